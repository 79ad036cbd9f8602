import CursesText

/// The bytes of a step's journal: a line that names the form, then fields, each its length, a colon and its bytes.
struct StepRecord: Sendable {
  /// A file, with what tells its two texts apart.
  struct Change: Sendable {
    let path: String
    let before: ContentHash
    let after: ContentHash
    /// Bytes at the start and at the end that stay.
    let prefix: Int
    let suffix: Int
    let old: [UInt8]
    let new: [UInt8]

    init(_ text: StepText) {
      let (before, after) = (text.before.bytes, text.after.bytes)
      let most = min(before.count, after.count)
      var prefix = 0
      while prefix < most, before[prefix] == after[prefix] { prefix += 1 }
      var suffix = 0
      while suffix < most - prefix,
        before[before.count - 1 - suffix] == after[after.count - 1 - suffix]
      {
        suffix += 1
      }
      (path, self.prefix, self.suffix) = (text.path, prefix, suffix)
      (self.before, self.after) = (ContentHash(text.before), ContentHash(text.after))
      old = Array(before[prefix..<before.count - suffix])
      new = Array(after[prefix..<after.count - suffix])
    }

    fileprivate init?(_ fields: inout Fields) {
      guard let path = fields.text(),
        let before = fields.next().flatMap({ ContentHash(bytes: $0) }),
        let after = fields.next().flatMap({ ContentHash(bytes: $0) }),
        let prefix = fields.number(), let suffix = fields.number(), let old = fields.next(),
        let new = fields.next()
      else { return nil }
      (self.path, self.before, self.after) = (path, before, after)
      (self.prefix, self.suffix, self.old, self.new) = (prefix, suffix, old, new)
    }

    fileprivate var fields: [[UInt8]] {
      [
        Array(path.utf8), before.bytes, after.bytes, Array("\(prefix)".utf8),
        Array("\(suffix)".utf8), old, new,
      ]
    }
  }

  let notebook: String
  /// What it does, as a command says it; empty where that is not known.
  let name: String
  /// Whether it undoes a step that was done before: that of its name.
  let isUndoing: Bool
  /// The folders that are made for it, the outermost first.
  let newFolders: [String]
  let moves: [StepMove]
  let changes: [Change]

  /// Whether it was stopped, so that what was written was given its former bytes back.
  let isStopped: Bool

  static let suffix = ".step"
  private static let header = Array("bubblepad step 3\n".utf8)
  /// Those of the forms before: the first has no name, and neither says whether the step undoes another.
  private static let oldHeaders = [1, 2].map { Array("bubblepad step \($0)\n".utf8) }
  private static let end = Array("end".utf8)
  /// What stands after the end once the step was stopped.
  static let stopped = Array("7:stopped".utf8)

  static func folder(in places: NotebookPlaces) -> String {
    FilePath.join(places.stateFolder, "steps")
  }

  init(notebook: String, _ step: StepName, moves: [StepMove], texts: [StepText]) {
    (self.notebook, self.moves, isStopped) = (notebook, moves, false)
    (name, isUndoing, newFolders) = (step.words, step.isUndoing, step.newFolders)
    changes = texts.map { Change($0) }
  }

  var bytes: [UInt8] {
    var bytes = Self.header
    func add(_ field: [UInt8]) {
      bytes += "\(field.count):".utf8
      bytes += field
    }
    add(Array(notebook.utf8))
    add(Array(name.utf8))
    add([isUndoing ? 0x31 : 0x30])
    add(Array("\(newFolders.count)".utf8))
    for folder in newFolders { add(Array(folder.utf8)) }
    add(Array("\(moves.count)".utf8))
    for move in moves {
      add(Array(move.from.utf8))
      add(Array(move.to.utf8))
    }
    add(Array("\(changes.count)".utf8))
    for change in changes { for field in change.fields { add(field) } }
    add(Self.end)
    return bytes
  }

  /// Nil for bytes that are none, or not all: then no file was written yet.
  init?(_ bytes: [UInt8]) {
    let old = Self.oldHeaders.firstIndex { bytes.starts(with: $0) }
    guard old != nil || bytes.starts(with: Self.header) else { return nil }
    var fields = Fields(bytes: bytes, place: Self.header.count)
    guard let notebook = fields.text(), let name = old == 0 ? "" : fields.text(),
      let undoing = old == nil ? fields.number() : 0,
      let folderCount = old == nil ? fields.number() : 0, folderCount <= bytes.count
    else { return nil }
    (self.notebook, self.name, isUndoing) = (notebook, name, undoing == 1)
    var folders: [String] = []
    for _ in 0..<folderCount {
      guard let folder = fields.text() else { return nil }
      folders.append(folder)
    }
    newFolders = folders
    guard let moveCount = fields.number(), moveCount <= bytes.count else { return nil }
    var moves: [StepMove] = []
    for _ in 0..<moveCount {
      guard let from = fields.text(), let to = fields.text() else { return nil }
      moves.append(StepMove(from: from, to: to))
    }
    guard let count = fields.number(), count <= bytes.count else { return nil }
    var changes: [Change] = []
    for _ in 0..<count {
      guard let change = Change(&fields) else { return nil }
      changes.append(change)
    }
    guard fields.next() == Self.end else { return nil }
    (self.moves, self.changes) = (moves, changes)
    isStopped = fields.rest == Self.stopped
  }

  fileprivate struct Fields {
    let bytes: [UInt8]
    var place: Int

    var rest: [UInt8] { Array(bytes[place...]) }

    mutating func next() -> [UInt8]? {
      var length = 0
      while place < bytes.count, (0x30...0x39).contains(bytes[place]), length < bytes.count {
        length = length * 10 + Int(bytes[place] - 0x30)
        place += 1
      }
      guard place < bytes.count, bytes[place] == UInt8(ascii: ":"),
        length <= bytes.count - place - 1
      else { return nil }
      defer { place += 1 + length }
      return Array(bytes[place + 1..<place + 1 + length])
    }

    mutating func text() -> String? { next().flatMap { String(validating: $0, as: UTF8.self) } }

    mutating func number() -> Int? {
      text().flatMap { Int($0) }.flatMap { (0..<1 << 40).contains($0) ? $0 : nil }
    }
  }
}
