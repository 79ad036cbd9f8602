import BubblepadNotebook
import Testing

@testable import bubblepad

/// The tree as a picture: a row a line, `▾` and `▸` before folders, their counts after them.
@Suite("The tree of notes") struct NoteTreeTests {
  private func entry(_ path: String) -> NoteEntry {
    let folder = path.contains("/") ? path.parentFolder : ""
    return NoteEntry(
      draftAt: "/n/" + path, in: folder, titled: NoteTitle.title(ofFileName: path.lastComponent),
      snippet: "")
  }

  private func picture(
    _ notes: [String], folders: [String] = [], pinned: Set<String> = [], unfolded: Set<String>
  ) -> String {
    let tree = NoteTree(
      notes: notes.map(entry), folders: folders, pinned: { pinned.contains($0.title) },
      notebook: "/n")
    return tree.rows { unfolded.contains($0) }.map { row in
      let indent = String(repeating: "  ", count: row.depth)
      guard let folder = row.folder else { return indent + (row.note?.title ?? "") }
      return "\(indent)\(folder.isUnfolded ? "▾" : "▸") \(folder.name) \(folder.count)"
    }.joined(separator: "\n")
  }

  private let notes = ["Z.md", "work/B.md", "A.md", "work/2026/C.md", "Alps/D.md", "work/A2.md"]

  @Test func foldersComeFirstByNameThenNotesAsTheyAreSorted() {
    #expect(
      picture(notes, unfolded: []) == """
        ▸ Alps 1
        ▸ work 3
        Z
        A
        """)
    #expect(
      picture(notes, unfolded: ["work"]) == """
        ▸ Alps 1
        ▾ work 3
          ▸ 2026 1
          B
          A2
        Z
        A
        """)
  }

  @Test func aFolderBelowAFoldedOneIsHidden() {
    #expect(
      picture(["work/2026/C.md"], unfolded: ["work/2026"]) == "▸ work 1")
    #expect(
      picture(["work/2026/C.md"], unfolded: ["work", "work/2026"]) == """
        ▾ work 1
          ▾ 2026 1
            C
        """)
  }

  @Test func emptyFoldersAreShown() {
    #expect(
      picture(["A.md"], folders: ["b", "b/c", "a"], unfolded: ["b"]) == """
        ▸ a 0
        ▾ b 0
          ▸ c 0
        A
        """)
    #expect(picture([], unfolded: []).isEmpty)
  }

  @Test func pinnedNotesStandAboveAllAndOnce() {
    #expect(
      picture(notes, pinned: ["C", "A"], unfolded: ["work", "work/2026"]) == """
        A
        C
        ▸ Alps 1
        ▾ work 3
          ▾ 2026 1
          B
          A2
        Z
        """)
  }

  /// Two names that look the same and have other bytes are two folders.
  @Test func normalFormsAreToldApart() {
    let rows = NoteTree(
      notes: [entry("Caf\u{E9}/A.md"), entry("Cafe\u{301}/B.md")], folders: [], notebook: "/n"
    ).rows { _ in false }
    #expect(rows.count == 2 && Set(rows.map(\.id)).count == 2)
  }

  /// Every note is shown once where all is unfolded, and each count is that of the notes below.
  @Test func nothingIsLostOfRandomNotebooks() {
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<50 {
      let paths = (0..<60).map { index in
        (0..<random(4)).map { _ in "f\(random(4))/" }.joined() + "n\(index).md"
      }
      let rows = NoteTree(notes: paths.map(entry), folders: [], notebook: "/n").rows { _ in true }
      #expect(rows.compactMap(\.note?.path).sorted() == paths.map { "/n/" + $0 }.sorted())
      for folder in rows.compactMap(\.folder) {
        #expect(folder.count == paths.count { $0.hasPrefix(folder.path + "/") })
      }
    }
  }
}
