import Testing

@testable import BubblepadIndex

/// What is said of a query.
@Suite("A query in words") struct QueryExplanationTests {
  @Test(arguments: [
    ("", "All notes."), ("rose", "Notes with “rose” in the text or the name"),
    (
      "tag:#work -done line:(a b)",
      """
      Notes with all of this:
        the tag #work or one below it
        nothing like this: “done” in the text or the name
        this in one line: all of this:
          “a”
          “b”
      """
    ),
    (
      "\"two words\" OR /r.se/",
      """
      Notes with at least one of this:
        “two words” in the text or the name
        text that the regular expression /r.se/ matches
      """
    ),
    (
      "match-case:Rose",
      "Notes with “Rose” in the text or the name, with these capitals and accents"
    ),
    ("file:plan", "Notes with this in the file name: “plan”"),
    ("task-todo:call", "Notes with this in an open task: “call”"),
    ("[status]", "Notes with the property “status”"),
    ("[status:null]", "Notes with the property “status” without a value"),
    ("[n:>5]", "Notes with the property “n” of more than 5"),
    ("[s:a OR b]", "Notes with the property “s” with “a”, or with “b”"),
    ("is:locked", "Notes with a lock"), ("links:1", "Notes with 1 link"),
    ("links:>3", "Notes with more than 3 links"),
    ("modified:<7d", "Notes with a change less than 1 week ago"),
    ("modified:<10d", "Notes with a change less than 10 days ago"),
    ("modified:>1m", "Notes with no change for longer than 1 month"),
    ("modified:<36h", "Notes with a change less than 36 hours ago"),
  ])
  func isWhatIsSearched(_ query: String, _ words: String) throws {
    #expect(try SearchQuery(query).explanation.joined(separator: "\n") == words)
  }

  @Test func theOneTextThatIsLookedFor() throws {
    #expect(try SearchQuery("rose").soleTerm?.text == "rose")
    #expect(try SearchQuery("red rose").soleTerm?.text == "red rose")
    #expect(try SearchQuery("\"red rose\"").soleTerm?.text == "red rose")
    #expect(try SearchQuery("/r.se/").soleTerm?.isPattern == true)
    #expect(try SearchQuery("match-case:Rose").soleTerm?.isExact == true)
    for query in ["", "a -b", "a OR b", "tag:#a", "\"a b\" c", "path:x a", "line:(a b)"] {
      #expect(try SearchQuery(query).soleTerm == nil, "\(query)")
    }
  }
}
