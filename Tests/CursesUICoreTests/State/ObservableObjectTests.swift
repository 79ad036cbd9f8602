import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

@MainActor
private final class Model: ObservableObject {
  @Published var count = 0 {
    willSet { willSets.append(newValue) }
    didSet { didSets.append(oldValue) }
  }
  @Published var name = ""
  var quiet = 0
  var willSets: [Int] = []
  var didSets: [Int] = []
}

private final class Plain: ObservableObject {
  var value = 0
}

@MainActor
struct ObservableObjectTests {
  private struct Following: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: "\(model.count) \(model.name)") }
  }

  @Test func viewsFollowPublishedProperties() {
    let model = Model()
    let stage = Stage(20, 1, Following(model: model))
    #expect(stage.picture.contains("0"))
    model.count = 7
    model.name = "日本"
    stage.settle()
    #expect(stage.picture.contains("7 日本"))
    #expect(model.willSets == [7])
    #expect(model.didSets == [0])
  }

  @Test func whatIsAnnouncedByHandIsShown() {
    let model = Plain()
    struct View1: View {
      @ObservedObject var model: Plain
      var body: some View { Text(verbatim: "\(model.value)") }
    }
    let stage = Stage(5, 1, View1(model: model))
    model.objectWillChange.send()
    model.value = 4
    stage.settle()
    #expect(stage.picture.contains("4"))
  }

  private struct Owner: View {
    let seed: Int
    @StateObject private var model: Model
    init(seed: Int) {
      self.seed = seed
      _model = StateObject(
        wrappedValue: {
          let model = Model()
          model.count = seed
          return model
        }())
    }
    var body: some View {
      VStack {
        Text(verbatim: "\(model.count)")
        Inner()
      }
      .environmentObject(model)
    }
  }

  private struct Inner: View {
    @EnvironmentObject var model: Model
    var body: some View {
      TextField("name", text: $model.name)
        .onSubmit { model.count += 1 }
    }
  }

  @Test func aStateObjectLivesAsLongAsItsView() {
    let stage = Stage(20, 2, Owner(seed: 3))
    stage.type("Ada")
    stage.press(.enter)
    #expect(stage.picture.contains("4"))
    stage.graph.setRoot(Owner(seed: 9))
    stage.settle()
    #expect(stage.picture.contains("4"))
    #expect(stage.picture.contains("Ada"))
  }

  @Test func publishersOfPropertiesBeginWithTheValue() {
    let model = Model()
    var seen: [Int] = []
    let link = model.$count.sink { seen.append($0) }
    model.count = 1
    model.count = 1
    model.count = 2
    #expect(seen == [0, 1, 1, 2])
    link.cancel()
    model.count = 3
    #expect(seen == [0, 1, 1, 2])
  }

  @Test func publishersAreTransformed() {
    let model = Model()
    var seen: [String] = []
    var bag: Set<AnyCancellable> = []
    model.$count.dropFirst().removeDuplicates().filter { $0 > 1 }.map { "n\($0)" }
      .sink { seen.append($0) }.store(in: &bag)
    for value in [1, 2, 2, 3] { model.count = value }
    #expect(seen == ["n2", "n3"])
    let other = Model()
    model.$name.assign(to: \.name, on: other).store(in: &bag)
    model.name = "x"
    #expect(other.name == "x")
  }

  @Test func aPublisherReachesAProperty() {
    let (model, other) = (Model(), Model())
    model.$name.assign(to: &other.$name)
    model.name = "y"
    #expect(other.name == "y")
  }

  private struct Listening: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    var body: some View {
      Text(verbatim: "\(sum)").onReceive(subject) { sum += $0 }
    }
  }

  @Test func viewsReceive() {
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage(5, 1, Listening(subject: subject))
    subject.send(4)
    subject.send(5)
    stage.settle()
    #expect(stage.picture.contains("9"))
    stage.graph.setRoot(Text("gone"))
    stage.settle()
    subject.send(1)
  }

  /// A helper that the parent makes anew each time, as the articles' validators are.
  private final class Helper: ObservableObject {
    let text: Binding<String>
    @Published var checks = 0
    init(_ text: Binding<String>) { self.text = text }
  }

  private struct Field: View {
    @ObservedObject var helper: Helper
    var body: some View { TextField("t", text: helper.text) }
  }

  private struct Rebuilding: View {
    @State private var text = ""
    var body: some View {
      VStack {
        Field(helper: Helper($text))
        TextField("other", text: .constant(""))
        Text(verbatim: "<\(text)>")
      }
    }
  }

  @Test func caretFocusAndTextSurviveAHelperMadeAnewAtEveryUpdate() {
    let stage = Stage(20, 3, Rebuilding())
    stage.type("héllo👩‍👩‍👧")
    stage.press(.left)
    stage.press(.left)
    stage.type("日")
    #expect(stage.picture.contains("<héll日o👩‍👩‍👧>"))
  }
}

@MainActor
struct CycleTests {
  private struct Flip: View {
    @State private var value = 0
    var body: some View {
      Text(verbatim: "\(value)")
        .onChange(of: value, initial: true) { old, new in value = old == new ? 1 : old }
    }
  }

  @Test func aCycleIsBoundedAndReportedAndNotShown() {
    var reports: [String] = []
    let before = ViewDiagnostics.report
    ViewDiagnostics.report = { reports.append($0) }
    defer { ViewDiagnostics.report = before }
    let stage = Stage(40, 1, Flip())
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Int") == true)
    #expect(reports.first?.contains("Flip") == true)
    #expect(!stage.picture.contains("cycle"))
    stage.type("x")
    #expect(reports.count == 1)
  }

  private struct Shapes: View {
    @State private var value = 0
    @State private var log = ""
    var body: some View {
      Text(verbatim: log)
        .onChange(of: value) { log += "0" }
        .onChange(of: value) { log += "n\($0)" }
        .onChange(of: value, perform: { log += "p\($0)" })
        .onChange(of: value) { log += "\($0)>\($1)" }
        .onChange(of: value, initial: true) { log += "i" }
        .onKey { _ in
          value += 1
          return true
        }
    }
  }

  @Test func everyShapeOfOnChangeRuns() {
    let stage = Stage(30, 1, Shapes())
    #expect(stage.picture.contains("i"))
    stage.press(.enter)
    let shown = stage.picture
    for part in ["0", "n1", "p1", "0>1"] { #expect(shown.contains(part)) }
  }
}
