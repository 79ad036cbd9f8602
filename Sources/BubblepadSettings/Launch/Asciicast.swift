import CursesCore
import CursesUICore

/// A film of a terminal as asciinema has them, version 2: a line of facts, then a line for each moment at
/// which something is written.
package struct Asciicast {
  private let writer: FrameANSI
  private var shown: Frame?
  package private(set) var text: String

  package init(size: Size, depth: ColorDepth, title: String) {
    writer = FrameANSI(depth: depth)
    text = """
      {"version": 2, "width": \(size.columns), "height": \(size.rows), \
      "title": \(Self.quoted(title)), "env": {"TERM": "xterm-256color"}}

      """
  }

  /// Adds what changes on the screen at a moment, in seconds from the start.
  package mutating func add(_ frame: Frame, caret: Point?, at time: Double) {
    let changes = writer.changes(from: shown, to: frame)
    let start = shown == nil ? "\u{1B}[2J" : ""
    shown = frame
    let end =
      caret.map { "\u{1B}[\($0.row + 1);\($0.column + 1)H\u{1B}[?25h" } ?? ""
    guard !changes.isEmpty || !start.isEmpty else { return }
    let milliseconds = Int((time * 1000).rounded())
    let places = String(milliseconds % 1000 + 1000).dropFirst()
    text += "[\(milliseconds / 1000).\(places), \"o\", "
    text += Self.quoted("\u{1B}[?25l" + start + changes + end) + "]\n"
  }

  /// A text as JSON has it.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
