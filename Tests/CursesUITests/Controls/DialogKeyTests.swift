import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// Dialogs and bars of keys by keyboard alone.
@Suite("Dialogs and bars by keyboard") @MainActor
struct DialogKeyTests {
  @MainActor
  final class Record {
    var lines: [String] = []
  }

  private struct Asking: View {
    let record: Record
    @State private var isAsking = false
    @State private var name = ""

    var body: some View {
      Button("ask") { isAsking = true }
        .onSubmit { record.lines.append("outside") }
        .alert("Name?", isPresented: $isAsking) {
          TextField("Name", text: $name)
          Button("Cancel", role: .cancel) { record.lines.append("cancelled") }
          Button("Save") { record.lines.append("saved \(name)") }
        }
    }
  }

  @Test func enterInTheFieldOfAnAlertPressesItsDefaultButton() {
    let record = Record()
    let stage = TestHost(columns: 50, rows: 12, Asking(record: record))
    stage.press(.enter)
    stage.type("Ada\n")
    #expect(record.lines == ["saved Ada"])
    #expect(!stage.rows.contains { $0.contains("Name?") })
    stage.press(.enter)
    stage.press(.escape)
    #expect(record.lines == ["saved Ada", "cancelled"])
  }

  private struct Deleting: View {
    let record: Record
    @State private var isAsking = true
    var body: some View {
      Text("page")
        .alert("Sure?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { record.lines.append("deleted") }
          Button("Keep") { record.lines.append("kept") }.keyboardShortcut(.defaultAction)
        }
    }
  }

  @Test func theButtonWithTheDefaultActionHasTheFocus() {
    let record = Record()
    let stage = TestHost(columns: 50, rows: 12, Deleting(record: record))
    stage.press(.enter)
    #expect(record.lines == ["kept"])
  }

  private struct Answers: View {
    let record: Record
    let names: [String]
    var isList = false
    @State private var isAsking = true

    @ViewBuilder private var answers: some View {
      ForEach(names, id: \.self) { name in
        Button(role: role(name)) {
          record.lines.append(name)
        } label: {
          Text(name)
        }
      }
    }

    private func role(_ name: String) -> ButtonRole? {
      name == "Cancel" ? .cancel : name.hasPrefix("Delete") ? .destructive : nil
    }

    var body: some View {
      if isList {
        Text("page").confirmationDialog("Sure?", isPresented: $isAsking) { answers }
      } else {
        Text("page").alert("Sure?", isPresented: $isAsking) { answers }
      }
    }
  }

  private func answer(
    _ names: [String], isList: Bool = false, _ keys: [Key.Code] = []
  ) -> [String] {
    let record = Record()
    let stage = TestHost(
      columns: 60, rows: 14, Answers(record: record, names: names, isList: isList))
    for key in keys + [.enter] { stage.press(key) }
    return record.lines
  }

  @Test(arguments: [false, true])
  func enterPressesTheDefaultAndNothingThatDestroys(isList: Bool) {
    #expect(answer(["Delete", "Cancel"], isList: isList) == ["Cancel"])
    #expect(answer(["Delete", "OK", "Cancel"], isList: isList) == ["OK"])
    #expect(answer(["Cancel", "OK"], isList: isList) == ["OK"])
    #expect(answer(["Cancel", "Delete"], isList: isList) == ["Cancel"])
    #expect(answer(["Delete"], isList: isList) == [])
    #expect(answer(["Save", "Discard", "Cancel"], isList: isList) == ["Save"])
  }

  @Test func arrowsGoBetweenTheAnswers() {
    #expect(answer(["Delete", "Cancel"], [.left]) == ["Delete"])
    #expect(answer(["Delete", "Cancel"], [.left, .right]) == ["Cancel"])
    #expect(answer(["Save", "Discard", "Cancel"], [.right]) == ["Discard"])
    #expect(answer(["Save", "Discard", "Cancel"], isList: true, [.down]) == ["Discard"])
    #expect(answer(["Save", "Discard", "Cancel"], isList: true, [.down, .up]) == ["Save"])
    #expect(answer(["Delete"], [.tab]) == ["Delete"])
  }

  private struct Choosing: View {
    let record: Record
    let hasCancel: Bool
    @State private var isAsking = true
    var body: some View {
      Text("page")
        .confirmationDialog("How?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("First") { record.lines.append("first") }
          if hasCancel { Button("Back", role: .cancel) { record.lines.append("back") } }
        }
    }
  }

  @Test func aConfirmationHasItsCancel() {
    let record = Record()
    let stage = TestHost(columns: 50, rows: 12, Choosing(record: record, hasCancel: false))
    #expect(stage.rows.contains { $0.contains("Cancel") })
    stage.press(.tab)
    stage.press(.enter)
    #expect(record.lines == [])
    #expect(!stage.rows.contains { $0.contains("How?") })
    let own = TestHost(columns: 50, rows: 12, Choosing(record: record, hasCancel: true))
    #expect(own.rows.contains { $0.contains("Back") })
    #expect(!own.rows.contains { $0.contains("Cancel") })
    own.press(.escape)
    #expect(record.lines == ["back"])
  }

  private struct Barred: View {
    let record: Record
    @State private var text = ""
    var body: some View {
      TextField("Text", text: $text)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Date") { record.lines.append("date") }.keyboardShortcut("d")
            Button("Up") { record.lines.append("up") }
            Button("Done") { record.lines.append("done") }.disabled(text.isEmpty)
          }
        }
    }
  }

  @Test func theBarOfKeysIsReachedByKeys() {
    let record = Record()
    let stage = TestHost(columns: 60, rows: 4, Barred(record: record))
    let bar = stage.rows.last ?? ""
    #expect(bar.contains("Ctrl+D") && bar.contains("Alt+1") && bar.contains("Alt+2"))
    stage.control("d")
    stage.alt("1")
    stage.alt("2")
    #expect(record.lines == ["date", "up"])
    stage.type("x")
    stage.alt("2")
    stage.alt("3")
    #expect(record.lines == ["date", "up", "done"])
  }

  private struct Clearing: View {
    @State private var text = ""
    var body: some View {
      TextField("Text", text: $text)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Text("\(text.count) of 20")
            Spacer()
            if !text.isEmpty { Button("Clear") { text = "" } }
            Button("Done") {}
          }
        }
    }
  }

  @Test func aButtonThatComesTakesTheDigitOfTheNext() {
    let stage = TestHost(columns: 60, rows: 4, Clearing())
    #expect(stage.rows.last?.contains("Alt+1 Done") == true)
    stage.type("x")
    #expect(stage.rows.last?.contains("Alt+1 Clear   Alt+2 Done") == true)
    stage.alt("1")
    #expect(stage.rows.last?.contains("Alt+1 Done") == true)
  }

  private struct Crowded: View {
    let record: Record
    let names: [String]
    @State private var text = ""
    var body: some View {
      TextField("Text", text: $text)
        .toolbar {
          ToolbarItem(placement: .keyboard) { Button(names[0]) { record.lines.append(names[0]) } }
          ToolbarItemGroup(placement: .keyboard) {
            ForEach(names.dropFirst(), id: \.self) { name in
              Button(name) { record.lines.append(name) }
            }
          }
        }
    }
  }

  @Test func aBarOfManyKeysHasSeveralRows() {
    let names = [
      "Bold", "Italic", "Underline", "Link", "Strike", "Code", "Quote", "List", "Clear", "Done",
    ]
    let record = Record()
    let stage = TestHost(columns: 60, rows: 12, Crowded(record: record, names: names))
    for (index, name) in names.enumerated() {
      #expect(stage.contains("Alt+\((index + 1) % 10) \(name)"), "\(stage.picture)")
    }
    #expect(stage.rows.count == 12)
    stage.alt("0")
    stage.alt("1")
    #expect(record.lines == ["Done", "Bold"])
    let place = stage.position(of: "Clear")
    if let place { stage.click(place.column, place.row) }
    #expect(record.lines.last == "Clear")
    // A low window has the first ones.
    let low = TestHost(columns: 60, rows: 4, Crowded(record: record, names: names))
    #expect(low.contains("Alt+1 Bold"))
  }

  @Test func theWordForEnterStandsInTheField() {
    func picture(_ columns: Int, _ view: some View) -> [String] {
      TestHost(columns: columns, rows: 2, view).rows
    }
    let field = TextField("Name", text: .constant("ada")).submitLabel(.next)
    #expect(picture(30, field)[0].hasSuffix("↵ Next"))
    #expect(!picture(20, field)[0].contains("Next"))
    #expect(!picture(30, field.disabled(true))[0].contains("Next"))
    let secure = SecureField("Code", text: .constant("ada")).submitLabel(.custom("Open"))
    #expect(picture(40, secure)[0].hasSuffix("↵ Open"))
    #expect(picture(40, secure)[0].contains("show"))
  }

  private struct Paying: View {
    let record: Record
    var submits = false
    @State private var code = ""

    var body: some View {
      Form {
        SecureField("Code", text: $code).validation { $0.count < 3 ? "Short." : nil }
        if submits {
          SecureField("Again", text: $code).onSubmit { record.lines.append("submitted") }
        }
        Button("Pay") { record.lines.append("paid \(code)") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test func enterInAFieldPressesTheDefaultButton() {
    let record = Record()
    let stage = TestHost(columns: 50, rows: 12, Paying(record: record))
    stage.type("12\n")
    #expect(record.lines == [], "not while the field is wrong")
    stage.type("3\n")
    #expect(record.lines == ["paid 123"])
  }

  @Test func anActionOfTheFieldsOwnComesInstead() {
    let record = Record()
    let stage = TestHost(columns: 50, rows: 12, Paying(record: record, submits: true))
    stage.type("123\t\n")
    #expect(record.lines == ["submitted"])
  }
}
