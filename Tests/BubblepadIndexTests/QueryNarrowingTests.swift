import Testing

@testable import BubblepadIndex

/// Of most notes the index alone says whether they are found: their texts are not read.
@Suite("Notes that a query is asked of") struct QueryNarrowingTests {
  /// So many words have a `g` that they tell of no note.
  private static let words = (0..<300).map { "g\($0)x" }.joined(separator: " ")

  private func candidates(
    _ query: String, of texts: [String: String]
  ) throws -> (paths: [String]?, isExact: Bool) {
    let notebook = TemporaryNotebook()
    for (path, text) in texts { notebook.write(text, to: path) }
    let root = try SearchQuery(query).root
    let found = notebook.readyIndex().read { reader throws(DatabaseError) in
      let candidates = try QueryNarrowing(reader: reader, now: 0).candidates(root)
      let paths = candidates.ids.map { ids in ids.compactMap { reader.files.byID[$0]?.path } }
      return (paths?.sorted(), candidates.isExact)
    }
    return try #require(found)
  }

  @Test(arguments: [
    ("g", ["G.md", "a.md", "alias.md"]), ("-g", ["b.md"]), ("-x", ["G.md", "alias.md", "b.md"]),
    ("-o", ["G.md", "a.md", "alias.md", "b.md"]), ("-e", ["G.md", "a.md"]),
  ])
  func aLetterIsKnownOfEachNote(_ query: String, _ paths: [String]) throws {
    let found = try candidates(
      query,
      of: [
        "a.md": Self.words, "G.md": "z\n", "b.md": "\u{C9}T\u{C9} mm dd\n",
        "alias.md": "---\naliases: [\u{11E}]\n---\nz\n",
      ])
    #expect(found.isExact && found.paths == paths)
  }

  @Test(arguments: [
    ("task-todo:word", ["open.md"]), ("task-done:word", ["done.md"]),
    ("task:word", ["done.md", "open.md"]), ("task-todo:(word more)", ["open.md"]),
    ("task-done:(word more)", []), ("task-todo:/wor./", ["open.md"]),
  ])
  func tasksAreLookedForInTasks(_ query: String, _ paths: [String]) throws {
    let found = try candidates(
      query,
      of: [
        "open.md": "- [ ] a word more\n", "done.md": "- [x] the word\n- [ ] other\n",
        "text.md": "A word more.\n\n- [ ] other\n- [x] other\n",
      ])
    #expect(found.paths == paths)
  }
}
