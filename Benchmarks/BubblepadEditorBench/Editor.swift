import Glibc

/// A key as an editor's table names it.
enum EditorKey {
  case text(String)
  case down, home, end, enter, escape
  case control(Character)
  /// Escape and a character: Alt.
  case alt(Character)
  case pageDown
  /// Ctrl+End.
  case documentEnd

  func bytes(applicationCursor: Bool) -> [UInt8] {
    let start: [UInt8] = [0x1B, UInt8(ascii: applicationCursor ? "O" : "[")]
    switch self {
    case .text(let text): return Array(text.utf8)
    case .down: return start + [UInt8(ascii: "B")]
    case .home: return start + [UInt8(ascii: "H")]
    case .end: return start + [UInt8(ascii: "F")]
    case .enter: return [0x0D]
    case .escape: return [0x1B]
    case .alt(let letter): return [0x1B] + Array(String(letter).utf8)
    case .pageDown: return Array("\u{1B}[6~".utf8)
    case .documentEnd: return Array("\u{1B}[1;5F".utf8)
    case .control(let letter): return [(letter.asciiValue ?? 0) & 0x1F]
    }
  }
}

/// An editor and how it is driven.
struct Editor {
  let name: String
  /// The file to edit comes last.
  let arguments: [String]
  /// Keys that lead to where typing types.
  var begin: [EditorKey] = []
  /// Keys that lead from there to where commands are given, and so back behind `begin`.
  var leave: [EditorKey] = []
  /// Keys that save, from there.
  let save: [EditorKey]
  /// The key that leads to the end of the note, from where commands are given.
  var jumpToEnd = EditorKey.documentEnd
  /// Keys that lead to a line, from where commands are given.
  let goToLine: @Sendable (Int) -> [EditorKey]

  static let nano = Editor(
    name: "nano", arguments: ["nano"], save: [.control("s")],
    goToLine: { [.control("_"), .text("\($0)"), .enter] })

  /// Without any of its scripts.
  static let vim = vim(named: "vim", [])

  /// With the Markdown colours that it has as it is installed.
  static let vimWithColors = vim(
    named: "vim, colours", ["--cmd", "filetype on", "-c", "syntax on"])

  private static func vim(named name: String, _ options: [String]) -> Editor {
    Editor(
      name: name, arguments: ["vim", "-u", "NONE", "-N", "-i", "NONE"] + options,
      begin: [.text("i")], leave: [.escape], save: [.escape, .text(":w"), .enter],
      jumpToEnd: .text("G"), goToLine: { [.text(":\($0)"), .enter] })
  }

  static let micro = Editor(
    name: "micro", arguments: ["micro"], save: [.control("s")],
    goToLine: { [.control("l"), .text("\($0)"), .enter] })

  static let kakoune = Editor(
    name: "kakoune", arguments: ["kak", "-e", "set global startup_info_version 99999999"],
    begin: [.text("i")], leave: [.escape], save: [.escape, .text(":w"), .enter],
    jumpToEnd: .text("ge"), goToLine: { [.text("\($0)g")] })

  static let dte = Editor(
    name: "dte", arguments: ["dte"], save: [.control("s")], jumpToEnd: .alt("e"),
    goToLine: { [.alt("x"), .text("line \($0)"), .enter] })

  /// What Bubblepad is compared with, where it is installed.
  static let peers = [vim, vimWithColors, nano, micro, kakoune, dte]

  /// Bubblepad as it starts, and with its bubbles held still.
  static func bubblepad(_ program: String) -> [Editor] {
    [("bubblepad, still", [program, "--no-animation"]), ("bubblepad", [program])].map {
      Editor(
        name: $0, arguments: $1, save: [.control("s")],
        goToLine: { [.control("l"), .text("\($0)"), .enter] })
    }
  }

  /// Whether its program is found.
  var isInstalled: Bool {
    guard let program = arguments.first, !program.contains("/") else { return true }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
