import CursesCore
import Observation
import Testing

@testable import CursesViewGraph

/// A value a layout depends on can change and nothing else: the screen is then as if it had always been so.
@MainActor
struct LayoutChangeTests {
  @Observable @MainActor
  final class Measure {
    var value = 0
  }

  struct Subject: View {
    let measure: Measure
    let make: @MainActor (Int) -> AnyView
    var body: some View { make(measure.value) }
  }

  private static let marks = HStack(gap: 0) {
    Text("a")
    Text("bb\nbb")
  }

  static let subjects: [(String, @MainActor (Int) -> AnyView)] = [
    (
      "padding",
      { value in
        AnyView(
          HStack(gap: 0) {
            Text("a").padding(columns: 1 + value, rows: value)
            Text("b")
          })
      }
    ),
    (
      "frame",
      { value in
        AnyView(
          HStack(gap: 0) {
            Text("a").frame(columns: 3 + value)
            Text("b")
          })
      }
    ),
    (
      "frame's alignment",
      {
        AnyView(Text("a").frame(columns: 9, rows: 3, alignment: $0 == 0 ? .topLeading : .bottom))
      }
    ),
    (
      "spacing",
      { value in
        AnyView(
          HStack(gap: value) {
            Text("a")
            Text("b")
          })
      }
    ),
    (
      "stack's alignment",
      {
        AnyView(
          VStack(alignment: $0 == 0 ? .leading : .trailing, gap: 0) {
            Text("a")
            Text("bbb")
          })
      }
    ),
    (
      "overlap's alignment",
      {
        AnyView(
          ZStack(alignment: $0 == 0 ? .topLeading : .bottomTrailing) {
            marks
            Text("c")
          })
      }
    ),
    (
      "overlay's alignment",
      {
        AnyView(marks.overlay(alignment: $0 == 0 ? .topLeading : .bottomTrailing) { Text("c") })
      }
    ),
    (
      "spacer",
      { value in
        AnyView(
          HStack(gap: 0) {
            Text("a")
            Spacer(leastCells: value)
            Text("b")
          }.fixed())
      }
    ),
    (
      "fixed size",
      {
        AnyView(
          FixedSizeView(Text("a bb ccc"), horizontal: $0 != 0, vertical: true).frame(columns: 3))
      }
    ),
    (
      "priority",
      { value in
        AnyView(
          HStack(gap: 0) {
            Text("aaaa aaaa").layoutPriority(Double(2 * value))
            Text("bbbb bbbb").layoutPriority(1)
          }.frame(columns: 9))
      }
    ),
    ("border", { AnyView(Panel("p", isBordered: $0 == 0) { Text("a") }) }),
    (
      "text",
      { value in
        AnyView(
          HStack(gap: 0) {
            Text(value == 0 ? "a" : "aaa")
            Text("b")
          })
      }
    ),
  ]

  @Test(arguments: 0..<12)
  func aChangedValueIsLaidOut(_ index: Int) {
    #expect(Self.subjects.count == 12)
    let (name, make) = Self.subjects[index]
    let measure = Measure()
    let stage = Stage(20, 6, Subject(measure: measure, make: make))
    let before = stage.picture
    measure.value = 1
    stage.settle()
    #expect(stage.picture != before, "\(name) changes nothing")
    #expect(stage.picture == Stage(20, 6, Subject(measure: measure, make: make)).picture, "\(name)")
  }

  @Test func textOfTheSameSizeIsNotLaidOut() {
    let measure = Measure()
    let stage = Stage(20, 6, Subject(measure: measure) { AnyView(Text("\($0) of 12")) })
    let passes = stage.graph.layoutPass
    for value in 1...12 {
      measure.value = value
      stage.settle()
      #expect(stage.picture == Stage(20, 6, Text("\(value) of 12")).picture)
      #expect(stage.graph.layoutPass == passes + (value < 10 ? 0 : 1))
    }
  }
}

extension View {
  fileprivate func fixed() -> some View { FixedSizeView(self, horizontal: true, vertical: true) }
}
