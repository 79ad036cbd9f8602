import CursesCore
import CursesInputFormats
import Observation
import Synchronization
import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

/// Rules on fields: when they are asked, what is shown, and that nobody is caught by them.
@Suite("Fields: validation") @MainActor
struct FieldValidationTests {
  @Observable final class Model {
    var name = ""
    var again = ""
    var submitted = 0
    let form = FormValidation()
  }

  private struct Form: View {
    let model: Model
    var triggers = ValidationTriggers.standard

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: Bindable(model).name)
          .validation(on: triggers) { $0.count < 3 ? "too short: \($0)" : nil }
        TextField("Again", text: Bindable(model).again)
          .validation(on: triggers) { $0 == model.name ? nil : "not the same" }
        Text(model.form.message ?? "fine")
        Button("Send") { model.submitted += 1 }.disabled(!model.form.isValid)
      }
      .formValidation(model.form)
      .onSubmit { model.submitted += 1 }
    }
  }

  @Test func nothingIsSaidBeforeAFieldWasLeft() {
    let model = Model()
    let stage = Stage(40, 8, Form(model: model))
    #expect(!model.form.isValid)
    stage.type("日")
    #expect(!stage.picture.contains("short"))
    stage.press(.tab)
    #expect(stage.picture.contains("✗ too short: 日"))
    #expect(stage.picture.contains("Name: too short: 日"))
    stage.press(.tab, .shift)
    stage.type("e\u{301}x")
    #expect(!stage.picture.contains("short"))
  }

  @Test func aFieldThatIsAskedToSpeaksAtOnce() {
    #expect(Stage(40, 8, Form(model: Model(), triggers: .appear)).picture.contains("too short:"))
    let stage = Stage(40, 8, Form(model: Model(), triggers: .change))
    #expect(!stage.picture.contains("short"))
    stage.type("a")
    #expect(stage.picture.contains("too short: a"))
  }

  @Test func submittingGoesToTheFirstInvalidFieldAndNamesIt() {
    let model = Model()
    let stage = Stage(44, 8, Form(model: model))
    stage.press(.tab)
    stage.press(.enter)
    #expect(model.submitted == 0)
    #expect(stage.picture.contains("Name: too short"))
    stage.type("日本語")
    #expect(model.name == "日本語")
    stage.press(.enter)
    #expect(model.submitted == 0)
    stage.type("日本語")
    #expect(model.again == "日本語")
    #expect(model.form.isValid)
    stage.press(.enter)
    #expect(model.submitted == 1)
  }

  @Test func aRuleAcrossFieldsFollowsTheOther() {
    let model = Model()
    let stage = Stage(44, 8, Form(model: model))
    stage.type("secret")
    stage.press(.tab)
    stage.type("secret")
    #expect(model.form.isValid)
    stage.press(.tab, .shift)
    stage.type("s")
    #expect(!model.form.isValid)
  }

  @Test func theButtonIsDisabledWhileSomethingIsWrong() {
    let model = Model()
    let stage = Stage(44, 8, Form(model: model))
    stage.type("abc")
    stage.press(.tab)
    stage.type("abc")
    stage.press(.tab)
    stage.press(.enter)
    #expect(model.submitted == 1)
  }

  @Test func validatingByProgramShowsEverything() {
    let model = Model()
    let stage = Stage(44, 10, Form(model: model))
    model.again = "x"
    stage.settle()
    #expect(!model.form.validate())
    stage.settle()
    #expect(stage.picture.contains("too short") && stage.picture.contains("not the same"))
    model.form.reset()
    stage.settle()
    #expect(!stage.picture.contains("too short"))
  }

  @Test func aRuleThatDoesNotEndIsCutOffAndSaidSo() {
    let isReleased = Mutex(false)
    let model = Model()
    let stage = Stage(
      60, 3,
      TextField("Name", text: Bindable(model).name)
        .validation(
          Validator { text in
            while text.count > 1, !isReleased.withLock({ $0 }) {}
            return .valid
          }, on: .change
        )
        .validationBudget(.milliseconds(20)))
    stage.type("日")
    #expect(!stage.picture.contains("too long"))
    stage.type("本")
    #expect(stage.picture.contains("takes too long"))
    stage.type("語")
    #expect(model.name == "日本語")
    isReleased.withLock { $0 = true }
  }

  @Test func aSlowRuleOfTheViewIsLeftOutUntilSubmitting() {
    let model = Model()
    var asked = 0
    let stage = Stage(
      60, 3,
      TextField("Name", text: Bindable(model).name)
        .validation(on: .change) { text in
          asked += 1
          let start = ThreadTime.now
          while text.count == 1, ThreadTime.now - start < 0.02 {}
          return text == "日本" ? "wrong" : nil
        }
        .validationBudget(.milliseconds(10))
        .onSubmit { model.submitted += 1 })
    stage.type("日")
    #expect(stage.picture.contains("takes too long"))
    let before = asked
    stage.type("本")
    #expect(asked == before)
    stage.press(.enter)
    #expect(asked == before + 1)
    #expect(model.submitted == 0)
    #expect(stage.picture.contains("wrong"))
  }

  @Test func aSlowRuleIsPendingAndItsLateAnswersAreDropped() async {
    final class Server {
      var asked: [String] = []
      var waiting: [CheckedContinuation<String?, Never>] = []
    }
    let server = Server()
    let model = Model()
    let stage = Stage(
      50, 4,
      VStack {
        TextField("Name", text: Bindable(model).name)
          .validation(on: .change, debounce: .zero) { text in
            server.asked.append(text)
            return await withCheckedContinuation { server.waiting.append($0) }
          }
          .onSubmit { model.submitted += 1 }
      }
      .formValidation(model.form))
    while server.waiting.count < 1 { await Task.yield() }
    stage.type("é")
    while server.waiting.count < 2 { await Task.yield() }
    #expect(model.form.isPending && !model.form.isValid)
    #expect(stage.picture.contains("…"))
    stage.press(.enter)
    #expect(model.submitted == 0)
    server.waiting[0].resume(returning: "late")
    server.waiting[1].resume(returning: nil)
    while model.form.isPending {
      await Task.yield()
      stage.settle()
    }
    stage.settle()
    #expect(server.asked == ["", "é"])
    #expect(!stage.picture.contains("late"))
    #expect(model.submitted == 1)
  }

  @Test func rulesOfTheLibraryWork() {
    var told: [FieldValidity] = []
    let model = Model()
    let stage = Stage(
      50, 3,
      TextField("Name", text: Bindable(model).name)
        .validation(.notEmpty("Say something.").and(.length(1...3)), on: .change)
        .onValidation { told.append($0) })
    stage.type("日本語!")
    #expect(stage.picture.contains("1 character too many"))
    #expect(told.last?.isValid == false)
    stage.press(.character("u"), .control)
    #expect(stage.picture.contains("Say something."))
  }

  @Test func aBlockedScopeSubmitsNothingFurtherOut() {
    var runs: [String] = []
    let stage = Stage(
      30, 3,
      VStack {
        TextField("a", text: .constant("")).onSubmit { runs.append("a") }.submitScope()
        TextField("b", text: .constant("")).onSubmit { runs.append("b") }
      }
      .onSubmit { runs.append("all") }.onSubmit(of: .search) { runs.append("search") })
    stage.press(.enter)
    stage.press(.tab)
    stage.press(.enter)
    #expect(runs == ["a", "b", "all"])
  }
}
