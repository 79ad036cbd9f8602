import CursesUI
import Observation

//: ObservableObject
private final class Model: ObservableObject {
  //: @Published
  @Published var name = ""
}

//: @Observable
@Observable
private final class Settings {
  var name = ""
}

//: EnvironmentKey
private struct TitleKey: EnvironmentKey {
  static let defaultValue = "title"
}

//: EnvironmentValues
extension EnvironmentValues {
  fileprivate var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

//: DynamicProperty
private struct Counter: DynamicProperty {
  @State private var count = 0
  mutating func update() {}
}

//: View
private struct StateSurface: View {
  //: @State
  @State private var text = ""
  //: @Binding
  @Binding var bound: String
  //: @StateObject
  @StateObject private var model = Model()
  //: @ObservedObject
  @ObservedObject var other: Model
  //: @EnvironmentObject
  @EnvironmentObject var shared: Model
  //: @Bindable
  @Bindable var settings: Settings
  //: @Environment
  @Environment(\.title) private var title
  @Environment(Settings.self) private var found
  //: @AppStorage
  @AppStorage("name") private var stored = "Ada"
  //: @SceneStorage
  @SceneStorage("tab") private var tab = 1

  // MARK: Bindings

  var body: some View {
    //: Binding(get:set:)
    let doubled = Binding(get: { text + text }, set: { text = $0 })
    //: Binding.constant(_:)
    let fixed = Binding.constant("a")
    //: Binding(_:)
    let whole: Binding<String?> = Binding(doubled)
    //: Binding.animation(_:)
    let moving = fixed.animation(.linear)
    //: Binding.transaction(_:)
    let plain = moving.transaction(Transaction())
    //: environmentObject(_:)
    Text(whole.wrappedValue ?? plain.wrappedValue).environmentObject(model)
    //: environment(_:)
    Text(found.name).environment(settings)
  }
}

@MainActor
struct MotionSurface {
  @State private var isOn = false

  // MARK: Animation

  func animations() {
    let view = Circle()
    //: withAnimation(_:_:)
    withAnimation(.easeInOut(duration: 1)) { isOn.toggle() }
    //: withAnimation(_:completionCriteria:_:completion:)
    withAnimation(.linear, completionCriteria: .removed, { isOn = true }, completion: {})
    //: withTransaction(_:_:)
    withTransaction(Transaction(animation: .linear)) { isOn = false }
    //: animation(_:value:)
    made = view.animation(.default, value: isOn)
    //: transaction(_:)
    made = view.transaction { $0.animation = nil }
    //: transaction(_:body:)
    made = view.transaction({ $0.animation = nil }, body: { $0.opacity(0.5) })
    //: animation(_:body:)
    made = view.animation(.default) { $0.opacity(0.5) }
    //: Animation.easeInOut(duration:)
    made = Animation.easeInOut(duration: 1)
    //: Animation.linear(duration:)
    made = Animation.linear(duration: 1)
    //: Animation.spring(duration:bounce:blendDuration:)
    made = Animation.spring(duration: 0.5, bounce: 0.2, blendDuration: 0)
    //: Animation.spring(response:dampingFraction:blendDuration:)
    made = Animation.spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0)
    //: Animation.spring(_:blendDuration:)
    made = Animation.spring(.bouncy, blendDuration: 0)
    //: Animation.timingCurve(_:_:_:_:duration:)
    made = Animation.timingCurve(0.2, 0, 0.8, 1, duration: 1)
    //: Animation.repeatForever(autoreverses:)
    made = Animation.linear.repeatForever(autoreverses: false)
    //: Animation.repeatCount(_:autoreverses:)
    made = Animation.linear.repeatCount(3, autoreverses: true)
    //: Animation.speed(_:)
    made = Animation.linear.speed(2)
    //: Animation.delay(_:)
    made = Animation.linear.delay(0.5)
    //: TimelineView(_:content:)
    made = TimelineView(.periodic(from: .now, by: 1), content: { Text("\($0.date)") })
    made = TimelineView(.animation) { Text("\($0.date)") }
    made = TimelineView(.everyMinute) { Text("\($0.date)") }
    //: PhaseAnimator(_:content:animation:)
    made = PhaseAnimator([1, 2], content: { Text("\($0)") }, animation: { _ in .linear })
    //: PhaseAnimator(_:trigger:content:animation:)
    made = PhaseAnimator(
      [1, 2], trigger: isOn, content: { Text("\($0)") }, animation: { _ in nil })
    //: phaseAnimator(_:content:animation:)
    made = view.phaseAnimator(
      [1, 2], content: { $0.opacity(Double($1)) }, animation: { _ in .linear })
    //: phaseAnimator(_:trigger:content:animation:)
    made = view.phaseAnimator(
      [1, 2], trigger: isOn, content: { $0.opacity(Double($1)) }, animation: { _ in .linear })
    //: transition(_:)
    made = view.transition(.opacity).transition(.slide).transition(.move(edge: .top))
    made = view.transition(.scale).transition(.asymmetric(insertion: .opacity, removal: .slide))
    //: EnvironmentValues.accessibilityReduceMotion
    made = EnvironmentValues().accessibilityReduceMotion
  }
}

//: Animatable
private struct Growing: Shape, Animatable {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
}

// MARK: Programs

//: App
private struct Program: App {
  var body: some Scene {
    //: WindowGroup(content:)
    WindowGroup(content: { Text("a") })
    //: WindowGroup(_:content:)
    WindowGroup("Title", content: { Text("a") })
    //: Window(_:id:content:)
    Window("Title", id: "main", content: { Text("a") })
  }
}
