import CursesCore
import CursesUI
import CursesUITesting
import Testing

@testable import CursesViewGraph

/// The find bar below a text editor, by its keys.
@MainActor
@Suite struct FindBarTests {
  private func stage(
    _ text: String, columns: Int = 60, canReplace: Bool = true
  ) -> (EditorProgram, TestHost) {
    let program = EditorProgram(text)
    let stage = TestHost(
      columns: columns, rows: 6,
      EditorProgramView(program: program) { text in
        TextEditor(text: text).textEditorStyle(.plain)
          .findNavigator(isPresented: Bindable(program).isFinding)
          .replaceDisabled(!canReplace)
      })
    stage.press(.home, .control)
    return (program, stage)
  }

  @Test func findsAsOneTypes() {
    let (program, stage) = stage("One two one\nthree ONE")
    stage.control("f")
    #expect(program.isFinding)
    stage.type("one")
    #expect(stage.marked.hasPrefix("«One¦» two"))
    #expect(stage.rows[4].contains("1 of 3"))
    stage.press(.enter)
    #expect(stage.marked == "One two «one¦»\nthree ONE")
    stage.press(.enter, .shift)
    stage.press(.enter, .shift)
    #expect(stage.marked == "One two one\nthree «ONE¦»", "round the start")
    #expect(stage.rows[4].contains("3 of 3"))
    stage.press(.escape)
    #expect(!program.isFinding)
    stage.type("x")
    #expect(program.text == "One two one\nthree x", "the editor has the focus again")
  }

  @Test func matchesAreHighlighted() {
    let (_, stage) = stage("日本 one two one")
    let before = stage.style(5, 0).background
    stage.control("f")
    stage.type("one")
    #expect(stage.style(5, 0).background != before)
    #expect(stage.style(13, 0).background != before)
    #expect(
      stage.style(13, 0).background != stage.style(5, 0).background, "the current one differs")
    #expect(stage.style(9, 0).background == before)
    stage.press(.escape)
    #expect(stage.style(13, 0).background == before)
  }

  @Test func options() {
    let (_, stage) = stage("One one oneness")
    stage.control("f")
    stage.type("one")
    #expect(stage.rows[4].contains("1 of 3"))
    stage.alt("c")
    #expect(stage.rows[4].contains("of 2") && stage.rows[4].contains("[Aa]"))
    stage.alt("w")
    #expect(stage.rows[4].contains("1 of 1") || stage.rows[4].contains(" 1 "))
    stage.alt("w")
    stage.alt("c")
    stage.alt("r")
    stage.type("\\w")
    #expect(stage.rows[4].contains("of 1"), "only `oneness` goes on with a letter")
    stage.type("(")
    #expect(stage.rows[4].contains("not an expression"))
    stage.press(.backspace)
    stage.press(.backspace)
    stage.type("z")
    #expect(stage.rows[4].contains("not found"))
  }

  @Test func replaces() {
    let (program, stage) = stage("one two one 日本 one")
    stage.control("f")
    stage.type("one")
    stage.press(.tab)
    stage.type("1")
    stage.press(.enter)
    #expect(program.text == "1 two one 日本 one")
    stage.press(.enter, .alt)
    #expect(program.text == "1 two 1 日本 1")
    #expect(stage.rows[4].contains("2 replaced"))
    stage.press(.escape)
    stage.control("z")
    #expect(program.text == "1 two one 日本 one", "all at once")
    stage.control("z")
    #expect(program.text == "one two one 日本 one")
  }

  @Test func replacesByExpression() {
    let (program, stage) = stage("a=1\nb=22")
    stage.control("f")
    stage.alt("r")
    stage.type("^(\\w)=(\\d+)$")
    stage.press(.tab)
    stage.type("$2:$1$$")
    stage.press(.enter, .alt)
    #expect(program.text == "1:a$\n22:b$")
  }

  @Test func replacingAndFindingCanBeForbidden() {
    let (_, finding) = stage("one", canReplace: false)
    finding.control("f")
    finding.type("one")
    #expect(finding.rows[5].contains("Find") && !finding.rows.joined().contains("Replace"))
    let nothing = TestHost(
      columns: 40, rows: 3, TextEditor(text: .constant("one")).findDisabled())
    nothing.control("f")
    #expect(!nothing.rows.joined().contains("Find"))
  }

  @Test func theMousePressesItsButtons() {
    let (program, stage) = stage("one two one", canReplace: true)
    stage.control("f")
    stage.type("one")
    func click(_ sign: String, _ row: Int) {
      let cells = (0..<60).map { stage.graph.scene[$0, row].glyph.text }
      let text = cells.joined()
      guard let found = text.range(of: sign) else {
        Issue.record("no \(sign) in \(text)")
        return
      }
      stage.click(text.distance(from: text.startIndex, to: found.lowerBound), row)
    }
    click("›", 4)
    #expect(stage.marked == "one two «one¦»")
    click("[ All ]", 5)
    #expect(program.text == " two ")
    click("✕", 4)
    #expect(!program.isFinding)
  }

  @Test func theProgramOpensAndClosesIt() {
    let (program, stage) = stage("one")
    program.isFinding = true
    stage.settle()
    #expect(stage.rows[4].contains("Find"))
    program.isFinding = false
    stage.settle()
    #expect(stage.rows == ["one"])
  }
}
