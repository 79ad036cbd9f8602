/// A key as an editor's table names it.
enum EditorKey {
  case text(String)
  case down, home, end, enter, escape
  case control(Character)
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
  /// Keys that save, from there.
  let save: [EditorKey]
  /// The key that leads to the end of the note.
  let jumpToEnd = EditorKey.documentEnd
  /// Keys that lead to a line, from where typing types and back to it.
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
      begin: [.text("i")], save: [.escape, .text(":w"), .enter],
      goToLine: { [.escape, .text(":\($0)"), .enter, .text("i")] })
  }

  /// What Bubblepad is compared with.
  static let peers = [vim, vimWithColors, nano]

  /// Bubblepad as it starts, and with its bubbles held still.
  static func bubblepad(_ program: String) -> [Editor] {
    [("bubblepad, still", [program, "--no-animation"]), ("bubblepad", [program])].map {
      Editor(
        name: $0, arguments: $1, save: [.control("s")],
        goToLine: { [.control("l"), .text("\($0)"), .enter] })
    }
  }
}
