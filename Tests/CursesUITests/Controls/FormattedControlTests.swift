import CursesUI
import CursesUITesting
import Testing

@testable import CursesControls
@testable import CursesViewGraph

/// Controls with values in formats, searches, and collections of bindings, by keys.
@Suite("Controls with values") @MainActor
struct FormattedControlTests {
  struct Choice: Identifiable {
    let id: String
    var isOn = false
  }

  @Observable final class Model {
    var number = 1000
    var search = ""
    var submitted: [String] = []
    var choices = [Choice(id: "日"), Choice(id: "e\u{301}")]
  }

  struct Stepped: View {
    @Bindable var model: Model
    var body: some View {
      VStack(spacing: 0) {
        Stepper(
          "Count", value: $model.number, in: 0...1001,
          format: .number.locale(Locale(identifier: "de_DE")))
        LabeledContent(
          "Sum", value: model.number * 2, format: .number.locale(Locale(identifier: "de_DE")))
      }
    }
  }

  @Test func aStepperShowsItsValueInItsFormat() {
    let model = Model()
    let stage = TestHost(columns: 40, rows: 2, Stepped(model: model))
    #expect(stage.rows[0].contains("Count 1.000") && stage.rows[1].contains("2.000"))
    stage.press(.right)
    stage.press(.right)
    #expect(stage.rows[0].contains("Count 1.001") && stage.rows[1].contains("2.002"))
  }

  struct Searched: View {
    @Bindable var model: Model
    var body: some View {
      Text("below")
        .searchable(text: $model.search, prompt: "Find")
        .onSubmit(of: .search) { model.submitted.append(model.search) }
        .onSubmit { model.submitted.append("text") }
    }
  }

  @Test func aSearchStandsAboveAndIsSubmittedAsOne() {
    let model = Model()
    let stage = TestHost(columns: 30, rows: 3, Searched(model: model))
    #expect(stage.rows.contains { $0.contains("⌕ Find") })
    stage.type("日e\u{301}")
    stage.press(.enter)
    #expect(model.submitted == ["日e\u{301}"])
    #expect(stage.rows.contains { $0.contains("⌕ 日e\u{301}") })
    #expect(stage.rows.contains { $0.contains("below") })
  }

  struct Chosen: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle(sources: $model.choices, isOn: \.isOn) { Text("All") }
        ForEach($model.choices) { $choice in
          Toggle(isOn: $choice.isOn) { Text(choice.id) }
        }
      }
      .toggleStyle(.checkbox)
    }
  }

  @Test func aBindingToACollectionIsOneOfBindings() {
    let model = Model()
    let stage = TestHost(columns: 30, rows: 3, Chosen(model: model))
    stage.press(.tab)
    stage.type(" ")
    #expect(model.choices.map(\.isOn) == [true, false])
    stage.press(.tab, .shift)
    stage.type(" ")
    #expect(model.choices.map(\.isOn) == [true, true])
    model.choices.removeLast()
    stage.settle()
    #expect(stage.rows.count == 2)
  }
}
