import BubblepadNotebook
import BubblepadOpenNotes
import Glibc
import Testing

@testable import bubblepad

/// Which tabs there are, which is current, and how they share their row.
@Suite("Tabs") @MainActor
struct NoteTabsTests {
  /// Tabs of these names, the first of them current.
  private func tabs(_ names: String...) -> NoteTabs {
    let tabs = NoteTabs()
    tabs.restore(.init(paths: names.map { "/n/\($0).md" }, current: "/n/\(names[0]).md"))
    return tabs
  }

  /// As `A [B] C`, the current one in brackets, the one in the other pane in round ones.
  private func picture(_ tabs: NoteTabs) -> String {
    tabs.all.map { tab in
      tab === tabs.current ? "[\(tab.title)]" : tab === tabs.other ? "(\(tab.title))" : tab.title
    }.joined(separator: " ")
  }

  @Test func thereIsAlwaysOne() {
    let tabs = NoteTabs()
    #expect(tabs.isAlone && tabs.current.isEmpty)
    tabs.remove(tabs.current)
    #expect(tabs.all.count == 1)
  }

  @Test func aNewTabComesAfterTheCurrentOne() {
    let tabs = tabs("A", "B")
    let new = tabs.add()
    new.waitingPath = "/n/C.md"
    #expect(picture(tabs) == "[A] C B")
    tabs.select(new)
    #expect(picture(tabs) == "A [C] B")
  }

  @Test func anEmptyTabIsGoneOnceItIsLeft() {
    let tabs = tabs("A", "B")
    let first = tabs.current
    tabs.select(tabs.add())
    #expect(tabs.all.count == 3)
    tabs.select(first)
    #expect(picture(tabs) == "[A] B")
  }

  @Test func theNeighbourIsShownInThePlaceOfAClosedTab() {
    let tabs = tabs("A", "B", "C")
    tabs.select(tabs.all[1])
    tabs.remove(tabs.all[1])
    #expect(picture(tabs) == "A [C]")
    tabs.remove(tabs.all[1])
    #expect(picture(tabs) == "[A]")
  }

  @Test func theTabsGoRound() {
    let tabs = tabs("A", "B", "C")
    #expect(tabs.next(by: 1).title == "B")
    #expect(tabs.next(by: -1).title == "C")
  }

  /// Two names that differ in how an accent is written are two notes.
  @Test func aNoteIsFoundByTheBytesOfItsPath() {
    let tabs = tabs("caf\u{E9}", "cafe\u{301}")
    #expect(tabs.tab(at: "/n/cafe\u{301}.md") === tabs.all[1])
  }

  // MARK: Panes

  @Test func theSecondPaneIsAtTheRightAndHasTheFocus() throws {
    let tabs = tabs("A", "B", "C")
    tabs.split(with: tabs.all[1])
    #expect(picture(tabs) == "(A) [B] C")
    #expect(tabs.isRightFocused && tabs.shownPlace(of: .editor) == .beside)
    let panes = try #require(tabs.panes)
    #expect(panes.left.title == "A" && panes.right.title == "B")
    // Another tab comes into the pane with the focus.
    tabs.select(tabs.all[2])
    #expect(picture(tabs) == "(A) B [C]")
    #expect(tabs.panes?.right.title == "C")
    // Each pane stays where it is while the focus goes to the other.
    tabs.select(tabs.all[0])
    #expect(picture(tabs) == "[A] B (C)")
    #expect(tabs.panes?.left.title == "A" && tabs.panes?.right.title == "C")
    #expect(tabs.shownPlace(of: .editor) == .editor && tabs.shownPlace(of: .title) == .title)
  }

  @Test(arguments: [0, 1])
  func oneOfTwoPanesThatIsClosedLeavesTheOther(_ closed: Int) {
    let tabs = tabs("A", "B", "C")
    tabs.split(with: tabs.all[1])
    tabs.remove(tabs.all[closed])
    #expect(picture(tabs) == (closed == 0 ? "[B] C" : "[A] C"))
    #expect(tabs.panes == nil && !tabs.isRightFocused)
  }

  // MARK: The row

  /// Where each title stands, as `0:0-5`.
  private func places(_ widths: [Int], current: Int = 0, columns: Int) -> String {
    let layout = TabRowLayout(widths: widths, current: current, columns: columns)
    let words = layout.places.map {
      "\($0.index):\($0.columns.lowerBound)-\($0.columns.upperBound)"
    }
    return (layout.hasMoreBefore ? "‹ " : "") + words.joined(separator: " ")
      + (layout.hasMoreAfter ? " ›" : "")
  }

  @Test func titlesStandSideBySide() {
    #expect(places([3, 5], columns: 40) == "0:0-5 1:5-12")
    #expect(places([80, 5], columns: 80) == "0:0-26 1:26-33")
  }

  @Test func longTitlesAreShortenedUntilAllHaveRoom() {
    #expect(places([20, 20, 4], columns: 36) == "0:0-15 1:15-30 2:30-36")
  }

  @Test func whereEvenShortOnesHaveNoRoomTheCurrentOneIsShown() {
    let widths = Array(repeating: 20, count: 10)
    #expect(places(widths, current: 0, columns: 34) == "0:0-10 1:10-20 2:20-30 ›")
    #expect(places(widths, current: 5, columns: 34) == "‹ 5:1-11 6:11-21 7:21-31 ›")
    #expect(places(widths, current: 9, columns: 34) == "‹ 7:1-11 8:11-21 9:21-31")
  }

  @Test(arguments: 1...60)
  func aRowNeverLeavesItsCells(_ columns: Int) {
    for count in 1...12 {
      for current in 0..<count {
        let layout = TabRowLayout(
          widths: (0..<count).map { 3 + $0 * 5 % 29 }, current: current, columns: columns)
        #expect(layout.places.contains { $0.index == current })
        #expect(layout.places.allSatisfy { $0.columns.upperBound <= columns })
        for (one, next) in zip(layout.places, layout.places.dropFirst()) {
          #expect(one.columns.upperBound == next.columns.lowerBound)
        }
      }
    }
  }

  // MARK: From session to session

  @Test func theTabsOfEachNotebookAreKept() {
    var saved = SavedTabs()
    saved["/a"] = .init(paths: ["/a/1.md", "/a/2.md"], current: "/a/2.md")
    saved["/b"] = .init(paths: ["/b/1.md", "/b/2.md"], current: "/b/1.md")
    var read = SavedTabs()
    #expect(saved.lines.allSatisfy { read.take($0) })
    #expect(read == saved)
    #expect(read["/a"] == .init(paths: ["/a/1.md", "/a/2.md"], current: "/a/2.md"))
    read["/a"] = .init(paths: ["/a/1.md"], current: "/a/1.md")
    #expect(read["/a"] == nil && read["/b"] != nil)
  }

  /// The pane with the focus is known by the mark of the other one.
  @Test(arguments: [true, false])
  func theTabsOfBothPanesAreKept(_ isRight: Bool) throws {
    let tabs = tabs("A", "B", "C")
    tabs.split(with: tabs.all[2])
    if isRight { tabs.select(tabs.all[0]) }
    var saved = SavedTabs()
    saved["/n"] = tabs.session
    #expect(
      saved.lines == [
        "notebook\t/n", isRight ? "shown\t/n/A.md" : "left\t/n/A.md", "tab\t/n/B.md",
        isRight ? "right\t/n/C.md" : "shown\t/n/C.md",
      ])
    var read = SavedTabs()
    #expect(saved.lines.allSatisfy { read.take($0) } && read == saved)
    let again = NoteTabs()
    again.restore(try #require(read["/n"]))
    #expect(picture(again) == picture(tabs))
    #expect(again.isRightFocused == !isRight && again.panes?.right.title == "C")
  }

  /// The file of the other pane has gone meanwhile.
  @Test func aPaneWhoseTabIsGoneDoesNotComeBack() {
    let tabs = NoteTabs()
    tabs.restore(
      .init(
        paths: ["/n/A.md", "/n/B.md"], current: "/n/A.md",
        other: .init(path: "/n/C.md", isRight: true)))
    #expect(picture(tabs) == "[A] B" && tabs.panes == nil)
  }

  @Test func aNotebookIsKnownByItsFolder() throws {
    let home = try TerminalHome()
    let places = try #require(NotebookPlaces(environment: home.environment))
    let link = home.root + "/link"
    #expect(symlink(home.notebook, link) == 0)
    let (a, b) = ("/A.md", "/B.md")
    SavedTabs.keep(
      .init(
        paths: [link + a, link + b], current: link + a,
        other: .init(path: link + b, isRight: true)), of: link, in: places)
    let here = home.notebook
    #expect(
      SavedTabs.kept(of: here, in: places)
        == .init(
          paths: [here + a, here + b], current: here + a,
          other: .init(path: here + b, isRight: true)))
    #expect(SavedTabs.kept(of: link, in: places)?.current == link + a)
    SavedTabs.keep(.init(paths: [here + a], current: here + a), of: here, in: places)
    #expect(SavedTabs.kept(of: link, in: places) == nil)
  }

  @Test func aPathWithALineEndIsNotKept() {
    var saved = SavedTabs()
    saved["/a"] = .init(paths: ["/a/1.md", "/a/2\n.md", "/a/3.md"], current: "/a/3.md")
    saved["/b\n"] = .init(paths: ["/b\n/1.md", "/b\n/2.md"], current: "/b\n/1.md")
    #expect(saved.lines == ["notebook\t/a", "tab\t/a/1.md", "shown\t/a/3.md"])
  }
}
