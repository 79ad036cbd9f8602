import Testing

@testable import BubblepadCommands

@Suite("Commands are found by other words too")
struct WordedCandidateTests {
  private func found(_ query: String) -> [String] {
    let all = CommandCatalogue.all + []
    let candidates = all.map { WordedCandidate($0.title, words: $0.words) }
    return WordedCandidate.ranked(query, in: candidates).map { all[$0.index].title }
  }

  @Test(arguments: [
    ("todo", "Task list"), ("exit", "Quit"), ("regex", "Find by regular expression"),
    ("hr", "Insert rule"),
    ("search", "Find"), ("center", "Insert or change table…"), ("checkbox", "Task list"),
    ("sidebar", "Widen list of notes"),
    ("dark", "Choose theme…"), ("bold", "Bold"), ("toc", "Go to heading…"),
    ("encrypt", "Lock note…"),
  ])
  func whatPeopleCallIt(query: String, title: String) {
    #expect(found(query).prefix(3).contains(title), "\(query)")
  }

  @Test func theTitleComesFirst() {
    #expect(found("code").first == "Code")
    #expect(found("find").first == "Find")
    #expect(found("table").first == "Insert or change table…")
    // Letters that lie apart are found as before.
    #expect(found("blst").contains("Bullet list"))
    #expect(found("zzzz").isEmpty)
  }

  @Test func tablesAreChangedByName() {
    let candidates = TableChoice.all.map { WordedCandidate($0.title, words: $0.words) }
    let center = WordedCandidate.ranked("align center", in: candidates).map(\.index)
    #expect(center.first.map { TableChoice.all[$0].title } == "Align centre")
    #expect(Set(TableChoice.all.map(\.title)).isDisjoint(with: CommandCatalogue.all.map(\.title)))
  }
}
