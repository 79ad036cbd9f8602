import BubblepadNotebook
import Testing

@testable import BubblepadIndex

@Suite("Queries that name what gets another name") struct QueryMentionsTests {
  private func count(_ subject: QueryMentions.Subject, _ source: String) -> Int {
    var found = QueryMentions(of: [subject])
    found.look(inNote: Array(source.utf8), titled: "a")
    return found.count
  }

  @Test(arguments: [
    ("```query\ntag:#Work -done\n```\n", 1), ("```tasks\r\ntags include #work/x\r\n```\r\n", 1),
    ("```dataview\nLIST FROM #workshop\n```\n", 0), ("```py\n# #work\n```\n#work\n", 0),
    ("> ```query\n", 0), ("```query\n#work #work\n```\n\n```query\n#work\n```\n", 2),
  ])
  func tagsAreCounted(_ source: String, _ count: Int) {
    #expect(self.count(.tag("work"), source) == count)
  }

  @Test(arguments: [
    ("```dataview\nLIST FROM \"Projects/Big\"\n```\n", 1),
    ("```dataview\nLIST FROM \"Projects/Bigger\"\n```\n", 0),
    ("```query\npath:projects/big x\n```\n", 1), ("```query\nprojects/big\n```\n", 0),
    ("```base\nfilters: file.inFolder(\"Projects/Big\")\n```\n", 1),
    ("```tasks\nfolder includes Projects/Big\n```\n", 1),
  ])
  func foldersAreCounted(_ source: String, _ count: Int) {
    #expect(self.count(.folder("Projects/Big"), source) == count)
  }

  @Test(arguments: [
    ("```query\n[status:done]\n```\n", 1), ("```dataview\nTABLE status_old\n```\n", 0),
    ("```base\nfilters: note.Status == 1\n```\n", 1),
  ])
  func propertiesAreCounted(_ source: String, _ count: Int) {
    #expect(self.count(.property("status"), source) == count)
  }

  @Test func basesAndBookmarkedSearchesAreNamed() {
    let source =
      ##"{"items":[{"type":"search","query":"tag:#work -x"},{"items":[{"query":"#works"}]}]}"##
    var found = QueryMentions(of: [.tag("work")])
    #expect(found.words == nil)
    found.look(inBookmarks: Array(source.utf8))
    found.look(inBookmarks: [])
    #expect(found.words == "1 query names the tag and stays as before, in the bookmarks.")
    found.look(inNote: Array("```query\n#work\n```\n".utf8), titled: "Home")
    found.look(inBase: Array("filters: file.hasTag(\"work\")\n".utf8), titled: "All.base")
    #expect(
      found.words
        == "3 queries name the tag and stay as before, in “Home”, “All.base”, the bookmarks.")
  }
}
