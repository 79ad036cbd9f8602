import CursesCore
import Testing

@testable import CursesControls
@testable import CursesTextFields
@_spi(Nodes) @testable import CursesViewGraph

/// Grids, and the view that fits.
@MainActor
struct GridTests {
  private struct Form: View {
    @State private var name = ""
    @State private var town = ""
    var body: some View {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          TextField("n", text: $name)
        }
        Divider()
        GridRow {
          Text("Wohnort 町")
          TextField("t", text: $town)
        }
        GridRow { Text(verbatim: "<\(name)|\(town)>").gridCellColumns(2) }
      }
    }
  }

  @Test func columnsAreAsWideAsTheirWidestAndFieldsTakeTheRest() {
    let stage = Stage(30, 5, Form())
    let rows = stage.picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].hasPrefix("      Name "))
    #expect(rows[1] == String(repeating: "─", count: 30))
    #expect(rows[2].hasPrefix("Wohnort 町 "))
    stage.type("日本")
    stage.press(.tab)
    stage.type("e\u{301}")
    #expect(stage.picture.contains("<日本|e\u{301}>"))
    let fields = stage.graph.focus.node?.frame
    #expect(fields?.minColumn == 11 && fields?.size.columns == 19)
  }

  @Test(arguments: [6, 9, 20]) func rowsShareTheHeight(rows: Int) {
    let stage = Stage(
      12, rows,
      Grid(rowGap: 1) {
        GridRow { Text("head").gridCellColumns(2) }
        GridRow {
          List(0..<100, id: \.self) { Text(verbatim: "row \($0)") }
          Text("side")
        }
        GridRow { Text("foot").gridCellColumns(2) }
      })
    let lines = stage.picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.contains("head") == true && lines.last?.contains("foot") == true)
    #expect(lines.filter { $0.contains("row") }.count == rows - 4)
  }

  @Test func gapsSpansAndAlignmentsHold() {
    let stage = Stage(
      12, 4,
      Grid(alignment: .topLeading, columnGap: 2, rowGap: 1) {
        GridRow {
          Text("a")
          Text("bbb")
          Text("c")
        }
        GridRow(alignment: .bottom) {
          Text("dd").gridCellColumns(2)
          Text("e")
        }
      })
    let rows = stage.picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.contains { $0.contains("a  bbb  c") })
    #expect(rows.contains { $0.contains("dd      e") })
  }

  @Test func aRowThatIsTooLongShrinksItsFlexibleCells() {
    for columns in [1, 5, 12, 80] {
      let stage = Stage(columns, 6, Form())
      stage.type("x")
      #expect(stage.graph.focus.node != nil)
    }
  }

  private struct Fitting: View {
    @State private var count = 0
    var body: some View {
      ViewThatFits {
        HStack {
          Button("one and long") { count += 1 }
          Text(verbatim: "wide \(count)")
        }
        VStack {
          Button("short") { count += 10 }
          Text(verbatim: "tall \(count)")
        }
      }
    }
  }

  @Test func theFirstThatFitsIsShownAndHasTheKeys() {
    let stage = Stage(30, 3, Fitting())
    #expect(stage.picture.contains("wide 0"))
    stage.press(.enter)
    #expect(stage.picture.contains("wide 1"))
    stage.graph.send(.resize(Size(columns: 12, rows: 3)))
    stage.settle()
    #expect(stage.picture.contains("tall 1") && !stage.picture.contains("wide"))
    stage.press(.enter)
    #expect(stage.picture.contains("tall 11"))
    stage.graph.send(.resize(Size(columns: 30, rows: 3)))
    stage.settle()
    #expect(stage.picture.contains("wide 11"))
  }
}
