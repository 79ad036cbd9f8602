import CursesCore
import Testing

/// Down leads out of what a text ends with, and leaves nothing behind where nothing is typed there.
@Suite @MainActor struct LeavingTextTests {
  @Test(arguments: [
    ("```\na\n```\n", "```\na\n```\n\nx"), ("```\na\n```", "```\na\n```\n\nx"),
    ("| a |\n| - |\n", "| a |\n| - |\n\nx"), ("> ```\n> a\n> ```\n", nil),
  ])
  func downLeadsOut(source: String, after: String?) throws {
    let screen = try EditorScreen(source)
    screen.key(.end, .control)
    screen.key(.down)
    #expect(screen.source != source)
    screen.key(.up)
    #expect(screen.source.withoutLastEnds == source.withoutLastEnds)
    screen.key(.down)
    screen.key(.down)
    screen.type("x")
    if let after { #expect(screen.source.withoutLastEnds == after) }
    #expect(screen.source.hasPrefix(source.withoutLastEnds))
  }

  /// Neither does what Enter has begun in code.
  @Test(arguments: ["```\nif x:\n  y\n```\n", "```\na\n```"])
  func aFreshLineOfCodeGoes(source: String) throws {
    let screen = try EditorScreen(source)
    screen.key(.end, .control)
    screen.key(.enter)
    screen.key(.down)
    screen.type("z")
    #expect(screen.source.withoutLastEnds == source.withoutLastEnds + "\n\nz")
  }

  @Test(arguments: ["text\n", "- a\n", "# a\n", "---\ntitle: x\n---\n", "\n"])
  func textNeedsNoWayOut(source: String) throws {
    let screen = try EditorScreen(source)
    screen.key(.end, .control)
    for _ in 0..<3 { screen.key(.down) }
    #expect(screen.source == source)
  }
}

extension String {
  fileprivate var withoutLastEnds: String { String(reversed().drop { $0.isNewline }.reversed()) }
}
