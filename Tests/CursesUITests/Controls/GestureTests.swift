import CursesUI
import CursesUITesting
import Testing

/// What clicks, presses and drags become.
@Suite("Gestures") @MainActor
struct GestureTests {
  private struct Log<Target: View>: View {
    @State private var words: [String] = []
    let target: (@escaping (String) -> Void) -> Target

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        target { words.append($0) }
        Text("log " + words.joined(separator: " "))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host<Target: View>(
    @ViewBuilder _ target: @escaping (@escaping (String) -> Void) -> Target
  ) -> TestHost { TestHost(columns: 40, rows: 6, Log(target: target)) }

  private func drag(_ host: TestHost, from: Point, to: Point) {
    host.mouse(.press(.left, clicks: 1), from.column, from.row)
    host.mouse(.drag(.left), to.column, to.row)
    host.mouse(.release(.left), to.column, to.row)
  }

  @Test func aClickIsATap() throws {
    let host = host { log in Text("here").gesture(TapGesture().onEnded { log("tap") }) }
    try host.click("here")
    #expect(host.contains("log tap"))
    drag(host, from: Point(column: 0, row: 0), to: Point(column: 20, row: 3))
    #expect(!host.contains("tap tap"))
  }

  @Test func quickClicksCountEach() throws {
    let host = host { log in Text("here").onTapGesture { log("tap") } }
    for clicks in 1...3 {
      host.mouse(.press(.left, clicks: clicks), 0, 0)
      host.mouse(.release(.left), 0, 0)
    }
    #expect(host.contains("log tap tap tap"))
  }

  @Test func aDoubleClickIsNotASingleOneToo() {
    let host = host { log in
      Text("here").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    }
    for clicks in 1...2 {
      host.mouse(.press(.left, clicks: clicks), 0, 0)
      host.mouse(.release(.left), 0, 0)
    }
    host.advance(by: 1)
    #expect(host.contains("log double") && !host.contains("single"))
    host.click(0, 0)
    #expect(!host.contains("single"))
    host.advance(by: 0.6)
    #expect(host.contains("log double single"))
  }

  @Test func aTapTellsItsPlace() throws {
    let host = host { log in
      Text("here").padding(8).onTapGesture { place in log("\(Int(place.x)),\(Int(place.y))") }
    }
    host.click(2, 1)
    #expect(host.contains("log 20,24"))
  }

  @Test func aLongPressIsToldWhileTheButtonIsDown() {
    let host = host { log in
      Text("here").onLongPressGesture(minimumDuration: 0.5) {
        log("long")
      } onPressingChanged: {
        log($0 ? "down" : "up")
      }
    }
    host.advance(by: 10)
    host.mouse(.press(.left, clicks: 1), 0, 0)
    #expect(host.contains("log down"))
    host.advance(by: 0.3)
    #expect(!host.contains("long"))
    host.advance(by: 0.4)
    #expect(host.contains("log down up long"))
    host.mouse(.release(.left), 0, 0)
    host.mouse(.press(.left, clicks: 1), 0, 0)
    host.advance(by: 0.2)
    host.mouse(.release(.left), 0, 0)
    host.advance(by: 2)
    #expect(host.rows[1] == "log down up long down up")
  }

  private struct Dragged: View {
    @GestureState private var offset = CGSize.zero
    @State private var ended = CGSize.zero

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("drag").gesture(
          DragGesture().updating($offset) { drag, state, _ in state = drag.translation }
            .onEnded { ended = $0.translation })
        Text("now \(Int(offset.width)),\(Int(offset.height)) end \(Int(ended.width))")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func aDragTellsHowFarAndItsStateGoesBack() {
    let host = TestHost(columns: 40, rows: 6, Dragged())
    host.mouse(.press(.left, clicks: 1), 1, 0)
    host.mouse(.drag(.left), 2, 0)
    #expect(host.contains("now 0,0"))
    host.mouse(.drag(.left), 5, 2)
    #expect(host.contains("now 32,32 end 0"))
    host.mouse(.release(.left), 5, 2)
    #expect(host.contains("now 0,0 end 32"))
  }

  @Test func ofTwoTapsTheDoubleOneIsTriedFirst() {
    let host = host { log in
      Text("here").gesture(
        TapGesture(count: 2).onEnded { log("two") }
          .exclusively(before: TapGesture().onEnded { log("one") }))
    }
    host.click(0, 0)
    #expect(!host.contains("one"))
    host.advance(by: 1)
    #expect(host.contains("log one"))
    host.click(0, 0)
    host.click(0, 0)
    host.advance(by: 1)
    #expect(host.contains("log one two"))
    #expect(!host.contains("two one"))
  }

  @Test func aSequenceGoesOnWithTheButtonDown() {
    let host = host { log in
      Text("here").gesture(
        LongPressGesture(minimumDuration: 0.2)
          .sequenced(before: DragGesture(minimumDistance: 8))
          .onEnded { value in
            if case .second(true, let drag?) = value { log("by \(Int(drag.translation.width))") }
          })
    }
    host.mouse(.press(.left, clicks: 1), 0, 0)
    host.advance(by: 0.4)
    host.mouse(.drag(.left), 3, 0)
    host.mouse(.release(.left), 3, 0)
    #expect(host.contains("log by 24"))
    drag(host, from: Point(column: 0, row: 0), to: Point(column: 3, row: 0))
    #expect(!host.contains("24 by"))
  }

  @Test func aGestureOfHighPriorityComesBeforeTheButton() throws {
    let host = host { log in
      Button("press") { log("button") }
        .highPriorityGesture(TapGesture().onEnded { log("high") })
    }
    try host.click("press")
    #expect(host.contains("log high"))
    #expect(!host.contains("button"))
  }

  @Test func whatAHighPriorityGestureFailsAtIsForTheButton() throws {
    let host = host { log in
      Button("press") { log("button") }
        .highPriorityGesture(DragGesture().onEnded { _ in log("drag") })
    }
    try host.click("press")
    #expect(host.contains("log button"))
    #expect(!host.contains("drag"))
  }

  @Test func simultaneousGesturesDoNotMindTheButton() throws {
    let host = host { log in
      Button("press") { log("button") }
        .simultaneousGesture(TapGesture().onEnded { log("tap") })
    }
    try host.click("press")
    #expect(host.contains("log button tap"))
  }

  @Test func placesAreCountedInNamedSpaces() {
    let host = host { log in
      Text("here").padding(.leading, 16)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .named("all"))
            .onEnded { log("\(Int($0.startLocation.x))") }
        )
        .padding(.leading, 16)
        .coordinateSpace(name: "all")
    }
    host.click(4, 0)
    #expect(host.contains("log 36"))
  }

  @Test func aDisabledGestureTakesNothing() throws {
    let host = host { log in
      Button("press") { log("button") }
        .gesture(TapGesture().onEnded { log("tap") }, including: .subviews)
    }
    try host.click("press")
    #expect(host.contains("log button") && !host.contains("tap"))
  }
}
