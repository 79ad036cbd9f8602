import CursesCore
import CursesThemes
import Testing

@testable import CursesControls
@testable import CursesViewGraph

/// Blurred shapes as light behind the cells.
@MainActor
@Suite struct LightStageTests {
  private final class Log: Equatable {
    var evaluations = 0
    static func == (one: Log, other: Log) -> Bool { one === other }
  }

  /// Bubbles over grey, placed by chance at each evaluation, that grow for ever.
  private struct Bubbles: View {
    let log: Log
    var count = 26
    @State private var isLarge = false

    var body: some View {
      log.evaluations += 1
      return ZStack {
        PaintView(.pigment(Pigment(0.5, 0.5, 0.5)))
        ForEach(0..<count) { bubble($0) }
      }
      .onAppear {
        withAnimation(.easeInOut(duration: 4).repeatForever()) { isLarge = true }
      }
    }

    private func bubble(_ number: Int) -> some View {
      let hue = Pigment(Double(number % 3) / 2, Double(number % 5) / 4, 1, opacity: 0.8)
      let circle = ExactFrameView(
        PaintView(.pigment(hue)) { .ellipse($0) }, width: 150, height: 150, alignment: .center)
      let placed = PositionView(circle, x: .random(in: 0...640), y: .random(in: 0...384))
      let scaled = EffectView(
        placed, .scale(isLarge ? [1.5, 1.5] : [0.5, 0.5], anchor: [0.5, 0.5]))
      return EffectView(EffectView(scaled, .blur(60)), .blend(.destinationOver))
    }
  }

  private func field(_ stage: Stage) -> LightField {
    stage.graph.renewLight()
    var field = LightField(size: stage.graph.size)
    var painter = LightPainter(field, mask: LightMask(scene: stage.graph.scene))
    painter.paint(stage.graph.light.shapes)
    painter.finish(&field)
    return field
  }

  /// The greatest step between two neighbouring samples of a row.
  private func roughness(_ field: LightField) -> Int {
    var most = 0
    for row in 0..<field.size.rows {
      for column in 1..<field.size.columns {
        let (one, two) = (field[column - 1, row].upper, field[column, row].upper)
        most = max(most, distance(one.hex, two.hex))
      }
    }
    return most
  }

  @Test func lightIsSoftColouredAndLeavesTheCellsAlone() {
    let stage = Stage(80, 24, Bubbles(log: Log()))
    #expect(stage.graph.light.shapes.count == 27)
    #expect(stage.graph.scene.cells.allSatisfy { $0 == .blank })
    let field = field(stage)
    #expect(roughness(field) < 48)
    #expect(Set(field.samples).count > 200)
    let grey: UInt32 = 0x808080
    #expect(field.samples.contains { $0 != grey })
  }

  @Test func movingLightEvaluatesNothingAndDrawsNoCell() {
    let log = Log()
    let stage = Stage(80, 24, Bubbles(log: log))
    let before = log.evaluations
    let first = field(stage)
    var last = first
    for frame in 1...20 {
      stage.graph.advance(to: Double(frame) / 10)
      #expect(stage.settle() == nil)
      let next = field(stage)
      #expect(next != last)
      last = next
    }
    #expect(log.evaluations == before)
    #expect(stage.graph.movesLight && stage.graph.secondsToMotion == nil)
  }

  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let (first, second) = (Color(hex: one), Color(hex: other))
    let red = abs(Int(first.red) - Int(second.red))
    let green = abs(Int(first.green) - Int(second.green))
    return max(red, green, abs(Int(first.blue) - Int(second.blue)))
  }

  private struct Screen: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      ZStack {
        Quiet(log: log)
        Button("count \(count)") { count += 1 }
      }
    }
  }

  /// A background that draws lots and depends on nothing.
  private struct Quiet: View {
    let log: Log
    var body: some View { Bubbles(log: log) }
  }

  @Test func lightIsNotEvaluatedWhenSomethingAroundItChanges() {
    let log = Log()
    let stage = Stage(40, 10, Screen(log: log))
    let (before, light) = (log.evaluations, field(stage))
    stage.press(.enter)
    stage.press(.enter)
    #expect(stage.picture.contains("count 2"))
    #expect(log.evaluations == before)
    #expect(field(stage) == light)
  }

  @Test func aStepOfTimeIsASmallStepOfLight() {
    let stage = Stage(80, 24, Bubbles(log: Log()))
    stage.graph.advance(to: 2)
    let one = field(stage)
    stage.graph.advance(to: 2 + 1.0 / 24)
    let two = field(stage)
    let most = zip(one.samples, two.samples).map { distance($0, $1) }.max()
    #expect((most ?? 255) < 30)
  }

  @Test func textInFrontStaysInCellsAndCanBeRead() {
    let stage = Stage(
      40, 10,
      ZStack {
        Bubbles(log: Log())
        Text("text").background { PaintView(.material(opacity: 0.3)) }
      })
    #expect(stage.picture.contains("text"))
    stage.settle()
    let field = field(stage)
    for row in 0..<10 {
      for column in 0..<40 where stage.graph.scene[column, row].glyph != .space {
        let cell = stage.graph.scene[column, row]
        let ground = cell.style.background.lit(by: field[column, row].upper)
        #expect(cell.style.foreground.contrast(with: ground) >= 4.2)
      }
    }
  }

  @Test func withoutBlurNothingIsLight() {
    let stage = Stage(
      8, 4,
      ZStack {
        PaintView(.pigment(Pigment(1, 0, 0))) { .ellipse($0) }
        Text("a")
      })
    #expect(stage.graph.light.shapes.isEmpty && stage.graph.light.blurs == 0)
    #expect(stage.graph.scene[4, 1].style.background == Color(255, 0, 0))
  }

  @Test func withFewColoursShapesAreDrawnInCells() {
    let stage = Stage(20, 6, EmptyView())
    stage.graph.look.theme = Theme.fallback.adapted(to: .indexed256)
    stage.graph.setRoot(Bubbles(log: Log(), count: 4))
    stage.settle()
    #expect(stage.graph.light.shapes.isEmpty)
    #expect(stage.graph.scene.cells.contains { $0.style.background.isOpaque })
    #expect(stage.graph.secondsToMotion == 0)
  }

  @Test func aBlurredDiscFadesFromItsMiddle() {
    for radius in [5.0, 40, 100] {
      for deviation in [0.5, 20, 60] {
        let profile = BlurProfile(radius: radius, deviation: deviation)
        let reach = radius + 2.6 * deviation
        var before = profile.value(squared: 0)
        #expect(before <= 1.001 && before > 0)
        for step in 1...100 {
          let distance = Float(reach) * Float(step) / 100
          let now = profile.value(squared: distance * distance)
          #expect(now <= before + 0.002 && now >= 0)
          before = now
        }
        #expect(before < 0.01)
      }
    }
  }
}
