import CursesUI
import CursesUITesting
import Testing

@testable import CursesTextFields
@testable import CursesViewGraph

/// When a field formats and writes, by keys.
@Suite("Fields: timing") @MainActor
struct FormatTimingTests {
  @Observable final class Model {
    var price = 1234.5
    var name = ""
    var other = ""
    var events: [String] = []
  }

  struct Priced: View {
    @Bindable var model: Model
    let timing: FormatTiming

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Price", value: $model.price, format: .number)
          .textFieldFormatting(timing)
        TextField("Other", text: $model.other)
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  struct Named: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField(
          "Name", text: $model.name, onEditingChanged: { model.events.append("editing \($0)") },
          onCommit: { model.events.append("commit \(model.name)") })
        TextField(
          "Price", value: $model.price, formatter: NumberFormatter(),
          onEditingChanged: { model.events.append("price \($0)") },
          onCommit: { model.events.append("paid \(model.price)") })
      }
    }
  }

  @Test func whileEditingIsTheUsualTiming() {
    let model = Model()
    let stage = TestHost(columns: 30, rows: 2, Priced(model: model, timing: .whileEditing))
    #expect(stage.rows[0].contains("1,234.5"))
    stage.control("u")
    stage.type("98765")
    #expect(stage.rows[0].contains("98,765") && model.price == 98765)
  }

  @Test func onCommitWritesAndFormatsWhenTheFieldIsLeft() {
    let model = Model()
    let stage = TestHost(columns: 30, rows: 2, Priced(model: model, timing: .onCommit))
    stage.control("u")
    stage.type("98765")
    #expect(stage.rows[0].contains("98765") && model.price == 1234.5)
    stage.press(.tab)
    #expect(stage.rows[0].contains("98,765") && model.price == 98765)
  }

  @Test func onCommitWritesWithEnter() {
    let model = Model()
    let stage = TestHost(columns: 30, rows: 2, Priced(model: model, timing: .onCommit))
    stage.control("u")
    stage.type("7.50")
    stage.press(.enter)
    #expect(stage.rows[0].contains("7.5") && model.price == 7.5)
  }

  @Test func onCommitLeavesTheValueWhereTheTextIsNone() {
    let model = Model()
    let stage = TestHost(columns: 60, rows: 3, Priced(model: model, timing: .onCommit))
    stage.control("u")
    stage.paste("日本 e\u{301}")
    stage.press(.tab)
    #expect(model.price == 1234.5)
  }

  @Test func editingAndCommitsAreTold() {
    let model = Model()
    let stage = TestHost(columns: 30, rows: 2, Named(model: model))
    stage.type("日e\u{301}")
    stage.press(.enter)
    stage.press(.tab)
    stage.control("u")
    stage.type("12")
    stage.press(.enter)
    #expect(
      model.events == [
        "editing true", "commit 日e\u{301}", "editing false", "price true", "paid 12.0",
      ])
  }
}
