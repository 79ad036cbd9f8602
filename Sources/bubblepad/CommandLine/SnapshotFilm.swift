/// The moments of a film and the keys that are pressed before each.
struct SnapshotFilm {
  /// An image, and what is done before it is made.
  struct Moment: Equatable {
    /// Seconds from the start.
    var time: Double
    var steps: [SnapshotRequest.Step]
  }

  let moments: [Moment]

  /// Seconds for a key, and for a letter of a text that is typed.
  private static let keySeconds = 0.7
  private static let letterSeconds = 0.12

  /// As long as was asked for, and until the last key is pressed at least.
  init(_ request: SnapshotRequest) {
    var due: [Moment] = []
    var time = 0.0
    for step in request.steps {
      switch step {
      case .press:
        time += Self.keySeconds
        due.append(Moment(time: time, steps: [step]))
      case .type(let text):
        for character in text {
          time += Self.letterSeconds
          due.append(Moment(time: time, steps: [.type(String(character))]))
        }
      case .wait(let seconds): time += seconds
      }
    }
    let count = Int((max(request.duration, time) * Double(request.rate)).rounded(.up)) + 1
    var left = due[...]
    moments = (0..<count).map { index in
      let time = Double(index) / Double(request.rate)
      let now = left.prefix { $0.time <= time + 1e-9 }
      left = left.dropFirst(now.count)
      return Moment(time: time, steps: now.flatMap(\.steps))
    }
  }
}
