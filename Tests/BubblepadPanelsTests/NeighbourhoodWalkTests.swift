import BubblepadIndex
import BubblepadNotebook
import CursesCore
import CursesSeededRandom
import Testing

@testable import BubblepadPanels

/// The way through a neighbourhood, and where its files stand on the screen.
@Suite("A walk through a neighbourhood") @MainActor
struct NeighbourhoodWalkTests {
  private func ring(_ names: String...) -> Neighbourhood.Ring {
    Neighbourhood.Ring(names.map { LinkedFile(path: $0, kind: .note, direction: .to) })
  }

  private func ring(count: Int) -> Neighbourhood.Ring {
    Neighbourhood.Ring(
      (0..<count).map { LinkedFile(path: "n\($0)", kind: .note, direction: .from) })
  }

  private var sample: Neighbourhood {
    Neighbourhood(
      "Mid", linksHere: ring("a", "b"), linksTo: ring("c", "d", "e"),
      around: [
        FileID("a"): ring("x"), FileID("d"): ring("y", "z"), FileID("c"): ring(),
      ])
  }

  /// The file that the keys are at after keys: `^ v < >`.
  private func walked(_ keys: String, _ neighbourhood: Neighbourhood) -> String? {
    var walk = NeighbourhoodWalk(neighbourhood)
    for key in keys {
      switch key {
      case "^": walk.move(by: -1)
      case "v": walk.move(by: 1)
      default: _ = walk.move(right: key == ">")
      }
    }
    return walk.selected?.path
  }

  @Test func keysGoFromFileToFile() {
    for (keys, path) in [
      ("", "c"), (">", "c"), ("v", "d"), ("v>", "y"), ("v>vvvv", "z"), ("v>v<", "d"),
      // Another file beside the middle has another ring, which begins at its start.
      ("v>v<^v>", "y"), ("<", "a"), ("<v", "b"), ("<<", "x"), ("<<<", "x"), ("<v<", "b"),
      ("<<>>", "c"), ("vvvvv", "e"), ("^^", "c"),
    ] {
      #expect(walked(keys, sample) == path, "\(keys)")
    }
    let lonely = Neighbourhood("Mid", linksHere: ring("a"), linksTo: ring(), around: [:])
    #expect(walked("", lonely) == "a" && walked(">v<", lonely) == "a")
    let alone = Neighbourhood("Mid", linksHere: ring(), linksTo: ring(), around: [:])
    #expect(walked("<v>", alone) == nil)
  }

  @Test func whatWasShownBeforeComesBack() {
    let form = NeighbourhoodForm(sample) { "\($0)!" }
    form.walk.move(by: 2)
    form.show(Neighbourhood("e", linksHere: ring("Mid"), linksTo: ring(), around: [:]))
    #expect(form.middleTitle == "e!" && form.canGoBack)
    #expect(form.goBack() && form.walk.selected?.path == "e" && !form.canGoBack)
    #expect(form.goBack() == false)
    #expect(form.captions(of: .right) == ["Links to: 3", "To: 3", "3"])
    form.walk.move(by: -1)
    #expect(form.captions(of: .farRight) == ["Around d!"])
    #expect(form.selectedWords == "d: 2 more links")
  }

  /// Every file of a column that has room has a row of its own in the body, and the selected one always.
  @Test func filesStandInTheBodyAtEverySize() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let counts = (0..<2).map { _ in Int.random(in: 0...40, using: &random) }
      let around = (0..<40).map {
        (FileID("n\($0)"), ring(count: Int.random(in: 0...30, using: &random)))
      }
      var walk = NeighbourhoodWalk(
        Neighbourhood(
          "Mid", linksHere: ring(count: counts[0]), linksTo: ring(count: counts[1]),
          around: Dictionary(uniqueKeysWithValues: around)))
      let size = Size(
        columns: Int.random(in: 1...140, using: &random),
        rows: Int.random(in: 1...40, using: &random))
      for _ in 0..<8 {
        walk.move(by: Int.random(in: -9...9, using: &random))
        _ = walk.move(right: Bool.random(using: &random))
        let layout = NeighbourhoodLayout(
          walk, in: Rect(origin: Point(column: 3, row: 2), size: size))
        #expect(layout.slots.contains { $0.column == walk.column })
        for (slot, next) in zip(layout.slots, layout.slots.dropFirst()) {
          #expect(slot.end < next.start)
        }
        for column in NeighbourhoodWalk.Column.allCases {
          let rows = layout.rows(of: column, in: walk)
          let count = walk.ring(in: column).files.count
          #expect(rows.count == min(count, layout.body.count))
          #expect(rows.allSatisfy { layout.body.contains($0.row) && $0.file < count })
          #expect(Set(rows.map { $0.row }).count == rows.count)
          #expect(rows.isEmpty || rows.contains { $0.file == walk.row(in: column) })
        }
      }
    }
  }

  @Test func linesJoinWhatTheyAreDrawnFor() throws {
    func drawn(_ left: [Int], _ right: [Int], reach: [Int] = []) -> String {
      guard let trunk = NeighbourhoodTrunk(left: left, right: right, reach: reach) else {
        return ""
      }
      return String(trunk.rows.map { trunk.sign(at: $0).unicode })
    }
    #expect(drawn([0, 1, 2], [1]) == "╮┼╯")
    #expect(drawn([1], [0, 1, 3]) == "╭┼│╰")
    #expect(drawn([2], [2]) == "─")
    #expect(drawn([0], [2]) == "╮│╰")
    #expect(drawn([1, 2], [1], reach: [0, 3]) == "│┼┤│")
    #expect(drawn([], []) == "")
    #expect(drawn([0, 1], [0, 1]) == "┬┴")
  }

  @Test func aBarIsFullWhenAllIsDone() {
    #expect(
      [0, 0.1, 0.5, 0.999, 1, 3].map { ProgressCellsModel.full($0, of: 8) } == [0, 0, 4, 7, 8, 8])
  }
}
