/// The steps of a history, the newest last. A value that is copied without its steps and changed at its end in constant
/// time, so that a history can be kept while something is tried.
struct StepStack {
  typealias Step = History.Step

  /// How many steps lie in one chunk.
  private static let chunk = 64

  /// The older steps, in full chunks.
  private var full: [[Step]] = []
  /// The newest steps; empty only where there are none.
  private var top: [Step] = []

  init() {}

  init(_ steps: some Sequence<Step>) { for step in steps { append(step) } }

  mutating func append(_ step: Step) {
    if top.count == Self.chunk {
      full.append(top)
      top = []
    }
    top.append(step)
  }

  mutating func popLast() -> Step? {
    let step = top.popLast()
    if top.isEmpty { top = full.popLast() ?? [] }
    return step
  }

  mutating func removeLast(_ count: Int) { for _ in 0..<count { _ = popLast() } }
}

extension StepStack: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { full.count * Self.chunk + top.count }

  subscript(index: Int) -> Step {
    get {
      let chunk = index / Self.chunk
      return chunk < full.count ? full[chunk][index % Self.chunk] : top[index % Self.chunk]
    }
    set {
      let chunk = index / Self.chunk
      if chunk < full.count {
        full[chunk][index % Self.chunk] = newValue
      } else {
        top[index % Self.chunk] = newValue
      }
    }
  }
}
