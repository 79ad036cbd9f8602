import CursesSeededRandom
import Testing

@testable import CursesCore

struct FrameTests {
  private func frame(_ columns: Int, _ rows: Int = 1) -> Frame {
    Frame(size: Size(columns: columns, rows: rows))
  }

  /// The rows of a frame, a trailing cell of a wide cluster left out.
  private func picture(_ frame: Frame) -> [String] {
    (0..<frame.size.rows).map(frame.text(row:))
  }

  /// Says what is wrong with the halves of wide clusters.
  private func brokenHalves(_ frame: Frame) -> [String] {
    var broken: [String] = []
    for row in 0..<frame.size.rows {
      var column = 0
      while column < frame.size.columns {
        let width = Int(frame[column, row].width)
        if width == 0 { broken.append("orphan at \(column),\(row)") }
        for next in 1..<max(2, width) where width > 1 && frame[column + next, row].width != 0 {
          broken.append("cut at \(column),\(row)")
        }
        column += max(1, width)
      }
    }
    return broken
  }

  @Test func writesCharactersByTheirWidth() {
    var frame = frame(8)
    #expect(frame.write("a日é", column: 1, row: 0, foreground: .white) == 5)
    #expect(picture(frame) == [" a日é   "])
    #expect(frame[2, 0].width == 2 && frame[3, 0].width == 0)
  }

  @Test func aWideCharacterAtTheEdgeIsBlank() {
    var frame = frame(4)
    frame.write("abc日", column: 0, row: 0, foreground: .white)
    #expect(picture(frame) == ["abc "])
    frame.write("日", column: -1, row: 0, foreground: .white)
    #expect(picture(frame) == [" bc "])
  }

  @Test func overwritingHalfLeavesABlank() {
    var frame = frame(4)
    frame.write("日本", column: 0, row: 0, foreground: .white)
    frame.write("x", column: 1, row: 0, foreground: .white)
    #expect(picture(frame) == [" x本"])
    frame.write("語", column: 1, row: 0, foreground: .white)
    #expect(picture(frame) == [" 語 "])
    #expect(brokenHalves(frame).isEmpty)
  }

  @Test func clustersAreSplitWhereScalarsCount() {
    var frame = frame(8)
    frame.write("👍🏽e\u{301}", column: 0, row: 0, foreground: .white, widths: .perScalar)
    #expect(frame[0, 0].glyph.text == "👍" && frame[2, 0].glyph.text == "🏽")
    #expect(frame[4, 0].glyph.text == "e\u{301}" && frame[4, 0].width == 1)
    frame.write("👍🏽e\u{301}", column: 0, row: 0, foreground: .white, widths: .perCluster)
    #expect(frame[0, 0].glyph.text == "👍🏽" && frame[0, 0].width == 2)
    #expect(frame[2, 0].glyph.text == "e\u{301}")
  }

  @Test func aSplitClusterThatDoesNotFitIsBlank() {
    var frame = frame(3)
    #expect(frame.write("👍🏽", column: 0, row: 0, foreground: .white) == 4)
    #expect(picture(frame) == ["   "])
  }

  @Test func nothingInvisibleOrControllingIsDrawn() {
    var frame = frame(8)
    frame.write("a\u{1B}\u{202E}\u{200B}b\u{301}\r\n", column: 0, row: 0, foreground: .white)
    #expect(picture(frame) == ["a␛··b\u{301}␊  "])
  }

  @Test func theClipHoldsAndComesBack() {
    var frame = frame(6, 3)
    frame.withClip(Rect(column: 1, row: 1, columns: 3, rows: 5)) { frame in
      frame.write("abcdef", column: 0, row: 1, foreground: .white)
      frame.write("xyz", column: 0, row: 0, foreground: .white)
      frame.fill(frame.bounds, with: Cell(glyph: Glyph("." as Character), style: .plain))
      frame.withClip(Rect(column: 3, row: 0, columns: 9, rows: 9)) { frame in
        frame.write("12", column: 3, row: 2, foreground: .white)
      }
    }
    #expect(picture(frame) == ["      ", " ...  ", " ..1  "])
    #expect(frame.clip == frame.bounds)
  }

  @Test func fillingMendsBothEdges() {
    var frame = frame(6)
    frame.write("日本語", column: 0, row: 0, foreground: .white)
    frame.fill(
      Rect(column: 1, columns: 4, rows: 1),
      with: Cell(glyph: Glyph("." as Character), style: .plain))
    #expect(picture(frame) == [" .... "])
    #expect(brokenHalves(frame).isEmpty)
  }

  @Test func aBackgroundCanBeKept() {
    var frame = frame(2)
    frame.fill(frame.bounds, with: Cell(style: Style(background: .white)))
    frame.write("a", column: 0, row: 0, foreground: .black)
    frame.write("b", column: 1, row: 0, foreground: .black, background: .black)
    #expect(frame[0, 0].style.background == .white)
    #expect(frame[1, 0].style.background == .black)
  }

  @Test func emptyAndNegativeSizesDrawNothing() {
    for size in [Size.zero, Size(columns: -3, rows: 2), Size(columns: 3, rows: 0)] {
      var frame = Frame(size: size)
      frame.write("abc", column: 0, row: 0, foreground: .white)
      frame.fill(Rect(columns: 9, rows: 9), with: .blank)
      #expect(frame.cells.isEmpty)
      #expect(frame[0, 0] == .blank)
    }
  }

  @Test(arguments: UInt64(1)...4)
  func noHalfIsEverLeftBehind(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &chance) }
    let texts = ["日本語", "a", "👍🏽", "👨‍👩‍👧", "🇩🇪x", "\u{200B}", "é"]
    var frame = frame(9, 3)
    for step in 0..<2000 {
      let clip = Rect(
        column: random(-2...8), row: random(-1...2), columns: random(1...9), rows: random(1...3))
      frame.withClip(random(0...1) == 0 ? frame.bounds : clip) { frame in
        let (column, row) = (random(-3...9), random(-1...3))
        if random(0...5) == 0 {
          frame.fill(Rect(column: column, row: row, columns: 3, rows: 2), with: .blank)
        } else {
          frame.write(
            texts[random(0...texts.count - 1)], column: column, row: row, foreground: .white,
            widths: random(0...1) == 0 ? .perScalar : .perCluster)
        }
      }
      #expect(brokenHalves(frame).isEmpty, "seed \(seed) step \(step)")
    }
  }

  @Test func aGlyphOfOneCellIsPutAsByItsWidth() {
    for column in -1...8 {
      for clip in [
        Rect(column: 0, row: 0, columns: 8, rows: 1), Rect(column: 2, row: 0, columns: 3, rows: 1),
      ] {
        var one = frame(8)
        one.write("a世界b世", column: 0, row: 0, foreground: .white)
        var other = one
        _ = one.narrowClip(to: clip)
        _ = other.narrowClip(to: clip)
        let style = Style(foreground: .white, background: Color(hex: 0x102030), attributes: .bold)
        one.put(Glyph("x" as Unicode.Scalar), style: style, column: column, row: 0)
        other.put(
          Glyph("x" as Unicode.Scalar), width: 1, column: column, row: 0, foreground: .white,
          background: style.background, attributes: .bold)
        #expect(one == other, "column \(column)")
        #expect(brokenHalves(one) == [])
      }
    }
  }
}
