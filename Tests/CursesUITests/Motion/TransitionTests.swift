import CursesUI
import CursesUITesting
import Testing

/// Transitions with an animation of their own, and those by a modifier.
@Suite("Transitions") @MainActor
struct TransitionTests {
  private struct Page: View {
    let transition: AnyTransition
    var animation: Animation?
    @State var isShown = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Go") { withAnimation(animation) { isShown.toggle() } }
        if isShown { Text("new").transition(transition) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private struct Moved: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test func aTransitionMayHaveAnAnimationOfItsOwn() throws {
    let host = TestHost(
      columns: 40, rows: 4, Page(transition: .opacity.animation(.linear(duration: 1))))
    try host.click("Go")
    host.advance(by: 0.5)
    let half = host.style(of: "new")?.foreground
    host.advance(by: 0.7)
    let whole = try #require(host.style(of: "new")?.foreground)
    #expect(half != whole)
    try host.click("Go")
    host.advance(by: 0.2)
    #expect(host.contains("new"))
    host.advance(by: 1)
    #expect(!host.contains("new"))
  }

  @Test func withoutOneNothingIsAnimatedByItself() throws {
    let host = TestHost(columns: 40, rows: 4, Page(transition: .opacity))
    try host.click("Go")
    let style = host.style(of: "new")
    #expect(style?.foreground == host.style(of: .text).foreground)
    try host.click("Go")
    #expect(!host.contains("new"))
  }

  @Test func whatComesWithItsWindowIsThereAtOnce() {
    let host = TestHost(
      columns: 40, rows: 4,
      Page(transition: .opacity.animation(.linear(duration: 1)), isShown: true))
    #expect(host.style(of: "new")?.foreground == host.style(of: .text).foreground)
  }

  @Test func aModifierLeadsInAndOut() throws {
    let host = TestHost(
      columns: 40, rows: 4,
      Page(
        transition: .modifier(active: Moved(x: 80), identity: Moved(x: 0)),
        animation: .linear(duration: 1)))
    try host.click("Go")
    host.advance(by: 0.5)
    let half = try #require(host.position(of: "new")?.column)
    host.advance(by: 0.7)
    let rest = try #require(host.position(of: "new")?.column)
    #expect((rest + 3...rest + 7).contains(half))
    try host.click("Go")
    host.advance(by: 0.5)
    let leaving = try #require(host.position(of: "new")?.column)
    #expect((rest + 3...rest + 7).contains(leaving))
    host.advance(by: 0.7)
    #expect(!host.contains("new"))
  }

  @Test func eachWayMayHaveItsOwnModifier() throws {
    let host = TestHost(
      columns: 40, rows: 4,
      Page(
        transition: .asymmetric(
          insertion: .identity,
          removal: .modifier(active: Moved(x: 80), identity: Moved(x: 0))),
        animation: .linear(duration: 1)))
    try host.click("Go")
    let rest = try #require(host.position(of: "new")?.column)
    try host.click("Go")
    host.advance(by: 0.5)
    #expect(try #require(host.position(of: "new")?.column) > rest)
    host.advance(by: 0.7)
    #expect(!host.contains("new"))
  }

  private struct Counting: AnimatableModifier {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View {
      HStack {
        content
        Text("at \(Int(amount.rounded()))")
      }
    }
  }

  private struct Counter: View {
    @State private var amount = 0.0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Go") { withAnimation(.linear(duration: 1)) { amount = 100 } }
        Text("is").modifier(Counting(amount: amount))
      }
    }
  }

  @Test func anAnimatableModifierTakesTheValuesBetween() throws {
    let host = TestHost(columns: 40, rows: 4, Counter())
    #expect(host.contains("at 0"))
    try host.click("Go")
    host.advance(by: 0.5)
    let row = try #require(host.rows.first { $0.contains("at ") })
    let shown = try #require(row.split(separator: " ").last.flatMap { Int($0) })
    #expect((30...70).contains(shown))
    host.advance(by: 0.7)
    #expect(host.contains("at 100"))
  }
}
