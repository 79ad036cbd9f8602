import CursesText
import Testing

@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Stretches that are gone through while the text changes.
@Suite struct FollowedStretchesTests {
  private func left(_ followed: FollowedStretches) -> [Range<Int>] {
    var (followed, all) = (followed, [Range<Int>]())
    while let next = followed.next() { all.append(next) }
    return all
  }

  @Test func goAlongWithTheText() {
    var followed = FollowedStretches([0..<2, 5..<7, 10..<12])
    followed.map(through: Transaction(Edit(at: 0, insert: "abc")))
    #expect(left(followed) == [3..<5, 8..<10, 13..<15])
    #expect(followed.next() == 3..<5)
    followed.map(through: Transaction(Edit(3..<8, "")))
    #expect(left(followed) == [3..<5, 8..<10])
    followed.map(through: Transaction(Edit(4..<9, "")))
    #expect(left(followed) == [3..<4, 4..<5])
    followed.map(through: Transaction(Edit(3..<4, "")))
    #expect(left(followed) == [3..<3, 3..<4])
  }

  /// What is changed before them is told to all of them at once.
  @Test(.timeLimit(.minutes(1))) func areManyAtNoCost() {
    let count = 60_000
    var followed = FollowedStretches((0..<count).map { ($0 * 10)..<($0 * 10 + 5) })
    var seen = 0
    while let next = followed.next() {
      #expect(next == (seen * 9)..<(seen * 9 + 5))
      followed.map(through: Transaction(Edit(next.lowerBound..<(next.lowerBound + 1), "")))
      seen += 1
    }
    #expect(seen == count)
  }
}
