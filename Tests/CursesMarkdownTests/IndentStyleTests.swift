import CursesRichText
import CursesText
import Testing

/// What Tab and Shift+Tab write where a style says how lines are indented.
@Suite("Rich: the style of indents") struct IndentStyleTests {
  private static let tab = IndentStyle(usesTab: true, spaces: 2)
  private static let (two, four) = (spaces(2), spaces(4))
  private static func spaces(_ count: Int) -> IndentStyle {
    IndentStyle(usesTab: false, spaces: count)
  }

  private func check(
    _ before: String, _ style: IndentStyle?, _ commands: RichCommand..., after: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let document = RichMarkedText.document(before)
    let first = document.state.text
    document.indentStyle = style
    for command in commands { document.perform(command, tick: 0) }
    #expect(RichMarkedText.draw(document) == after, sourceLocation: location)
    expectFreshView(document, location)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == first, sourceLocation: location)
  }

  @Test func ofItems() {
    check("- a\n- b¦\n", nil, .indent, after: "- a\n  - b¦\n")
    check("- a\n- b¦\n", Self.tab, .indent, after: "- a\n\t- b¦\n")
    check("- a\n- b¦\n", Self.four, .indent, after: "- a\n    - b¦\n")
    // No less than the item needs, and no more than text may have.
    check("1. a\n2. b¦\n", Self.two, .indent, after: "1. a\n   1. b¦\n")
    check("1. a\n2. b¦\n", Self.tab, .indent, after: "1. a\n\t1. b¦\n")
    check("- a\n- b¦\n", Self.spaces(8), .indent, after: "- a\n     - b¦\n")
    // What lies in the item comes along, and the others' way is kept.
    check("- a\n- b¦\n  - c\n", Self.tab, .indent, after: "- a\n\t- b¦\n\t  - c\n")
    check("- a\n  - x\n- b¦\n", Self.four, .indent, after: "- a\n  - x\n  - b¦\n")
    check("- a\n\t- x\n- b¦\n", Self.tab, .indent, after: "- a\n\t- x\n\t- b¦\n")
    check("> - a\n> - b¦\n", Self.tab, .indent, after: "> - a\n>     - b¦\n")
  }

  @Test func isTakenAway() {
    check("- a\n- b¦\n", Self.tab, .indent, .outdent, after: "- a\n- b¦\n")
    check("- a\n- b¦\n", Self.four, .indent, .outdent, after: "- a\n- b¦\n")
    check("- a\n\t- b¦\n", nil, .outdent, after: "- a\n- b¦\n")
  }

  @Test func ofCode() {
    check("```\n¦x\n```\n", nil, .indent, after: "```\n  ¦x\n```\n")
    check("```\n¦x\n```\n", Self.tab, .indent, after: "```\n\t¦x\n```\n")
    check("```\n¦x\n```\n", Self.four, .indent, after: "```\n    ¦x\n```\n")
    check("```\n«x\ny¦»\n```\n", Self.four, .indent, after: "```\n«    x\n    y¦»\n```\n")
    check("```\n¦x\n```\n", Self.four, .indent, .outdent, after: "```\n¦x\n```\n")
    // A line nearby says more.
    check("```\n¦x\n  y\n```\n", Self.tab, .indent, after: "```\n  ¦x\n  y\n```\n")
    // Of lines that differ the most.
    let yaml = "a: |\n\tx\nb:\n  c: 1\n  d:\n    e: 2\n"
    check("```\n\(yaml)¦f\n```\n", nil, .indent, after: "```\n\(yaml)  ¦f\n```\n")
    check("```\n\tx\n  y\n¦z\n```\n", nil, .indent, after: "```\n\tx\n  y\n\t¦z\n```\n")
  }
}
