import CursesUI
import CursesUITesting
import Testing

@testable import CursesTextFields
@testable import CursesViewGraph

/// Rules that warn: what they say is shown, and keeps nobody from submitting.
@Suite("Fields: warnings") @MainActor
struct WarningTests {
  @Observable final class Model {
    var name = ""
    var submitted = 0
    var validity = FieldValidity()
    let form = FormValidation()
  }

  struct Warned: View {
    @Bindable var model: Model

    var body: some View {
      TextField("Name", text: $model.name)
        .validation(Validator.length(3...20).asWarning, on: .change)
        .validation { $0.contains("!") ? "No exclamation, please." : nil }
        .onValidation { model.validity = $0 }
        .formValidation(model.form)
        .onSubmit { model.submitted += 1 }
    }
  }

  @Test func aWarningIsShownAndKeepsNobody() {
    let model = Model()
    let stage = TestHost(columns: 40, rows: 3, Warned(model: model))
    #expect(!model.validity.isWarning && model.validity.message == nil)
    stage.type("日e\u{301}")
    #expect(model.validity.isWarning && model.validity.isValid)
    #expect(!model.validity.isShownInvalid && model.form.isValid && model.form.message == nil)
    #expect(stage.rows.joined().contains("▲ 1 more character needed."))
    stage.press(.enter)
    #expect(model.submitted == 1)
    stage.type("本")
    #expect(!model.validity.isWarning && model.validity.message == nil)
  }

  @Test func anErrorComesBeforeAWarning() {
    let model = Model()
    let stage = TestHost(columns: 40, rows: 3, Warned(model: model))
    stage.type("!")
    stage.press(.enter)
    #expect(model.submitted == 0 && !model.validity.isWarning && model.validity.isShownInvalid)
    #expect(stage.rows.joined().contains("✗ Name: No exclamation, please."))
  }
}
