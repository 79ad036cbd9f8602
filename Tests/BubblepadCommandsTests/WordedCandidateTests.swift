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
    ("search", "Search all notes"), ("center", "Insert or change table…"),
    ("checkbox", "Task list"),
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

  /// Several words are a phrase: a title that begins with it wins, then one that has it within, then one that has the
  /// words here and there.
  @Test func phrasesComeBeforeScatteredWords() {
    for query in ["move folder", "move fold", "Move folder to"] {
      #expect(found(query).first == "Move folder to folder…", "\(query)")
    }
    #expect(found("move note").first == "Move note to folder…")
    let titles = [
      "Open note of folder", "Sort note folder by date", "Note folder of templates",
      "Folder of a note",
    ]
    let candidates = titles.map { WordedCandidate($0, words: "note folder") }
    for query in ["note folder", "note fol"] {
      let ranked = WordedCandidate.ranked(query, in: candidates).map { titles[$0.index] }
      #expect(ranked.prefix(2) == [titles[2], titles[1]], "\(query)")
      #expect(ranked.count == titles.count, "\(query)")
    }
  }

  /// What should not be chosen by mistake comes after what matches as well, and first where it alone is meant.
  @Test func whatShouldNotBeChosenByMistakeComesLast() {
    let candidates = [
      WordedCandidate("Move note to trash", words: "trash delete", isLast: true),
      WordedCandidate("Move note to folder…", words: "archive move note"),
      WordedCandidate("Show trash…", words: "restore"),
    ]
    for query in ["move", "move note", "move note t", "move note to", "mnt"] {
      #expect(WordedCandidate.ranked(query, in: candidates).first?.index == 1, "\(query)")
    }
    for query in ["move note to t", "move note to tr", "trash", "delete note"] {
      let first = WordedCandidate.ranked(query, in: candidates).first?.index
      #expect(query.hasSuffix(" t") ? first != nil : first == 0, "\(query)")
    }
  }
}
