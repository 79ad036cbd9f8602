/// The notes that were open, one after another, as a browser keeps its pages.
package struct NoteTrail: Equatable {
  package private(set) var current: String?
  /// The note before is the last one.
  package private(set) var back: [String] = []
  /// The note after is the last one.
  package private(set) var forward: [String] = []
  /// Where a step on the trail leads, until it is there.
  private var step: Step?

  private enum Step: Equatable {
    case back(FileID)
    case forward(FileID)
  }

  private static let mostNotes = 100

  /// - Parameter earlier: the notes of the last session, the last one first.
  package init(earlier: [String] = []) { back = Array(earlier.prefix(Self.mostNotes).reversed()) }

  /// A note is shown.
  package mutating func shown(_ path: String) {
    defer { step = nil }
    guard !path.isSamePath(as: current) else { return }
    switch step {
    case .back(FileID(path)):
      back = Self.before(path, in: back)
      if let current { forward.append(current) }
    case .forward(FileID(path)):
      forward = Self.before(path, in: forward)
      if let current { back.append(current) }
    default:
      if let current { back.append(current) }
      forward = []
      // The note that is shown need not be gone back to.
      if current == nil { back.removeAll { $0.isSamePath(as: path) } }
      if back.count > Self.mostNotes { back.removeFirst() }
    }
    current = path
  }

  private static func before(_ path: String, in list: [String]) -> [String] {
    Array(list[..<(list.lastIndex { $0.isSamePath(as: path) } ?? list.endIndex)])
  }

  /// The note that a step back or forward leads to; what `exists` says is not there is passed over.
  package mutating func target(forward isForward: Bool, exists: (String) -> Bool) -> String? {
    let list = isForward ? forward : back
    guard let path = list.last(where: { !$0.isSamePath(as: current) && exists($0) }) else {
      return nil
    }
    step = isForward ? .forward(FileID(path)) : .back(FileID(path))
    return path
  }

  package mutating func rename(_ path: String, to newPath: String) {
    func renamed(_ other: String) -> String {
      other.isSamePath(as: path) ? newPath : other
    }
    (back, forward) = (back.map(renamed), forward.map(renamed))
    current = current.map(renamed)
  }
}
