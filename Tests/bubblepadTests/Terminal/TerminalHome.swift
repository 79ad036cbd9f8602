import BubblepadNotebook
import CursesTerminalHarness
import Glibc

/// A home folder of its own for one test, and the built program in it on a pseudo-terminal.
final class TerminalHome {
  let root: String
  /// The folder that the tests open as notebook.
  var notebook: String { root + "/notes" }

  struct Failure: Error { let reason: String }

  init() throws {
    var pattern = Array("/tmp/bubblepad-test-XXXXXX".utf8CString)
    guard mkdtemp(&pattern) != nil else { throw Failure(reason: "mkdtemp: \(errno)") }
    root = pattern.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    mkdir(notebook, 0o700)
  }

  deinit { Folder.remove(root) }

  /// All names in a folder, hidden ones too.
  static func names(in folder: String) -> [String] { (Folder.names(in: folder) ?? []).sorted() }

  // MARK: Files

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
  }

  /// Writes a note of the notebook, or a file at any path.
  func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen(path(name), "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// A file's bytes; nil when there is none.
  func bytes(_ name: String) -> [UInt8]? {
    guard let file = fopen(path(name), "rb") else { return nil }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      result += buffer[..<count]
    }
    return result
  }

  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  func path(_ name: String) -> String { name.hasPrefix("/") ? name : "\(notebook)/\(name)" }

  /// The paths of all files below the home whose bytes contain a text.
  func files(containing text: String, in folder: String? = nil) -> [String] {
    let folder = folder ?? root
    let wanted = Array(text.utf8)
    return Self.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { return [] }
      if status.st_mode & S_IFMT == S_IFDIR { return files(containing: text, in: path) }
      return bytes(path)?.firstRange(of: wanted) == nil ? [] : [path]
    }
  }

  /// The bytes of all files in a folder and those below.
  func size(of folder: String) -> Int {
    Self.names(in: folder).reduce(0) { sum, name in
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { return sum }
      return sum + (status.st_mode & S_IFMT == S_IFDIR ? size(of: path) : Int(status.st_size))
    }
  }

  /// Writes the settings file.
  func configure(_ yaml: String) {
    Self.makeFolder(root + "/config/bubblepad")
    write(yaml, to: root + "/config/bubblepad/config.yaml")
  }

  /// In bytes: what the journals hold.
  var journalSize: Int { size(of: root + "/state/bubblepad/recovery") }

  // MARK: The program

  var environment: [String: String] {
    [
      "HOME": root, "XDG_DATA_HOME": root + "/data", "XDG_STATE_HOME": root + "/state",
      "XDG_CONFIG_HOME": root + "/config", "COLORTERM": "truecolor",
    ]
  }

  /// Starts the program, by default on the notebook and with the bubbles held still.
  func start(
    _ arguments: [String]? = nil, environment extra: [String: String] = [:],
    columns: Int = 100, rows: Int = 30
  ) throws -> TerminalHarness {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("bubblepad"), arguments ?? ["--no-animation", notebook],
      environment: environment.merging(extra) { $1 }, columns: columns, rows: rows)
    program.owner = self
    return program
  }

  /// Starts the program on one note of the notebook and waits until a text is on the screen.
  func open(
    _ name: String, showing text: String, arguments: [String] = [],
    environment: [String: String] = [:], columns: Int = 100, rows: Int = 30
  ) throws -> TerminalHarness {
    let program = try start(
      ["--no-animation"] + arguments + [path(name)], environment: environment, columns: columns,
      rows: rows)
    try program.waitFor(text)
    return program
  }
}

/// Keys as a terminal without a keyboard protocol sends them.
enum Keys {
  static let escape = "\u{1B}"
  static let enter = "\r"
  static let tab = "\t"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let toTop = "\u{1B}[1;5H"
  static let toEnd = "\u{1B}[1;5F"
  static let shiftEnd = "\u{1B}[1;2F"
  static let f1 = "\u{1B}OP"
  static let f2 = "\u{1B}OQ"
  static let f7 = "\u{1B}[18~"
  static let f9 = "\u{1B}[20~"

  static func ctrl(_ letter: Character) -> String {
    String(UnicodeScalar((letter.asciiValue ?? 64) & 0x1F))
  }

  static func alt(_ letter: Character) -> String { "\u{1B}\(letter)" }
}

extension TerminalHarness {
  /// Waits until a text is on the screen. The panels come after the first text: they are waited for too,
  /// but not for long, since where all of them are hidden there is nothing to see of them.
  func waitFor(_ text: String, seconds: Double = 60) throws {
    try waitUntil(seconds: seconds) { $0.text.contains(text) }
    try? waitUntil(seconds: 1) { $0.hasLowerEdge }
  }

  /// Waits until a text has left the screen.
  func waitForNo(_ text: String) throws { try waitUntil { !$0.text.contains(text) } }

  /// Waits until a question of the start takes letters: those typed from the first moment on are none for it.
  func settleAfterQuestion() { settle(milliseconds: 900) }

  /// Saves and waits for the word that it is done.
  func save() throws {
    send(Keys.ctrl("s"))
    try waitUntil { $0.text.contains("✓ Saved.") }
  }

  /// A button at a cell, as SGR 1006 reports it.
  func mouse(_ button: Int, _ place: (column: Int, row: Int), isPress: Bool = true) {
    send("\u{1B}[<\(button);\(place.column + 1);\(place.row + 1)\(isPress ? "M" : "m")")
  }

  func click(_ place: (column: Int, row: Int)) {
    mouse(0, place)
    mouse(0, place, isPress: false)
  }

  /// The status row or box: the last rows of the screen.
  var status: String { (0..<screen.rows).suffix(4).map { screen.text(row: $0) }.joined() }
}

extension TerminalScreen {
  /// Whether anything is written in the last rows, as the status bar does.
  var hasLowerEdge: Bool {
    (max(0, rows - 4)..<rows).contains { row in text(row: row).contains { $0 != " " } }
  }

  /// The cell where a text begins on the screen.
  func place(of text: String) throws -> (column: Int, row: Int) {
    let wanted = Array(text)
    for row in 0..<rows {
      let cells = (0..<columns).map { column -> String in
        let text = cell(column, row).text
        return text.isEmpty ? " " : text
      }
      for column in cells.indices where column + wanted.count <= cells.count {
        if zip(wanted, cells[column...]).allSatisfy({ String($0) == $1 }) { return (column, row) }
      }
    }
    throw TerminalHome.Failure(reason: "“\(text)” is not on the screen:\n\(self.text)")
  }
}

extension TerminalHarness {
  /// Locks the open note with “seven quiet otters dine”.
  func lockNote() throws {
    send(Keys.alt("l"))
    try waitFor("Lock note")
    send("seven quiet otters dine" + Keys.tab + "seven quiet otters dine")
    try waitFor("✓ The two match")
    send(Keys.enter)
    try waitUntil(seconds: 300) { $0.text.contains("✓ Locked.") }
  }
}
