import CursesCore
import CursesMarkdown
import CursesRichText
import CursesSecrets
import CursesText
import CursesThemes
import Observation
import Testing

@testable import CursesControls
@testable import CursesRichEditor
@testable import CursesTextEditors
@testable import CursesTextFields
@testable import CursesViewGraph

/// Fields and the editor on a screen, driven by events.
@Suite("Controls") @MainActor
struct ControlTests {
  @Observable final class Form {
    var name = ""
    var submitted = 0
  }

  private struct NameForm: View {
    let form: Form
    var body: some View {
      TextField("your name", text: Bindable(form).name)
        .onSubmit { form.submitted += 1 }
    }
  }

  private struct SecretForm: View {
    let secret: SecretBytes
    var edited: () -> Void = {}
    var body: some View {
      VStack(alignment: .leading) {
        SecureField("passphrase", secret: secret) { edited() }
        TextField("other", text: .constant(""))
      }
    }
  }

  // MARK: TextField

  @Test func whatIsTypedReachesTheValueAndTheScreen() {
    let form = Form()
    let stage = Stage(30, 1, NameForm(form: form))
    #expect(stage.picture == " your name")
    stage.type("Ada")
    #expect(form.name == "Ada")
    #expect(stage.picture == " Ada")
    stage.press(.enter)
    #expect(form.submitted == 1)
    #expect(form.name == "Ada")
  }

  @Test func aValueSetByTheProgramIsShown() {
    let form = Form()
    let stage = Stage(30, 1, NameForm(form: form))
    form.name = "Grace"
    stage.settle()
    #expect(stage.picture == " Grace")
  }

  @Test func aWideCharacterAtTheEdgeIsNeverHalved() {
    let form = Form()
    for columns in 4...12 {
      form.name = ""
      let stage = Stage(columns, 1, NameForm(form: form))
      stage.type("日本語日本語a")
      stage.press(.home)
      stage.press(.end)
      #expect(form.name == "日本語日本語a")
      #expect(stage.graph.cursor.map { $0.point.column < columns } == true)
    }
  }

  // MARK: SecureField

  private static let letters = "xyzq"

  private func shows(_ stage: Stage) -> Bool {
    stage.picture.split(separator: "\n")[0].contains { Self.letters.contains($0) }
  }

  @Test func noCharacterOfASecretIsInTheSceneUnlessRevealed() {
    let secret = SecretBytes()
    let stage = Stage(40, 2, SecretForm(secret: secret))
    for letter in Self.letters {
      stage.type(String(letter))
      #expect(!shows(stage))
    }
    #expect(secret.count == 4)
    #expect(stage.picture.contains("••••"))
    stage.press(.left, .shift)
    #expect(!shows(stage))
    stage.press(.character("c"), .control)
    #expect(stage.graph.clipboard.text.isEmpty)
    stage.press(.character("r"), .alt)
    #expect(stage.picture.contains(Self.letters))
    stage.press(.character("r"), .alt)
    #expect(!shows(stage))
  }

  @Test func aRevealedSecretIsMaskedWhenTheFocusGoes() {
    let secret = SecretBytes()
    let stage = Stage(40, 2, SecretForm(secret: secret))
    stage.type(Self.letters)
    stage.press(.character("r"), .alt)
    #expect(shows(stage))
    stage.press(.tab)
    #expect(!shows(stage))
    stage.press(.tab, .shift)
    #expect(!shows(stage))
  }

  @Test func everyEditIsTold() {
    let secret = SecretBytes()
    var edits = 0
    let stage = Stage(40, 2, SecretForm(secret: secret) { edits += 1 })
    stage.type("ab")
    stage.press(.backspace)
    #expect(edits == 3)
    #expect(secret.count == 1)
    stage.press(.left)
    #expect(edits == 3)
  }

  // MARK: RichEditor

  @Test func theEditorShowsMeaningAndTellsItsEdits() {
    let control = RichEditorControl(text: SourceText("a *b* c\n"))
    var told: [String] = []
    control.onEdit = { range, bytes in
      told.append("\(range) \(String(decoding: bytes, as: UTF8.self))")
    }
    let stage = Stage(30, 4, RichEditor(control))
    #expect(stage.picture.contains("a b c"))
    #expect(!control.isModified)
    stage.type("x")
    #expect(control.isModified)
    #expect(String(decoding: control.text.bytes, as: UTF8.self) == "xa *b* c\n")
    #expect(told == ["0..<0 x"])
  }

  /// What cannot be cut takes the place of no earlier copy.
  @Test func aRefusedCutCopiesNothing() {
    let control = RichEditorControl(text: SourceText("a\n\n| b | c |\n|---|---|\n| 1 | 2 |\n"))
    let stage = Stage(40, 12, RichEditor(control))
    control.perform(.copy)
    #expect(stage.graph.clipboard.words == "a\n")
    control.goTo(line: 3)
    control.perform(.cut)
    #expect(stage.graph.clipboard.words == "a\n")
    control.goTo(line: 5)
    control.perform(.cut)
    #expect(stage.graph.clipboard.words != "a\n")
  }

  /// A drag that is held below the text, or at an edge of the screen, scrolls with the time.
  @Test func aDragThatIsHeldScrollsOn() {
    let text = (0..<100).map { "- line \($0)\n" }.joined()
    let control = RichEditorControl(text: SourceText(text))
    let stage = Stage(40, 12, RichEditor(control))
    func mouse(_ action: Mouse.Action, _ row: Int) {
      stage.graph.send(.mouse(Mouse(action, at: Point(column: 9, row: row))))
      stage.settle()
    }
    mouse(.press(.left, clicks: 1), 4)
    mouse(.drag(.left), 8)
    #expect(stage.graph.secondsToMotion == nil)
    mouse(.drag(.left), 11)
    let first = stage.picture
    for moment in 1...20 {
      stage.graph.advance(to: Double(moment) * 0.1)
      stage.settle()
    }
    #expect(stage.picture != first && stage.picture.contains("line 30"))
    #expect(Copies(document: control.document).selectedText.hasPrefix("line 4") == false)
    #expect(Copies(document: control.document).selectedText.contains("line 29"))
    // Let go, or held within the text, it stays where it is.
    mouse(.release(.left), 11)
    let last = stage.picture
    stage.graph.advance(to: 9)
    stage.settle()
    #expect(stage.picture == last && !stage.graph.isMoving)
  }

  /// Columns are those of the source, as compilers and `grep` name them.
  @Test func aColumnIsOneOfTheSource() {
    let text =
      "| a | b |\n|---|---:|\n| 1 | one |\n| 2 | two |\n\n- **bold** and `x` [y](http://z) end\n"
    func typed(_ line: Int, _ column: Int) -> String {
      let control = RichEditorControl(text: SourceText(text))
      control.goTo(line: line, column: column)
      control.perform(.edit(.insertText("#")))
      return control.text.string
    }
    #expect(typed(4, 7) == text.replacing("two", with: "#two"))
    #expect(typed(3, 8) == text.replacing("one", with: "o#ne"))
    #expect(typed(6, 6) == text.replacing("bold", with: "b#old"))
    #expect(typed(6, 28).hasPrefix(text.prefix(60)))
    #expect(typed(6, 35) == text.replacing(" end", with: " e#nd"))
    #expect(typed(5, 99) == typed(5, 1))
    #expect(typed(6, 99) == text.replacing(" end", with: " end#"))
  }

  @Test func aHeldDragStopsAtTheEndOfTheText() {
    let control = RichEditorControl(text: SourceText("- a\n- b\n"))
    let stage = Stage(40, 12, RichEditor(control))
    stage.graph.send(.mouse(Mouse(.press(.left, clicks: 1), at: Point(column: 4, row: 0))))
    stage.graph.send(.mouse(Mouse(.drag(.left), at: Point(column: 4, row: 11))))
    for moment in 1...3 {
      stage.graph.advance(to: Double(moment))
      stage.settle()
    }
    #expect(!stage.graph.isMoving)
    #expect(Copies(document: control.document).selectedText == "a\nb")
  }

  @Test func aReadOnlyEditorChangesNothing() {
    let control = RichEditorControl(text: SourceText("text\n"), isReadOnly: true)
    let stage = Stage(30, 4, RichEditor(control))
    stage.type("x")
    stage.press(.enter)
    stage.press(.delete)
    #expect(String(decoding: control.text.bytes, as: UTF8.self) == "text\n")
    #expect(!control.isModified)
  }

  /// A click follows a link in a text that is not edited; what selects text does not.
  @Test func aReadOnlyEditorFollowsLinksByAClick() {
    let text = "a [link](x) ![no](i) #tag\n\nsecond\n"
    let control = RichEditorControl(text: SourceText(text), isReadOnly: true)
    var followed: [String] = []
    control.onFollow = { followed.append($0) }
    let stage = Stage(40, 6, RichEditor(control))
    func mouse(_ action: Mouse.Action, _ column: Int, _ row: Int = 0) {
      stage.graph.send(.mouse(Mouse(action, at: Point(column: column, row: row))))
    }
    func click(_ column: Int, _ row: Int = 0) {
      mouse(.press(.left, clicks: 1), column, row)
      mouse(.release(.left), column, row)
    }
    let row = stage.host.rows[0]
    func column(_ words: String) -> Int {
      row.firstRange(of: words).map { row.distance(from: row.startIndex, to: $0.lowerBound) + 1 }
        ?? 0
    }
    click(column("link"))
    #expect(followed == ["x"])
    for place in ["no", "a "] { click(column(place)) }
    click(2, 2)
    #expect(followed == ["x"])
    click(column("#tag"))
    #expect(followed == ["x", "[#tag]"])
    mouse(.press(.left, clicks: 1), column("link"))
    mouse(.drag(.left), column("link") + 2)
    mouse(.release(.left), column("link") + 2)
    #expect(followed.count == 2 && Copies(document: control.document).selectedText.count == 2)
    control.document.isReadOnly = false
    click(column("link"))
    #expect(followed.count == 2)
  }

  /// What an edit puts in doubt is not kept, and not let go of within the key.
  @Test func blocksThatAFencePutsInDoubtAreHandedOn() {
    let control = RichEditorControl(text: SourceText(String(repeating: "a\n\n", count: 70_000)))
    while control.document.readOn() {}
    control.show(.source)
    control.perform(.edit(.paste("```\n", isMarkdown: true)))
    #expect(!control.isWhole)
    #expect(control.document.takeDiscarded() == nil)
  }

  /// Of the keys that come at once only what the last has left is looked at and drawn.
  @Test func manyPagesAtOnceAreOneFrame() {
    let text = (0..<400).map { "- line \($0)\n" }.joined()
    let control = RichEditorControl(text: SourceText(text))
    let stage = Stage(40, 12, RichEditor(control))
    var scrolls = 0
    control.onRush = { scrolls += 1 }
    for _ in 0..<30 {
      stage.graph.update()
      stage.graph.send(.key(Key(.pageDown)))
    }
    #expect(scrolls == 0 && stage.graph.needsFrame)
    stage.settle()
    #expect(scrolls == 1 && !stage.graph.needsFrame)
    let stepwise = RichEditorControl(text: SourceText(text))
    let other = Stage(40, 12, RichEditor(stepwise))
    for _ in 0..<30 { other.press(.pageDown) }
    #expect(stage.picture == other.picture && stage.picture.contains("line 2"))
  }

  /// The terminal keeps where links lead, and so does the table of them here.
  @Test func linksOfASecretTextStayPrivate() {
    let control = RichEditorControl(text: SourceText("[link](https://example.org/secret)\n"))
    control.keepsCopiesPrivate = true
    let stage = Stage(30, 4, RichEditor(control))
    func addresses() -> Set<String> {
      Set(
        (0..<30).flatMap { column in (0..<4).map { stage.graph.scene[column, $0].style.link.url } })
    }
    #expect(addresses() == [""])
    control.keepsCopiesPrivate = false
    control.perform(.edit(.moveForward))
    let open = Stage(30, 4, RichEditor(control))
    #expect(
      Set((0..<30).map { open.graph.scene[$0, 0].style.link.url }).contains(
        "https://example.org/secret"))
  }

  /// Without a selection each caret's line is copied, and cut.
  @Test func linesOfSeveralCaretsAreCopied() {
    let control = RichEditorControl(text: SourceText("- one\n- two\n- three\n"))
    let stage = Stage(30, 6, RichEditor(control))
    control.perform(.edit(.selectAlso(anchor: 15, head: 15)))
    for command in [RichEditorCommand.copy, .cut] {
      stage.graph.clipboard.copy("")
      control.perform(command)
      #expect(stage.graph.clipboard.words == "one\nthree\n")
      #expect(stage.graph.clipboard.source?.text == "- one\n- three\n")
    }
    #expect(control.text.string == "- two\n")
  }

  @Test func copiesOfASecretTextStayPrivate() {
    let control = RichEditorControl(text: SourceText("secret\n"))
    control.keepsCopiesPrivate = true
    let stage = Stage(30, 4, RichEditor(control))
    var forwarded: [String] = []
    stage.graph.clipboard.forward = { forwarded.append($0) }
    control.perform(.edit(.selectAll))
    control.perform(.copy)
    #expect(forwarded.isEmpty)
    control.keepsCopiesPrivate = false
    control.perform(.copy)
    #expect(forwarded == ["secret"])
  }
}
