/// A key as an editor's table names it.
enum EditorKey {
  case text(String)
  case down, home, end, enter, escape
  case control(Character)

  func bytes(applicationCursor: Bool) -> [UInt8] {
    let start: [UInt8] = [0x1B, UInt8(ascii: applicationCursor ? "O" : "[")]
    switch self {
    case .text(let text): return Array(text.utf8)
    case .down: return start + [UInt8(ascii: "B")]
    case .home: return start + [UInt8(ascii: "H")]
    case .end: return start + [UInt8(ascii: "F")]
    case .enter: return [0x0D]
    case .escape: return [0x1B]
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

  static let nano = Editor(name: "nano", arguments: ["nano"], save: [.control("s")])

  static let vim = Editor(
    name: "vim", arguments: ["vim", "-u", "NONE", "-N", "-i", "NONE"], begin: [.text("i")],
    save: [.escape, .text(":w"), .enter])

  /// Bubblepad as it starts, and with its bubbles held still.
  static func bubblepad(_ program: String) -> [Editor] {
    [
      Editor(
        name: "bubblepad, still", arguments: [program, "--no-animation"], save: [.control("s")]),
      Editor(name: "bubblepad", arguments: [program], save: [.control("s")]),
    ]
  }
}
