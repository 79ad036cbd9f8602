import CursesCore
import Testing

@testable import CursesControls
@testable import CursesViewGraph

/// How views come and go: moment by moment, and at once with a key.
@MainActor
@Suite struct TransitionTests {
  private struct Box: View {
    var absent: AbsentLook
    @State private var isOpen = false

    var body: some View {
      AnimationView(
        VStack(alignment: .leading, gap: 0) {
          Text("head").onKey { key in
            guard key.code == .enter else { return false }
            isOpen.toggle()
            return true
          }
          if isOpen {
            TransitionView(Text("a\nb\nc\nd\ne\nf"), insertion: absent, removal: absent)
          }
        }
        .frame(columns: 4, rows: 7, alignment: .top), .linear(duration: 1), value: isOpen)
    }
  }

  private func stage(_ change: (inout AbsentLook) -> Void) -> Stage {
    var absent = AbsentLook()
    change(&absent)
    return Stage(4, 7, Box(absent: absent))
  }

  private func press(_ code: Key.Code, _ stage: Stage) {
    stage.graph.send(.key(Key(code)))
    stage.settle()
  }

  private func go(to moment: Double, _ stage: Stage) {
    stage.graph.advance(to: moment)
    stage.settle()
  }

  /// The letters below the head.
  private func letters(_ stage: Stage) -> String {
    stage.picture.replacing("head", with: "").filter { $0.isLetter }
  }

  @Test func itOpensFromItsMiddleAndClosesToIt() {
    let stage = stage { $0.folds = true }
    press(.enter, stage)
    #expect(letters(stage) == "cd")
    go(to: 0.5, stage)
    #expect(letters(stage) == "bcde" || letters(stage) == "cd")
    go(to: 0.7, stage)
    #expect(letters(stage) == "bcde")
    go(to: 1, stage)
    #expect(letters(stage) == "abcdef" && !stage.graph.isMoving)
    press(.enter, stage)
    go(to: 1.4, stage)
    #expect(letters(stage) == "bcde")
    go(to: 2, stage)
    #expect(letters(stage).isEmpty && !stage.graph.isMoving)
  }

  @Test func aKeyShowsTheEndAtOnce() {
    let stage = stage { $0.folds = true }
    press(.enter, stage)
    press(.character("x"), stage)
    #expect(letters(stage) == "abcdef" && !stage.graph.isMoving)
    press(.enter, stage)
    #expect(letters(stage) == "abcdef" && stage.graph.isMoving)
    press(.character("x"), stage)
    #expect(letters(stage).isEmpty && !stage.graph.isMoving)
  }

  @Test func reducedMotionComesAndGoesAtOnce() {
    let stage = stage { $0.folds = true }
    stage.graph.reducesMotion = true
    press(.enter, stage)
    #expect(letters(stage) == "abcdef" && !stage.graph.isMoving)
    press(.enter, stage)
    #expect(letters(stage).isEmpty && !stage.graph.isMoving)
  }

  @Test func aFadeInStepsChangesNothingBetweenThem() {
    let stage = stage { ($0.fades, $0.fadeSteps) = (true, 2) }
    press(.enter, stage)
    var seen: [Color] = []
    for moment in 0...20 {
      go(to: Double(moment) / 20, stage)
      let color = stage.graph.scene[0, 1].style.foreground
      if color != seen.last { seen.append(color) }
    }
    #expect(seen.count == 3, "\(seen)")
  }

  private struct Cover: View {
    let columns: Int
    @State private var isOpen = true

    var body: some View {
      AnimationView(
        ZStack(alignment: .topLeading) {
          Text("x日本語 日本").onKey { key in
            guard key.code == .enter else { return false }
            isOpen.toggle()
            return true
          }
          if isOpen {
            TransitionView(
              Text(String(repeating: "#", count: columns)), insertion: left, removal: left)
          }
        }
        .frame(columns: 14, rows: 1, alignment: .topLeading), .linear(duration: 1), value: isOpen)
    }

    private var left: AbsentLook {
      var look = AbsentLook()
      look.shift.x = -1
      return look
    }
  }

  /// Whatever cells its edge cuts meanwhile: what was below is whole in the end.
  @Test(arguments: 1...12)
  func wideCharactersBelowItComeBackWhole(columns: Int) {
    let stage = Stage(14, 1, Cover(columns: columns))
    press(.enter, stage)
    for moment in 1...10 { go(to: Double(moment) / 10, stage) }
    #expect(stage.picture == "x日本語 日本")
  }

  @Test func itMovesInFromAnEdge() {
    let stage = stage { $0.shift.x = -1 }
    press(.enter, stage)
    #expect(letters(stage).isEmpty)
    go(to: 1, stage)
    #expect(letters(stage) == "abcdef")
  }
}
