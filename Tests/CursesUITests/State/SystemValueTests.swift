import CursesUI
import CursesUITesting
import Testing

/// What systems give to programs: clocks, notifications, steps to undo, the focus of a scope.
@Suite("Values of the system") @MainActor
struct SystemValueTests {
  private final class Box {
    var words: [String] = []
  }

  private func set(_ word: String, in box: Box, _ undo: UndoManager) {
    let old = box.words
    undo.registerUndo(withTarget: box) { box in
      MainActor.assumeIsolated { self.restore(old, in: box, undo) }
    }
    box.words.append(word)
  }

  private func restore(_ words: [String], in box: Box, _ undo: UndoManager) {
    let now = box.words
    undo.registerUndo(withTarget: box) { box in
      MainActor.assumeIsolated { self.restore(now, in: box, undo) }
    }
    box.words = words
  }

  @Test func stepsAreUndoneAndRedone() {
    let (box, undo) = (Box(), UndoManager())
    #expect(!undo.canUndo && !undo.canRedo)
    set("a", in: box, undo)
    undo.setActionName("Typing")
    set("b", in: box, undo)
    #expect(undo.canUndo)
    undo.undo()
    #expect(box.words == ["a"] && undo.canRedo && undo.undoMenuItemTitle == "Undo Typing")
    undo.redo()
    #expect(box.words == ["a", "b"])
    undo.undo()
    undo.undo()
    #expect(box.words.isEmpty && !undo.canUndo)
    set("c", in: box, undo)
    #expect(!undo.canRedo)
  }

  private struct Keeping: View {
    @Environment(\.undoManager) private var undoManager
    @State private var kept = 0
    var body: some View {
      Text("kept \(kept)").onChange(of: undoManager, initial: true) { kept += 1 }
    }
  }

  @Test func managersAreCompared() {
    let (one, other) = (UndoManager(), UndoManager())
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
    #expect(TestHost(columns: 20, rows: 1, Keeping()).contains("kept 1"))
  }

  @Test func aGroupIsOneStep() {
    let (box, undo) = (Box(), UndoManager())
    undo.beginUndoGrouping()
    set("a", in: box, undo)
    set("b", in: box, undo)
    undo.endUndoGrouping()
    undo.undo()
    #expect(box.words.isEmpty && !undo.canUndo)
    undo.redo()
    #expect(box.words == ["a", "b"])
    undo.disableUndoRegistration()
    set("c", in: box, undo)
    undo.enableUndoRegistration()
    undo.levelsOfUndo = 1
    set("d", in: box, undo)
    undo.undo()
    #expect(box.words == ["a", "b", "c"] && !undo.canUndo)
  }

  private struct Clock: View {
    @State private var ticks = 0
    @State private var news = 0
    let timer = Timer.publish(every: 0.002, on: .main, in: .common).autoconnect()
    static let name = Notification.Name("bubblepad.test.clock")
    var body: some View {
      Text("\(ticks > 2 ? "many" : "few") \(news)")
        .onReceive(timer) { _ in ticks += 1 }
        .onReceive(NotificationCenter.default.publisher(for: Self.name)) { _ in news += 1 }
    }
  }

  @Test func clocksAndNotificationsArrive() async {
    let host = TestHost(columns: 20, rows: 3, Clock())
    #expect(host.contains("few 0"))
    NotificationCenter.default.post(name: Clock.name, object: nil)
    host.settle()
    #expect(host.contains("few 1") || host.contains("many 1"))
    #expect(await host.wait { host.contains("many 1") })
  }

  private struct Scope: View {
    @Namespace private var names
    @State private var one = ""
    @State private var two = ""
    @Environment(\.resetFocus) private var resetFocus
    var body: some View {
      VStack {
        TextField("One", text: $one)
        TextField("Two", text: $two).prefersDefaultFocus(in: names)
        Button("Reset") { resetFocus(in: names) }
        Text("two \(two)")
      }
      .focusScope(names)
    }
  }

  @Test func theFocusGoesBackToThePreferredView() {
    let host = TestHost(columns: 30, rows: 10, Scope())
    host.type("a\t")
    host.press(.enter)
    host.type("b")
    #expect(host.contains("two ab"))
  }

  private struct Log: View {
    @State private var count = 3
    var body: some View {
      ScrollView { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
        .defaultScrollAnchor(.bottom)
        .frame(height: 64)
      Button("More") { count += 3 }
    }
  }

  @Test func aViewScrolledToItsEndStaysThere() {
    let host = TestHost(columns: 20, rows: 8, Log())
    #expect(host.contains("line 0") && host.contains("line 2"))
    for _ in 0..<3 where !host.contains("line 5") {
      host.press(.tab)
      host.press(.enter)
    }
    #expect(host.contains("line 5") && !host.contains("line 0"))
  }

  private struct Commands: View {
    @State private var log = ""
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Text", text: $text)
        Text("log \(log)")
      }
      .onExitCommand { log += "x" }
      .onMoveCommand { log += $0 == .up ? "u" : "d" }
    }
  }

  @Test func commandsAreKeys() {
    let host = TestHost(columns: 20, rows: 5, Commands())
    host.press(.up)
    host.press(.down)
    host.press(.escape)
    #expect(host.contains("log udx"))
  }

  private struct Width: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func aLayerIsMadeOfAPreference() {
    let view = Text("text").preference(key: Width.self, value: 7)
      .frame(width: 160)
      .overlayPreferenceValue(Width.self, alignment: .trailing) { Text("of \($0)") }
    #expect(TestHost(columns: 30, rows: 3, view).contains("of 7"))
  }
}
