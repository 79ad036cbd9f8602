import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// A program takes the focus away as it gives it.
@Suite("Fields: focus by the program") @MainActor
struct FieldFocusTests {
  enum Place: Hashable { case name, code }

  @MainActor
  final class Doings {
    var setPlace: (Place?) -> Void = { _ in }
    var setOn: (Bool) -> Void = { _ in }

    func keep(place: @escaping (Place?) -> Void) { setPlace = place }
    func keep(on: @escaping (Bool) -> Void) { setOn = on }
  }

  private struct LogIn: View {
    let doings: Doings
    @State private var name = ""
    @State private var code = ""
    @FocusState private var place: Place?

    var body: some View {
      let _ = doings.keep(place: { place = $0 })
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $name).focused($place, equals: .name)
          .onSubmit { place = .code }
        SecureField("Code", text: $code).focused($place, equals: .code)
          .onSubmit { place = nil }
        Text("at \(place.map { "\($0)" } ?? "none"), \(name)\(code)")
      }
    }
  }

  @Test func afterLoggingInNoFieldHasTheFocus() {
    let stage = TestHost(columns: 24, rows: 3, LogIn(doings: Doings()))
    stage.type("ada\n")
    stage.type("top\n")
    #expect(stage.rows.last == "at none, adatop")
    #expect(stage.cursor == nil)
    stage.type("x")
    #expect(stage.rows.last == "at none, adatop")
    stage.press(.tab)
    #expect(stage.rows.last == "at name, adatop")
  }

  @Test(arguments: [Place.name, .code])
  func nilTakesItFromEveryFieldOfTheState(place: Place) {
    let doings = Doings()
    let stage = TestHost(columns: 24, rows: 3, LogIn(doings: doings))
    doings.setPlace(place)
    stage.settle()
    #expect(stage.rows.last == "at \(place),")
    doings.setPlace(nil)
    stage.settle()
    #expect(stage.rows.last == "at none,")
    #expect(stage.cursor == nil)
    doings.setPlace(.code)
    stage.settle()
    #expect(stage.cursor?.row == 1)
  }

  private struct Note: View {
    let doings: Doings
    @State private var text = ""
    @FocusState private var isOn: Bool

    var body: some View {
      let _ = doings.keep(on: { isOn = $0 })
      VStack(alignment: .leading, spacing: 0) {
        TextField("Note", text: $text).focused($isOn)
        TextField("Other", text: .constant(""))
        Text(isOn ? "typing" : "resting")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) { Button("Done") { isOn = false } }
      }
    }
  }

  @Test func doneInTheBarOfKeysEndsTyping() {
    let stage = TestHost(columns: 24, rows: 6, Note(doings: Doings()))
    #expect(stage.rows.contains("typing"))
    #expect(stage.rows.last?.contains("Done") == true)
    stage.alt("1")
    #expect(stage.rows.contains("resting"))
    #expect(stage.cursor == nil)
    #expect(stage.rows.last?.contains("Done") != true)
    stage.click(2, 1)
    #expect(stage.cursor?.row == 1)
  }

  private struct Apart: View {
    @State private var text = ""
    @State private var isAsking = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Note", text: $text)
        Text("below").toolbar {
          ToolbarItem(placement: .keyboard) { Button("Add") { text += "+" } }
        }
        Button("Ask") { isAsking = true }
      }
      .sheet(isPresented: $isAsking) { TextField("Name", text: .constant("")) }
    }
  }

  @Test func aBarOfKeysAwayFromFieldsIsForAllOfTheWindow() throws {
    let stage = TestHost(columns: 24, rows: 8, Apart())
    #expect(stage.rows.last?.contains("Add") == true)
    stage.alt("1")
    #expect(stage.contains("+"))
    try stage.click("Ask")
    #expect(stage.contains("Name") && stage.rows.last?.contains("Add") != true)
  }

  @Test func falseLeavesAnotherFieldAlone() {
    let doings = Doings()
    let stage = TestHost(columns: 24, rows: 6, Note(doings: doings))
    stage.press(.tab)
    #expect(stage.cursor?.row == 2)
    doings.setOn(false)
    stage.settle()
    #expect(stage.cursor?.row == 2)
  }

  @Test func aScreenThatComesInsteadHasTheFocusInItsFirstField() {
    struct Screens: View {
      let doings: Doings
      @State private var isIn = false
      @FocusState private var isOn: Bool
      var body: some View {
        let _ = doings.keep(on: {
          isOn = false
          isIn = $0
        })
        if isIn {
          TextField("Second", text: .constant("two"))
        } else {
          TextField("First", text: .constant("one")).focused($isOn)
        }
      }
    }
    let doings = Doings()
    let stage = TestHost(columns: 24, rows: 1, Screens(doings: doings))
    doings.setOn(true)
    stage.settle()
    #expect(stage.rows == [" two"])
    #expect(stage.cursor != nil)
  }

  @Test func aDialogBetweenGivesNoFieldTheFocus() {
    struct Welcome: View {
      let doings: Doings
      @State private var isWelcome = false
      @FocusState private var isOn: Bool
      var body: some View {
        let _ = doings.keep(on: {
          isOn = false
          isWelcome = $0
        })
        TextField("Name", text: .constant("ada")).focused($isOn)
          .alert("Welcome", isPresented: $isWelcome) { Button("OK") {} }
      }
    }
    let doings = Doings()
    let stage = TestHost(columns: 40, rows: 8, Welcome(doings: doings))
    doings.setOn(false)
    stage.settle()
    #expect(stage.cursor == nil)
    doings.setOn(true)
    stage.settle()
    stage.press(.enter)
    #expect(!stage.rows.contains { $0.contains("Welcome") })
    #expect(stage.cursor == nil)
  }
}
