import Testing

@testable import CursesMarkdown

/// What parts of a document leave open for the parts after them.
@Suite struct OpenContainerTests {
  @Test(arguments: [
    "> a", "- a", "1. a", "12) a", "[^note]: a", "> - a", "- > a", "> [^1]: 3. - > a", "a",
  ])
  func aLaterPartIsInTheSameContainers(source: String) {
    var parser = BlockParser(options: .note, keepsSegments: false)
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      parser.source = bytes
      parser.begin(.fresh)
      parser.parseLine(0, bytes.count, bytes.count)
      let first = parser.containers(to: parser.open.last ?? 0)
      #expect(first.whole == first.known)
      #expect(first.known.isEmpty == (source == "a"))
      parser.begin(.inside(first.known, nil))
      #expect(parser.containers(to: parser.open.last ?? 0).known == first.known)
      #expect(parser.open.dropFirst().allSatisfy { parser.blocks[Int($0)].tag.holdsBlocks })
    }
  }

  @Test func tablesAreContainersWithoutBlocks() {
    #expect(BlockKind.blockQuote.holdsBlocks && BlockKind.item(task: nil).holdsBlocks)
    #expect(BlockKind.footnoteDefinition.holdsBlocks && BlockKind.footnoteDefinition.isContainer)
    #expect(!BlockKind.table(columns: 2).holdsBlocks && BlockKind.table(columns: 2).isContainer)
    #expect(!BlockKind.document.holdsBlocks && BlockKind.document.isContainer)
    #expect(!BlockKind.paragraph.isContainer)
  }
}
