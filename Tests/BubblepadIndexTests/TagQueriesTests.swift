import Testing

@testable import BubblepadIndex

@Suite("Queries that name a tag") struct TagQueriesTests {
  @Test(arguments: [
    ("```query\ntag:#Work -done\n```\n", 1), ("```tasks\r\ntags include #work/x\r\n```\r\n", 1),
    ("```dataview\nLIST FROM #workshop\n```\n", 0), ("```py\n# #work\n```\n#work\n", 0),
    ("> ```query\n", 0), ("```query\n#work #work\n```\n\n```query\n#work\n```\n", 2),
  ])
  func areCounted(_ source: String, _ count: Int) {
    #expect(TagQueries("work").count(inNote: Array(source.utf8)) == count)
  }

  @Test func bookmarkedSearchesAreCounted() {
    let source =
      ##"{"items":[{"type":"search","query":"tag:#work -x"},{"items":[{"query":"#works"}]}]}"##
    #expect(TagQueries("work").count(inBookmarks: Array(source.utf8)) == 1)
    #expect(TagQueries("work").count(inBookmarks: []) == 0)
  }
}
