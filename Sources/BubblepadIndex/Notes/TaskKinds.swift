/// The kinds of tasks that a note has: most notes are passed over where one is looked for.
struct TaskKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let open = TaskKinds(rawValue: 1)
  static let done = TaskKinds(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those of some tasks.
  init(_ tasks: [NoteFacts.Task]) {
    self = tasks.reduce(into: []) { $0.insert($1.isOpen ? .open : .done) }
  }
}
