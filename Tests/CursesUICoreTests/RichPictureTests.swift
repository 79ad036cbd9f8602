import CursesCore
import CursesRichText
import CursesText
import CursesThemes
import Testing

@testable import CursesHost
@testable import CursesRichEditor
@testable import CursesTextEditors

/// Pictures below the images of a text.
@MainActor
struct RichPictureTests {
  /// A picture of a size: its left half red, its right half blue.
  private func picture(_ width: Int, _ height: Int, alpha: UInt8 = 255) -> Picture {
    var pixels = PixelGrid(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width {
        let isRed = column < width / 2
        pixels[column, row] = .init(
          red: isRed ? alpha : 0, green: 0, blue: isRed ? 0 : alpha, alpha: alpha)
      }
    }
    return Picture(pixels)
  }

  private func screen(
    _ source: String, columns: Int = 29, rows: Int = 20, depth: ColorDepth = .direct,
    usesUnicode: Bool = true, _ answers: [String: PictureAnswer] = [:]
  ) throws -> PictureScreen {
    let screen = PictureScreen(
      editor: RichEditorModel(RichDocument(SourceText(source))),
      size: Size(columns: columns, rows: rows),
      theme: try ThemeLibrary().theme(named: themeName).adapted(to: depth))
    screen.editor.showPictures(true)
    screen.editor.resize(
      to: screen.size, widths: .perScalar, usesUnicode: usesUnicode, depth: depth)
    _ = screen.rows
    screen.editor.take(answers)
    return screen
  }

  /// The size in the description of an image goes with its address.
  @Test(arguments: [
    ("![a|30](p.png)", "p.png|30"), ("![300](p.png)", "p.png|300"),
    ("![a b|64x48](<p q.png>)", "p q.png|64x48"), ("![a|b](p.png)", "p.png"),
    ("![a|](p.png)", "p.png"), ("![x30](p.png)", "p.png"), ("![](p.png)", "p.png"),
    ("![1|2x3x4](p.png)", "p.png"),
  ])
  func sizesOfImagesAreRead(source: String, address: String) throws {
    let screen = try screen(source + "\n")
    #expect(screen.editor.takeUnansweredPictures() == [address])
  }

  /// An embed that is a line of a paragraph is shown below that.
  @Test func anEmbedOnALineOfItsOwnIsShown() throws {
    let screen = try screen("a\n![[a.png|8]]\nb ![[b.png]]\n\nend\n")
    #expect(screen.editor.takeUnansweredPictures() == ["[[a.png|8]]"])
    screen.editor.take(["[[a.png|8]]": .picture(picture(4, 2))])
    #expect(screen.rows == ["a ![[a.png|8]] b ![[b.png]]", "####", "", "end"])
  }

  @Test func anImageIsAskedForOnceAndShownBelowItsWords() throws {
    let screen = try screen("before\n\n![Words](a.png)\n\nafter\n", columns: 20)
    #expect(screen.rows == ["before", "", "Words", "", "after"])
    #expect(screen.editor.takeUnansweredPictures() == ["a.png"])
    _ = screen.rows
    #expect(screen.editor.takeUnansweredPictures() == [])
    screen.editor.take(["a.png": .picture(picture(8, 4))])
    // Eight pixels across, four down.
    #expect(screen.rows == ["before", "", "Words", "########", "########", "", "after"])
    let (red, blue) = (screen.frame[0, 3].style, screen.frame[7, 4].style)
    #expect(red.background == Color(255, 0, 0) && blue.background == Color(0, 0, 255))
  }

  @Test(arguments: [
    // Wider than the text, and higher than half of the page: each takes the other along.
    (200, 20, 28, 2), (20, 200, 2, 10), (200, 200, 20, 10), (16, 3, 16, 2), (1, 1, 1, 1),
    (256, 1, 28, 1),
  ])
  func aPictureKeepsItsShapeAndItsBounds(width: Int, height: Int, columns: Int, rows: Int) throws {
    let screen = try screen(
      "![x](a)\n\nend\n", ["a": .picture(picture(width, height))])
    let shown = screen.rows.dropFirst().prefix { $0 != "" }
    #expect(shown.count == rows)
    #expect(shown.allSatisfy { $0.count == columns })
  }

  /// An embed is text with its picture below, as wide as it says.
  @Test func anEmbeddedPictureIsShownBelowItsText() throws {
    let screen = try screen("![[a.png|24]]\n\n![[b.png]] x\n\n\\![[c.png]]\n")
    #expect(screen.editor.takeUnansweredPictures() == ["[[a.png|24]]"])
    let small = Picture(picture(8, 4).pixels, mostColumns: 3)
    screen.editor.take(["[[a.png|24]]": .picture(small)])
    #expect(screen.rows == ["![[a.png|24]]", "###", "", "![[b.png]] x", "", "!c.png"])
  }

  /// Where a picture is all of a paragraph it is shown in the place of what names it, until the caret is there.
  @Test(arguments: ["![[a.png]]", "![[a.png|32]]", "![](a.png)"])
  func aPictureAloneStandsForItsSource(_ source: String) throws {
    let screen = try screen("top\n\n\(source)\n\nend\n")
    #expect(screen.rows == ["top", "", source, "", "end"])
    let address = try #require(screen.editor.takeUnansweredPictures().first)
    screen.editor.take([address: .picture(picture(4, 4))])
    #expect(screen.rows == ["top", "", "####", "####", "", "end"])
    screen.key(.down)
    #expect(screen.rows == ["top", "", source, "####", "####", "", "end"])
    #expect(screen.caret == Point(column: 0, row: 2))
    screen.key(.down)
    #expect(screen.rows == ["top", "", "####", "####", "", "end"])
    #expect(screen.caret == Point(column: 0, row: 5))
    screen.click(column: 1, row: 3)
    #expect(screen.caret == Point(column: 0, row: 2))
    // A picture that is selected looks so.
    let plain = screen.frame[0, 3].style
    screen.key(.home, .control)
    screen.key(.end, [.control, .shift])
    #expect(screen.rows.contains("####") && screen.frame[0, 2].style != plain)
    #expect(screen.source == "top\n\n\(source)\n\nend\n")
  }

  /// What cannot be drawn is named, and so is what is missing.
  @Test func aPictureThatIsNotDrawnIsNamed() throws {
    let answers: [String: PictureAnswer] = [
      "[[a.png]]": .picture(picture(4, 2)), "[[b.png]]": .problem("b.png is missing"),
    ]
    let source = "top\n\n![[a.png]]\n\n![[b.png]]\n"
    #expect(
      try screen(source, usesUnicode: false, answers).rows
        == ["top", "", "![[a.png]]", "", "![[b.png]]", "b.png is missing"])
    #expect(
      try screen(source, answers).rows
        == ["top", "", "####", "", "![[b.png]]", "b.png is missing"])
  }

  @Test func caretsPassAPictureInOneStep() throws {
    let screen = try screen(
      "one\n\n![two](a)\n\nthree\n", ["a": .picture(picture(10, 12))])
    for row in [0, 2, 10] {
      #expect(screen.caret?.row == row)
      screen.key(.down)
    }
    screen.key(.up)
    #expect(screen.caret?.row == 2)
    screen.key(.left)
    screen.type("!")
    #expect(screen.source == "one\n\n![tw!o](a)\n\nthree\n")
    // A click on the picture is one on its words.
    screen.click(column: 4, row: 6)
    #expect(screen.caret?.row == 2)
    // Typing the words leaves the picture where it is.
    #expect(screen.rows[3] == "##########")
  }

  @Test func severalImagesOfAParagraphAreShownOneBelowTheOther() throws {
    let screen = try screen(
      "a ![b](x) c ![](y) and ![d](x)\n",
      ["x": .picture(picture(4, 2)), "y": .picture(picture(6, 2)), "z": .nothing])
    #expect(screen.rows == ["a b c ![](y) and d", "####", "######", "####"])
  }

  @Test func picturesStandInItemsAndQuotations() throws {
    let screen = try screen(
      "- ![a](x)\n\n> ![b](x)\n", ["x": .picture(picture(4, 2))])
    #expect(screen.rows == ["• a", "  ####", "", "▎ b", "▎ ####"])
  }

  @Test func whatIsWrongIsSaidInItsPlace() throws {
    let screen = try screen(
      "![a](x)\n\n![b](y)\n", ["x": .problem("x.png is a damaged PNG"), "y": .nothing])
    #expect(screen.rows == ["a", "x.png is a damaged PNG", "", "b"])
  }

  @Test func withoutBlocksTheWordsAreAll() throws {
    let screen = try screen("![a](x)\n", usesUnicode: false, ["x": .picture(picture(4, 2))])
    #expect(screen.rows == ["a"])
  }

  /// Why a picture cannot be shown is said also where none is drawn.
  @Test func withoutBlocksItIsSaidWhatIsWrong() throws {
    let screen = try screen("![a](gone.png)\n", usesUnicode: false)
    #expect(screen.editor.takeUnansweredPictures() == ["gone.png"])
    screen.editor.take(["gone.png": .problem("gone.png is missing")])
    #expect(screen.rows == ["a", "gone.png is missing"])
  }

  /// Without colours a picture is made of dots, as many as it is light.
  @Test func withoutColoursLightIsDots() throws {
    var pixels = PixelGrid(width: 8, height: 8)
    for row in 0..<8 {
      for column in 0..<8 {
        let level: UInt8 = row < 4 ? 255 : row < 6 ? 0 : 128
        pixels[column, row] = .init(red: level, green: level, blue: level, alpha: 255)
      }
    }
    let screen = try screen("![a](x)\n", depth: .none, ["x": .picture(Picture(pixels))])
    _ = screen.rows
    let rows = FrameText(hasHalfBlocks: true).text(screen.frame).split(separator: "\n")
    #expect(rows[0] == "a")
    #expect(rows[1] == "████████" && rows[2] == "████████")
    let grey = rows[3...].joined()
    #expect(grey.contains("▀") || grey.contains("▄"))
    #expect(!grey.contains("████"))
  }

  /// Few colours: each cell shows one of those there are, and the mixture of many cells is the colour.
  @Test func coloursAreMixedWhereThereAreFew() throws {
    var pixels = PixelGrid(width: 24, height: 32)
    for row in 0..<32 {
      for column in 0..<24 {
        pixels[column, row] = .init(red: 115, green: 60, blue: 20, alpha: 255)
      }
    }
    for depth in [ColorDepth.indexed256, .ansi16] {
      let screen = try screen("![a](x)\n", rows: 40, depth: depth, ["x": .picture(Picture(pixels))])
      _ = screen.rows
      var sum = 0
      var colours: Set<Color> = []
      for row in 1..<17 {
        for column in 0..<24 {
          let cell = screen.frame[column, row]
          let halves = [
            cell.glyph == .space ? cell.style.background : cell.style.foreground,
            cell.style.background,
          ]
          colours.formUnion(halves)
          sum += halves.reduce(0) { $0 + Int($1.red) }
        }
      }
      #expect(colours.count > 1 && colours.count <= 16)
      #expect(abs(sum / 768 - 115) < (depth == .ansi16 ? 60 : 16), "\(depth): \(sum / 768)")
    }
  }

  @Test func clearPixelsShowThePage() throws {
    var pixels = PixelGrid(width: 4, height: 4)
    for column in 0..<4 { pixels[column, 1] = .init(red: 255, green: 0, blue: 0, alpha: 255) }
    for column in 0..<4 { pixels[column, 2] = .init(red: 0, green: 0, blue: 128, alpha: 128) }
    let screen = try screen("![a](x)\n", ["x": .picture(Picture(pixels))])
    _ = screen.rows
    let ground = screen.frame[20, 1].style.background
    #expect(screen.frame[0, 1].glyph.text == "▄" && screen.frame[0, 1].style.background == ground)
    #expect(screen.frame[0, 1].style.foreground == Color(255, 0, 0))
    #expect(screen.frame[0, 2].glyph.text == "▀" && screen.frame[0, 2].style.background == ground)
    #expect(screen.frame[0, 2].style.foreground.blue > 100)
  }

  @Test func theCaretStaysInViewWhenPicturesCome() throws {
    let screen = try screen(
      (1...6).map { "![p\($0)](\($0))\n\n" }.joined() + "end^\n", rows: 14)
    screen.key(.end, .control)
    _ = screen.rows
    let row = try #require(screen.caret?.row)
    #expect(row < 14)
    screen.editor.take(
      Dictionary(uniqueKeysWithValues: (1...6).map { ("\($0)", .picture(picture(8, 10))) }))
    _ = screen.rows
    #expect(screen.caret != nil)
  }

  @Test func picturesSwitchedOffLeaveTheWords() throws {
    let screen = try screen("![a](x)\n", ["x": .picture(picture(4, 2))])
    #expect(screen.rows.count == 2)
    screen.editor.showPictures(false)
    #expect(screen.rows == ["a"])
  }
}

/// An editor with pictures, as a test drives it.
@MainActor
final class PictureScreen {
  let editor: RichEditorModel
  let size: Size
  let theme: Theme
  private(set) var frame: Frame
  private(set) var caret: Point?

  init(editor: RichEditorModel, size: Size, theme: Theme) {
    (self.editor, self.size, self.theme) = (editor, size, theme)
    frame = Frame(size: size)
  }

  var source: String { editor.document.state.text.string }

  /// The rows as text, cells of pictures as `#`.
  var rows: [String] {
    draw()
    var rows = (0..<size.rows).map { row in
      (0..<size.columns).map { column -> String in
        let cell = frame[column, row]
        let isPicture = cell.glyph == .upperHalf || cell.style.background != .clear
        return isPicture && cell.style.background.isOpaque ? "#" : cell.glyph.text
      }.joined().trimmingEnd()
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  private func draw() {
    frame = Frame(size: size)
    caret = editor.draw(into: &frame, rect: frame.bounds, theme: theme, isFocused: true).caret
  }

  func key(_ code: Key.Code, _ modifiers: KeyModifiers = []) {
    editor.handle(Key(code, modifiers), tick: 0)
    draw()
  }

  func type(_ text: String) {
    for character in text { editor.handle(Key(.character(character)), tick: 0) }
    draw()
  }

  func click(column: Int, row: Int) {
    for action in [Mouse.Action.press(.left, clicks: 1), .release(.left)] {
      editor.handle(
        Mouse(action, at: Point(column: column, row: row), modifiers: []),
        in: Rect(origin: .zero, size: size), tick: 0)
    }
    draw()
  }
}
