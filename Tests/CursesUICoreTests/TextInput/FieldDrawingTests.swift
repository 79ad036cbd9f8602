import CursesCore
import Testing

@testable import CursesTextFields

struct FieldDrawingTests {
  @Test func drawsValueAndCaret() {
    var field = field("Hello ¦world")
    #expect(field.drawn(columns: 14) == ("Hello world   ", 6))
    #expect(field.drawn(columns: 14, isFocused: false) == ("Hello world   ", nil))
  }

  /// Where the ground of a field is known by its line, its blanks have that too; lines of the text end with it.
  @Test(arguments: [false, true]) func blanksHaveTheLinesOfTheGround(isUnderlined: Bool) {
    var field = field("ab¦")
    var frame = Frame(size: Size(columns: 6, rows: 1))
    var ground = Style()
    if isUnderlined { ground.attributes = .underline }
    for column in 0..<6 {
      frame.write(" ", column: column, row: 0, style: ground, widths: .perScalar)
    }
    var look = plainLook
    look.value.attributes = .underline
    _ = field.draw(into: &frame, rect: frame.bounds, look: look, isFocused: true)
    let lines = (0..<6).map { frame[$0, 0].style.attributes.contains(.underline) }
    #expect(lines == [true, true] + Array(repeating: isUnderlined, count: 4))
  }

  @Test func scrollsWithSignsAtTheEdges() {
    var field = field("0123456789¦")
    #expect(field.drawn(columns: 6) == ("‹6789 ", 5))
    field.perform(.move(.characterBackward))
    #expect(field.drawn(columns: 6) == ("‹6789 ", 4))
    for _ in 0..<4 { field.perform(.move(.characterBackward)) }
    #expect(field.drawn(columns: 6) == ("‹56789", 1))
    field.perform(.move(.start))
    #expect(field.drawn(columns: 6) == ("01234›", 0))
    for _ in 0..<5 { field.perform(.move(.characterForward)) }
    #expect(field.drawn(columns: 6) == ("‹2345›", 4))
    #expect(field.drawn(columns: 6, isFocused: false) == ("01234›", nil))
  }

  @Test(arguments: 1...12)
  func theCaretIsAlwaysSeen(columns: Int) {
    var field = field("a日bc👍🏽d0123456789語¦")
    var frame = Frame(size: Size(columns: columns, rows: 1))
    for step in 0..<80 {
      field.perform(.move(step < 40 ? .characterBackward : .characterForward))
      let caret = field.draw(
        into: &frame, rect: frame.bounds, look: plainLook, isFocused: true)
      let column = caret ?? -1
      #expect(column >= 0 && column < columns)
      let isOnSign = columns >= 4 && ["‹", "›"].contains(frame[column, 0].glyph.text)
      #expect(!isOnSign, "step \(step)")
    }
  }

  @Test func noEmptyCellsAreLeftAfterDeleting() {
    var field = field("0123456789¦")
    _ = field.drawn(columns: 6)
    for _ in 0..<4 { field.perform(.delete(.characterBackward)) }
    #expect(field.drawn(columns: 6) == ("‹2345 ", 5))
    field.perform(.delete(.characterBackward))
    #expect(field.drawn(columns: 6) == ("01234 ", 5))
  }

  @Test func wideCharactersAreNeverHalved() {
    var field = field("日本語日本語¦")
    #expect(field.drawn(columns: 6) == ("‹本語 ", 5))
    var other = CursesUICoreTests.field("¦日本語日本語")
    #expect(other.drawn(columns: 6).text == "日本 ›")
  }

  @Test func placeholderAndGhost() {
    var empty = field("¦")
    #expect(empty.drawn(columns: 8, placeholder: "filter notes") == ("filter n", 0))
    var typed = field("gro¦")
    #expect(typed.drawn(columns: 10, ghost: "ceries") == ("groceries ", 3))
    #expect(typed.drawn(columns: 10, isFocused: false, ghost: "ceries").text == "gro       ")
    typed.perform(.move(.start))
    #expect(typed.drawn(columns: 10, ghost: "ceries").text == "gro       ")
  }

  @Test func stylesOfTheParts() {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    var field = field("0«123¦»456789")
    field.draw(into: &frame, rect: frame.bounds, look: plainLook, isFocused: true)
    #expect(
      (0..<6).map { frame[$0, 0].style.attributes.contains(.reverse) }
        == [false, true, true, true, false, false])
    #expect(frame[5, 0].style.attributes == .bold)
    #expect(frame[5, 0].glyph.text == "›")
  }

  @Test func aClearBackgroundKeepsWhatIsThere() {
    let shade = Color(hex: 0x202030)
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.fill(frame.bounds, with: Cell(style: Style(background: shade)))
    let look = FieldLook(
      value: Style(foreground: .white), selection: Style(), placeholder: Style())
    var field = field("ab¦")
    field.draw(into: &frame, rect: frame.bounds, look: look, isFocused: true)
    #expect(frame[0, 0].style.background == shade && frame[3, 0].style.background == shade)
  }

  @Test func controlsAreShownAndTakeACell() {
    var field = TextFieldEditor(PlainStorage("a\u{1B}b\u{200B}\n"))
    #expect(field.drawn(columns: 8) == ("a␛b·␊   ", 5))
  }

  @Test func staysInItsRect() {
    var frame = Frame(size: Size(columns: 10, rows: 3))
    var field = field("0123456789¦")
    let caret = field.draw(
      into: &frame, rect: Rect(column: 2, row: 1, columns: 5, rows: 2), look: plainLook,
      isFocused: true)
    #expect(frame.text(row: 1) == "  ‹789    ")
    #expect(frame.text(row: 2) == "          ")
    #expect(caret == 6)
    #expect(field.draw(into: &frame, rect: .zero, look: plainLook, isFocused: true) == nil)
  }

  @Test func asciiSigns() {
    var look = plainLook
    look.signs = .ascii
    var field = field("0123456789¦")
    #expect(field.drawn(columns: 6, look: look).text == "<6789 ")
  }
}

struct FieldMouseTests {
  @Test func aPressPutsTheCaretAndADragSelects() {
    var field = field("Hello world¦")
    field.press(atColumn: 2)
    #expect(marked(field) == "He¦llo world")
    field.drag(toColumn: 5)
    #expect(marked(field) == "He«llo¦» world")
    field.drag(toColumn: 0)
    #expect(marked(field) == "«¦He»llo world")
    field.release()
    field.drag(toColumn: 9)
    #expect(marked(field) == "«¦He»llo world")
    field.press(atColumn: 40)
    #expect(marked(field) == "Hello world¦")
    field.press(atColumn: 5, extending: true)
    #expect(marked(field) == "Hello«¦ world»")
  }

  @Test func twoClicksTakeAWordAndThreeAll() {
    var field = field("one two three¦")
    field.press(atColumn: 5, clicks: 2)
    #expect(marked(field) == "one «two¦» three")
    field.drag(toColumn: 9)
    #expect(marked(field) == "one «two three¦»")
    field.drag(toColumn: 1)
    #expect(marked(field) == "«¦one two» three")
    field.press(atColumn: 5, clicks: 3)
    #expect(marked(field) == "«one two three¦»")
  }

  @Test func twoClicksTakeAWordWithItsApostrophe() {
    var field = field("I don't.¦")
    field.press(atColumn: 4, clicks: 2)
    #expect(marked(field) == "I «don't¦».")
  }

  @Test func theRightHalfOfAWideCharacterIsBehindIt() {
    var field = field("日本¦")
    field.press(atColumn: 2)
    #expect(marked(field) == "日¦本")
    field.press(atColumn: 3)
    #expect(marked(field) == "日本¦")
  }

  @Test func draggingPastTheEdgeScrolls() {
    var field = field("0123456789¦")
    _ = field.drawn(columns: 6)
    field.press(atColumn: 3)
    for _ in 0..<20 {
      field.drag(toColumn: -1)
      _ = field.drawn(columns: 6)
    }
    #expect(marked(field) == "«¦01234567»89")
    #expect(field.drawn(columns: 6) == ("01234›", 0))
  }
}
