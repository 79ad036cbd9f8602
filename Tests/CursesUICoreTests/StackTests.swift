import Testing

@testable import CursesViewGraph

@MainActor
struct StackTests {
  @Test func siblingsStackVertically() {
    let stage = Stage(
      10, 3,
      Group {
        Text("one")
        Text("two")
      })
    #expect(stage.picture == "   one\n   two\n")
  }

  @Test func spacerPushesApart() {
    let stage = Stage(
      10, 1,
      HStack(gap: 0) {
        Text("a")
        Spacer()
        Text("b")
      })
    #expect(stage.picture == "a        b")
  }

  @Test func textTakesWhatItNeedsAndFlexibleFramesShareTheRest() {
    let stage = Stage(
      12, 1,
      HStack(gap: 0) {
        Text("ab")
        Text("L").frame(maxColumns: .max, alignment: .leading)
        Text("R").frame(maxColumns: .max, alignment: .leading)
      })
    #expect(stage.picture == "abL    R")
  }

  @Test func paddingAndFixedFrames() {
    let stage = Stage(
      8, 4,
      VStack(alignment: .leading) {
        Text("x").padding(columns: 2, rows: 1)
        Text("y").frame(columns: 5, alignment: .trailing)
      }.frame(maxColumns: .max, maxRows: .max, alignment: .topLeading))
    #expect(stage.picture == "\n  x\n\n    y")
  }

  /// The room that is over when sizes are chosen is no part of the place the stack then gets: what was chosen with it
  /// stays. Shared out anew the lines of the box would have got three rows, two of them its padding.
  @Test func whatWasChosenWithRoomToSpareStays() {
    let stage = Stage(
      14, 18,
      VStack(alignment: .leading) {
        Text("title")
        Text("help that needs two")
        VStack(alignment: .leading) {
          Text("one of a box")
          Text("more of it that wraps")
        }.padding(rows: 1)
        Text("button")
        Text("default")
        Text("a name of two lines")
      }.frame(columns: 14, rows: 18, alignment: .topLeading))
    #expect(
      stage.picture.split(separator: "\n") == [
        "title", "help that", "needs two", "one of a box", "more of it", "that wraps", "button",
        "default", "a name of two", "lines",
      ])
  }

  @Test func longTextWrapsAtSpacesAndIsCutWithAnEllipsis() {
    let stage = Stage(
      7, 2,
      Text("one two three four").frame(maxColumns: .max, maxRows: .max, alignment: .topLeading))
    #expect(stage.picture == "one two\nthree…")
  }

  @Test func aWideCharacterIsNotCutInHalf() {
    let stage = Stage(
      4, 1, Text("日本語").frame(maxColumns: .max, alignment: .leading).lineLimit(1))
    #expect(stage.picture == "日…")
  }

  @Test func overlaysStandInFront() {
    let stage = Stage(
      6, 1,
      Text("abcdef").overlay(alignment: .trailing) { Text("X") })
    #expect(stage.picture == "abcdeX")
  }

  @Test(arguments: [(1, 1), (2, 1), (40, 10)])
  func panelsFitAnySize(columns: Int, rows: Int) {
    let stage = Stage(columns, rows, Panel("Title") { Text("content of the panel") })
    #expect(stage.graph.scene.size.columns == columns)
  }

  @Test func aPanelHasItsTitleInTheBorder() {
    let stage = Stage(
      14, 3,
      Panel("Notes") {
        Text("hello").frame(maxColumns: .max, maxRows: .max, alignment: .topLeading)
      })
    #expect(stage.picture == "╭─ Notes ────╮\n│hello       │\n╰────────────╯")
  }
}
