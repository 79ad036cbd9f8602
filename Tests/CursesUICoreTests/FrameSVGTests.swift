import CursesCore
import Testing

@testable import CursesHost

@Suite("A frame as SVG")
struct FrameSVGTests {
  @Test("Runs are merged, halves drawn, text escaped and styled")
  func picture() {
    let red = Color(hex: 0xFF0000)
    var frame = Frame(
      size: Size(columns: 6, rows: 2), filledWith: Cell(style: Style(background: red)))
    frame.write("<b&", column: 0, row: 0, foreground: .white, attributes: [.bold, .underline])
    frame.put(
      .upperHalf, width: 1, column: 5, row: 1, foreground: Color(hex: 0x00FF00), background: red)
    let svg = FrameSVG(cellWidth: 10, cellHeight: 20).text(frame)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" xml:space=\"preserve\" "))
    #expect(svg.contains("width=\"60\" height=\"40\" viewBox=\"0 0 60 40\""))
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"60\" height=\"20\" fill=\"#ff0000\"/>"))
    #expect(svg.contains("<rect x=\"50\" y=\"20\" width=\"10\" height=\"10\" fill=\"#00ff00\"/>"))
    #expect(svg.contains("<rect x=\"0\" y=\"30\" width=\"60\" height=\"10\" fill=\"#ff0000\"/>"))
    #expect(svg.contains("class=\"b\">&lt;b&amp;</text>"))
    #expect(svg.contains("<rect x=\"0\" y=\"17\" width=\"30\" height=\"1\" fill=\"#ffffff\"/>"))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test("Reversed text swaps its colours; a wide cluster is written once")
  func reverse() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.put(
      Glyph("日" as Character), width: 2, column: 0, row: 0, foreground: .white, background: .black,
      attributes: .reverse)
    let svg = FrameSVG(cellWidth: 10, cellHeight: 20).text(frame)
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\" fill=\"#ffffff\"/>"))
    #expect(svg.contains("textLength=\"20\""))
    #expect(svg.contains("fill=\"#000000\">日</text>"))
  }
}
