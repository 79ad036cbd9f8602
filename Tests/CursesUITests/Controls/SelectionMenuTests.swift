import CursesUI
import CursesUITesting
import Testing

/// A menu for what is selected in a list, and what Enter and a double click do with it.
@MainActor
@Suite struct SelectionMenuTests {
  @Observable final class Record {
    var lines: [String] = []
    var several: Set<Int> = []
    var one: Int?
    var holdsOne = false
  }

  private struct Numbers: View {
    @Bindable var record: Record

    var body: some View {
      Group {
        if record.holdsOne {
          List(selection: $record.one) { rows }
        } else {
          List(selection: $record.several) { rows }
        }
      }
      .contextMenu(forSelectionType: Int.self) { numbers in
        Button("Copy \(numbers.count)") { record.lines.append("copied \(numbers.sorted())") }
      } primaryAction: { numbers in
        record.lines.append("opened \(numbers.sorted())")
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(1..<4) { number in Text("row \(number)") }
      Text("own").tag(9).contextMenu { Button("Own") { record.lines.append("own") } }
    }
  }

  private func host(_ record: Record) -> TestHost {
    TestHost(columns: 30, rows: 10, Numbers(record: record))
  }

  @Test func theMenuIsForAllThatAreSelected() throws {
    let record = Record()
    let host = host(record)
    host.press(.home)
    host.type(" ")
    host.press(.down)
    host.type(" ")
    host.press(.function(10), .shift)
    #expect(host.contains("Copy 2"))
    #expect(try #require(host.position(of: "Copy 2")).row > 1, "below the row of the bar")
    host.press(.enter)
    #expect(record.lines == ["copied [1, 2]"])
    #expect(!host.contains("Copy"))
  }

  @Test func atARowThatIsNotSelectedItIsForThatRow() {
    let record = Record()
    record.several = [1, 2]
    let host = host(record)
    host.mouse(.press(.right, clicks: 1), 4, 2)
    host.mouse(.release(.right), 4, 2)
    #expect(host.contains("Copy 1"))
    host.press(.enter)
    #expect(record.lines == ["copied [3]"])
    #expect(record.several == [1, 2])
  }

  @Test func aRowWithAMenuOfItsOwnShowsThat() {
    let record = Record()
    let host = host(record)
    host.press(.end)
    host.press(.enter, .alt)
    #expect(host.contains("Own") && !host.contains("Copy"))
  }

  @Test func enterAndADoubleClickAreThePrimaryAction() {
    let record = Record()
    let host = host(record)
    host.press(.home)
    host.press(.enter)
    #expect(record.lines == ["opened [1]"])
    host.click(4, 1)
    host.click(4, 1, clicks: 2)
    #expect(record.lines.last == "opened [2]")
    #expect(record.several == [2])
  }

  @Test func aSelectionOfOneToo() {
    let record = Record()
    record.holdsOne = true
    let host = host(record)
    host.press(.home)
    host.press(.down)
    host.press(.enter)
    #expect(record.lines == ["opened [2]"])
    host.press(.function(10), .shift)
    host.press(.escape)
    #expect(!host.contains("Copy") && record.one == 2)
    host.press(.function(10), .shift)
    host.press(.enter)
    #expect(record.lines.last == "copied [2]")
  }

  // MARK: Beside the rows

  private struct Addable: View {
    @Bindable var record: Record
    var offers = true

    var body: some View {
      List(selection: $record.several) {
        ForEach(record.lines.indices, id: \.self) { row in
          HStack {
            Text(record.lines[row])
            TextField("Words", text: .constant(""))
          }
          .swipeActions { Button("Drop") { record.lines.remove(at: row) } }
          .swipeActions(edge: .leading) { Button("Flag") {} }
        }
      }
      .contextMenu(forSelectionType: Int.self) { rows in
        if !rows.isEmpty {
          Button("Double") { record.lines += rows.sorted().map { record.lines[$0] } }
        } else if offers {
          Button("Add") { record.lines.append("new") }
        }
      }
    }
  }

  @Test func whereThereIsNoRowTheMenuIsForNone() throws {
    let record = Record()
    let host = TestHost(columns: 30, rows: 12, Addable(record: record))
    host.press(.function(10), .shift)
    #expect(host.contains("Add"))
    host.press(.enter)
    #expect(record.lines == ["new"] && !host.contains("Add"))
    host.mouse(.press(.right, clicks: 1), 8, 4)
    host.mouse(.release(.right), 8, 4)
    #expect(
      try #require(host.position(of: "Add")) == Point(column: 10, row: 6), "below the pointer")
    host.press(.enter)
    #expect(record.lines == ["new", "new"])
  }

  @Test func withoutAButtonThereIsNoMenu() {
    let record = Record()
    record.lines = ["one"]
    let host = TestHost(columns: 30, rows: 12, Addable(record: record, offers: false))
    let before = host.picture
    host.mouse(.press(.right, clicks: 1), 8, 4)
    host.mouse(.release(.right), 8, 4)
    #expect(host.difference(from: before) == nil)
    host.type(" ")
    #expect(record.several == [0])
  }

  @Test func actionsToSwipeStandInTheSameMenu() throws {
    let record = Record()
    record.lines = ["one", "two"]
    let host = TestHost(columns: 30, rows: 12, Addable(record: record))
    host.press(.end)
    host.press(.function(10), .shift)
    #expect(host.contains("Double") && host.contains("Drop"))
    host.press(.escape)
    host.mouse(.press(.right, clicks: 1), 4, 0)
    host.mouse(.release(.right), 4, 0)
    try host.click("Double")
    #expect(record.lines == ["one", "two", "one"])
  }
}
