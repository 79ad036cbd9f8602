import CursesCore
import CursesUI
import CursesUITesting
import Observation
import Testing

@testable import CursesViewGraph

/// A program with an attributed text.
@MainActor @Observable
final class MemoProgram {
  var text: AttributedString
  var selection = AttributedTextSelection()

  init(_ text: AttributedString) { self.text = text }

  var plain: String { String(text.characters) }

  /// The runs as `text` or `text{attributes}`, for a test to read.
  var runs: String {
    text.runs.map { run in
      var names: [String] = []
      if run.font?.resolve(in: Font.Context()).isBold == true { names.append("b") }
      if run.font?.resolve(in: Font.Context()).isItalic == true { names.append("i") }
      if run.underlineStyle != nil { names.append("u") }
      if run.foregroundColor == .red { names.append("red") }
      if run.link != nil { names.append("link") }
      let text = String(text.characters[run.range])
      return names.isEmpty ? text : "\(text){\(names.joined(separator: ","))}"
    }.joined(separator: "|")
  }

  func select(_ part: String) {
    guard let range = text.range(of: part) else { return }
    selection = AttributedTextSelection(range: range)
  }
}

struct MemoView: View {
  @Bindable var program: MemoProgram
  var body: some View {
    TextEditor(text: $program.text, selection: $program.selection).textEditorStyle(.plain)
  }
}

/// A text editor over an attributed string: what is stored and what the program is told.
@MainActor
@Suite struct AttributedEditorTests {
  private func memo(_ text: AttributedString) -> (MemoProgram, TestHost) {
    let program = MemoProgram(text)
    return (program, TestHost(columns: 24, rows: 6, MemoView(program: program)))
  }

  @Test func typedTextHasTheAttributesOfItsPlace() {
    var text = AttributedString("a")
    text.append(AttributedString("b", attributes: AttributeContainer().font(.body.bold())))
    let (program, stage) = memo(text)
    stage.type("日👨‍👩‍👧")
    #expect(program.runs == "a|b日👨‍👩‍👧{b}")
    stage.press(.home)
    stage.type("x")
    #expect(program.runs == "xa|b日👨‍👩‍👧{b}")
  }

  @Test func aSelectionIsASubscript() {
    let (program, stage) = memo("one two one")
    #expect(String(program.text[program.selection].characters).isEmpty)
    stage.press(.left, [.shift, .control])
    #expect(AttributedString(program.text[program.selection]) == AttributedString("one"))
    let ranges = program.text.characters.ranges(of: program.text[program.selection].characters)
    program.text.transform(updating: &program.selection) {
      $0[RangeSet(ranges)].foregroundColor = .red
    }
    #expect(program.runs == "one{red}| two |one{red}")
  }

  @Test func keysFormatTheSelectionAndWhatIsTypedNext() {
    let (program, stage) = memo("one two")
    stage.press(.left, [.shift, .control])
    stage.control("b")
    #expect(program.runs == "one |two{b}")
    stage.control("u")
    #expect(program.runs == "one |two{b,u}")
    stage.control("b")
    #expect(program.runs == "one |two{u}")
    stage.press(.end)
    stage.control("u")
    stage.alt("i")
    stage.type("!")
    #expect(program.runs == "one |two{u}|!{i}")
  }

  /// Halves of flags pair up anew when one before them comes or goes.
  @Test func halfAFlagThatIsLeftOverIsKept() {
    let (program, stage) = memo("")
    stage.paste("x\u{1F1E9}\u{1F1EA}")
    stage.press(.home)
    stage.press(.right)
    stage.control("b")
    stage.paste("x\u{1F1EB}")
    stage.press(.home)
    stage.press(.right)
    stage.press(.delete)
    #expect(program.plain == "x\u{1F1EB}\u{1F1E9}\u{1F1EA}")
    #expect(program.text.runs.count == 3, "the runs are kept")
    stage.press(.delete)
    #expect(program.plain == "x\u{1F1EA}", "\(program.plain.unicodeScalars.count) scalars")
    #expect(program.text.characters.count == 2)
    stage.control("z")
    #expect(program.plain == "xx\u{1F1EB}\u{1F1E9}\u{1F1EA}")
  }

  @Test func undoTakesAttributesBack() {
    let (program, stage) = memo("one two")
    stage.press(.left, [.shift, .control])
    stage.control("b")
    stage.type("x")
    #expect(program.runs == "one |x{b}")
    stage.control("z")
    #expect(program.runs == "one |two{b}")
    stage.control("z")
    #expect(program.runs == "one two")
    stage.control("y")
    #expect(program.runs == "one |two{b}")
  }

  @Test func theProgramFormatsTheSelection() {
    let (program, stage) = memo("🇩🇪 two")
    stage.press(.left, [.shift, .control])
    program.text.transformAttributes(in: &program.selection) { $0.foregroundColor = .red }
    stage.settle()
    #expect(program.runs == "🇩🇪 |two{red}")
    #expect(stage.marked == "🇩🇪 «¦two»", "the selection is kept, with its direction")
    stage.control("z")
    #expect(program.runs == "🇩🇪 two", "and it can be undone")
  }

  @Test func theProgramSetsTypingAttributes() {
    let (program, stage) = memo("a")
    program.text.transformAttributes(in: &program.selection) { $0.foregroundColor = .red }
    stage.settle()
    #expect(program.selection.typingAttributes(in: program.text).foregroundColor == .red)
    stage.type("b")
    #expect(program.runs == "a|b{red}")
    stage.press(.home)
    #expect(program.selection.typingAttributes(in: program.text).foregroundColor == nil)
  }

  @Test func theProgramMovesTheSelection() {
    let (program, stage) = memo("one two three")
    program.select("two")
    stage.settle()
    #expect(stage.marked == "one «two¦» three")
    stage.type("2")
    #expect(stage.marked == "one 2¦ three")
    #expect(
      program.selection.indices(in: program.text)
        == .insertionPoint(program.text.index(program.text.startIndex, offsetByCharacters: 5)))
  }

  @Test func theProgramReplacesTheSelection() {
    let (program, stage) = memo("one two")
    stage.press(.left, [.shift, .control])
    var link = AttributedString("new")
    link.link = URL(string: "https://example.org")
    program.text.replaceSelection(&program.selection, with: link)
    stage.settle()
    #expect(program.runs == "one |new{link}")
    #expect(stage.marked == "one new¦")
    stage.type("!")
    #expect(program.runs == "one |new{link}|!", "a link ends where its text ends")
  }

  @Test func aChangeElsewhereKeepsTheCaret() {
    let (program, stage) = memo("one two")
    stage.press(.left, .control)
    program.text.insert(AttributedString("zero "), at: program.text.startIndex)
    stage.settle()
    #expect(stage.marked == "zero one ¦two")
    stage.type("x")
    #expect(program.plain == "zero one xtwo")
  }

  @Test func copiesWithinTheProgramKeepTheirAttributes() {
    let (program, stage) = memo("ab")
    stage.press(.left, .shift)
    stage.control("b")
    stage.control("c")
    stage.press(.home)
    stage.control("v")
    #expect(program.runs == "b{b}|a|b{b}")
    stage.paste("plain")
    #expect(program.plain == "bplainab")
  }

  @Test func attributesAreDrawn() {
    var text = AttributedString("plain ")
    text.append(AttributedString("red", attributes: AttributeContainer().foregroundColor(.red)))
    var link = AttributedString(" link")
    link.link = URL(string: "https://example.org")
    text.append(link)
    text[text.startIndex..<text.index(text.startIndex, offsetByCharacters: 5)].font = .body.bold()
      .italic()
    text[text.startIndex..<text.index(text.startIndex, offsetByCharacters: 5)].underlineStyle =
      .single
    let (_, stage) = memo(text)
    #expect(stage.rows == ["plain red link"])
    #expect(stage.style(0, 0).attributes.isSuperset(of: [.bold, .italic, .underline]))
    #expect(stage.style(6, 0).attributes.isDisjoint(with: [.bold, .italic, .underline]))
    #expect(stage.style(6, 0).foreground == CursesCore.Color(0xFF, 0x45, 0x3A))
    #expect(stage.style(11, 0).link.url == "https://example.org")
  }

  @Test func paragraphsAreAligned() {
    var text = AttributedString("left\nmid\nright")
    if let middle = text.range(of: "mid") { text[middle].alignment = .center }
    if let right = text.range(of: "right") { text[right].alignment = .right }
    let program = MemoProgram(text)
    let stage = TestHost(columns: 12, rows: 4, MemoView(program: program))
    #expect(stage.rows == ["left", "    mid", "      right"])
    stage.click(4, 1)
    stage.type("x")
    #expect(program.plain == "left\nxmid\nright")
  }

  @Test func aDefinitionCorrectsWhatIsTyped() {
    struct NoRed: AttributedTextValueConstraint {
      typealias Scope = AttributeScopes.SwiftUIAttributes
      typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      func constrain(_ container: inout Attributes) {
        if container.foregroundColor == .red { container.foregroundColor = .blue }
      }
    }
    struct Plain: AttributedTextFormattingDefinition {
      var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
        ValueConstraint(for: \.underlineStyle, values: [nil], default: nil)
        NoRed()
      }
    }
    let program = MemoProgram("a")
    let stage = TestHost(
      columns: 24, rows: 6, MemoView(program: program).attributedTextFormattingDefinition(Plain()))
    stage.control("a")
    stage.control("u")
    #expect(program.runs == "a", "no underlines")
    stage.press(.end)
    program.text.transformAttributes(in: &program.selection) { $0.foregroundColor = .red }
    stage.settle()
    stage.type("b")
    #expect(program.text.runs.compactMap(\.foregroundColor) == [.blue])
  }
}

/// What a definition makes of a text that code has set.
@Suite("Editors: definitions and code") @MainActor
struct DefinitionAndCodeTests {
  struct Plain: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
      ValueConstraint(for: \.underlineStyle, values: [nil], default: nil)
      ValueConstraint(for: \.foregroundColor, values: [nil, .blue], default: .blue)
    }
  }

  private struct Memo: View {
    let keep: (@escaping (AttributedString) -> Void, @escaping () -> AttributedString) -> Void
    @State var text: AttributedString

    var body: some View {
      let _ = keep({ text = $0 }, { text })
      TextEditor(text: $text).textEditorStyle(.plain)
        .attributedTextFormattingDefinition(Plain())
    }
  }

  private func red(_ words: String) -> AttributedString {
    var text = AttributedString(words)
    text.foregroundColor = .red
    text.underlineStyle = .single
    return text
  }

  @Test func holdsForWhatCodeSets() {
    var set: (AttributedString) -> Void = { _ in }
    var get: () -> AttributedString = { "" }
    let stage = TestHost(
      columns: 24, rows: 6,
      Memo(
        keep: {
          set = $0
          get = $1
        }, text: red("first")))
    func expectBlue(_ words: String) {
      #expect(stage.rows == [words])
      #expect(String(get().characters) == words)
      #expect(get().runs.map(\.foregroundColor) == [.blue])
      #expect(get().runs.allSatisfy { $0.underlineStyle == nil })
      #expect(!stage.style(0, 0).attributes.contains(.underline))
      #expect(stage.style(0, 0).foreground == CursesCore.Color(0x0A, 0x84, 0xFF))
    }
    expectBlue("first")
    set(red("second"))
    stage.settle()
    expectBlue("second")
    stage.press(.end)
    stage.type("!")
    expectBlue("second!")
    set(red("second!"))
    stage.settle()
    expectBlue("second!")
  }
}
