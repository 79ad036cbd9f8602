import CursesControls
import CursesCore
import CursesViewGraph
import Testing

/// Selections of several rows of a list, by keys and with the mouse.
@MainActor @Suite struct ListSelectionTests {
  private struct Rows: View {
    @State private var chosen: Set<Int>
    let locked: Int?

    init(_ chosen: Set<Int> = [], locked: Int? = nil) {
      _chosen = State(initialValue: chosen)
      self.locked = locked
    }

    var body: some View {
      VStack(alignment: .leading) {
        List(1...6, id: \.self, selection: $chosen) { row in
          Text(verbatim: "row \(row)").selectionDisabled(row == locked)
        }
        Text(verbatim: "\(chosen.sorted())")
      }
    }
  }

  private func check(
    _ stage: Stage, _ chosen: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      stage.picture.contains("\(chosen)"), "\(stage.picture)", sourceLocation: sourceLocation)
  }

  @Test func spaceTakesTheRowThatTheListBeginsWith() {
    let stage = Stage(20, 8, Rows())
    #expect(stage.picture.contains("▌ row 1"))
    stage.type(" ")
    check(stage, [1])
    stage.type(" ")
    check(stage, [])
  }

  @Test func theBarBeginsAtWhatIsSelected() {
    let stage = Stage(20, 8, Rows([4, 6]))
    stage.type(" ")
    check(stage, [6])
  }

  @Test func shiftExtendsFromWhereItBegan() {
    let stage = Stage(20, 8, Rows())
    stage.press(.down)
    stage.press(.down, .shift)
    check(stage, [2, 3])
    stage.press(.down, .shift)
    check(stage, [2, 3, 4])
    stage.press(.up, .shift)
    check(stage, [2, 3])
    stage.press(.home, .shift)
    check(stage, [1, 2])
    stage.press(.end, .shift)
    check(stage, [2, 3, 4, 5, 6])
  }

  @Test func whatWasSelectedBeforeStaysSo() {
    let stage = Stage(20, 8, Rows([4]))
    stage.press(.home)
    stage.press(.end, .shift)
    check(stage, [1, 2, 3, 4, 5, 6])
    stage.press(.up, .shift)
    stage.press(.up, .shift)
    stage.press(.up, .shift)
    stage.press(.up, .shift)
    check(stage, [1, 2, 4])
    // Moved without Shift, it begins again.
    stage.press(.end)
    stage.press(.up, .shift)
    check(stage, [1, 2, 4, 5, 6])
  }

  @Test func allAreSelected() {
    let stage = Stage(20, 8, Rows(locked: 3))
    stage.press(.character("a"), .control)
    check(stage, [1, 2, 4, 5, 6])
  }

  @Test func whatCannotBeSelectedIsLeftOut() {
    let stage = Stage(20, 8, Rows(locked: 3))
    stage.press(.down)
    stage.press(.down, .shift)
    stage.press(.down, .shift)
    check(stage, [2, 4])
  }

  @Test func clicksTakeRowsInAndOut() {
    let stage = Stage(20, 8, Rows())
    stage.click(5, 1)
    stage.click(5, 3)
    check(stage, [2, 4])
    stage.click(5, 1)
    check(stage, [4])
  }

  @Test func aClickWithShiftExtends() {
    let stage = Stage(20, 8, Rows())
    stage.click(5, 1)
    stage.host.click(5, 4, .shift)
    check(stage, [2, 3, 4, 5])
    stage.host.click(5, 2, .shift)
    check(stage, [2, 3])
  }
}
