import CursesCore
import CursesThemes

@testable import CursesRichEditor
@testable import CursesTextEditors

/// A page of blocks drawn one under the other, as a test reads it.
struct DrawnPage {
  var frame: Frame
  var rows: [String]

  init(
    _ blocks: [PageBlock], measure: Int, signs: PageSigns = .unicode, marks: [Int: PageMarks] = [:],
    widths: WidthModel = .perScalar
  ) throws {
    let format = PageFormat(measure: measure, widths: widths, signs: signs)
    let painter = RowPainter(
      look: PageLook(theme: try ThemeLibrary().theme(named: themeName)), format: format, left: 0,
      hasTargets: true)
    frame = Frame(size: Size(columns: measure + 1, rows: 40))
    var at = 0
    for (index, block) in blocks.enumerated() {
      var layout = BlockLayout(block, format: format)
      var row = 0
      while layout.row(at: row) != nil {
        painter.paint(&layout, row: row, marks: marks[index] ?? .none, at: at, in: &frame)
        row += 1
        at += 1
      }
    }
    let drawn = frame
    rows = (0..<at).map { drawn.text(row: $0).trimmingEnd() }
  }

  /// The attributes of the cells where a text stands.
  func style(of text: String) -> Style? {
    for row in 0..<frame.size.rows {
      let cells = (0..<frame.size.columns).map { frame[$0, row] }.filter { $0.width > 0 }
      let characters = cells.map { $0.glyph.text }
      let wanted = text.map(String.init)
      for start in characters.indices where characters[start...].starts(with: wanted) {
        return cells[start].style
      }
    }
    return nil
  }
}

let themeName = ThemeLibrary.defaultDark

extension String {
  func trimmingEnd() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// A leaf from text with `*strong*`, `_emphasis_`, `` `code` ``, `~struck~` and `<link>` marks.
func leaf(_ marked: String) -> PageLeaf {
  var text: [UInt8] = []
  var spans: [PageSpan] = []
  var open: [Character: Int] = [:]
  let kinds: [Character: PageAttributes] = [
    "*": .strong, "_": .emphasis, "`": .code, "~": .strikethrough, ">": .link,
  ]
  for character in marked {
    if character == "<" {
      open[">"] = text.count
    } else if let kind = kinds[character] {
      if let start = open.removeValue(forKey: character) {
        spans.append(
          PageSpan(
            range: start..<text.count, attributes: kind,
            target: kind == .link ? "https://example.org" : ""))
      } else {
        open[character] = text.count
      }
    } else {
      text += Array(String(character).utf8)
    }
  }
  return PageLeaf(text, spans: spans)
}
