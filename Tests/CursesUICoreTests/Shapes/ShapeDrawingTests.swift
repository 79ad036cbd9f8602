import CursesCore
import CursesThemes
import Testing

@testable import CursesViewGraph

/// Shapes in cells.
@MainActor
@Suite struct ShapeDrawingTests {
  private static let red = Paint.pigment(Pigment(1, 0, 0))

  private func box(_ radius: Double, width: Double = 1) -> PaintView {
    PaintView(Self.red, part: .stroke(width: width)) { .rounded($0, radius: radius) }
  }

  private func stage(_ columns: Int, _ rows: Int, depth: ColorDepth, isUnicode: Bool = true)
    -> Stage
  {
    let stage = Stage(columns, rows, EmptyView())
    stage.graph.look = Look(
      theme: Theme.fallback.adapted(to: depth), isUnicode: isUnicode)
    stage.graph.lookChanged()
    return stage
  }

  @Test func aThinLineRoundARectangleIsABox() {
    #expect(Stage(6, 3, box(8)).picture == "╭────╮\n│    │\n╰────╯")
    #expect(Stage(6, 3, box(0)).picture == "┌────┐\n│    │\n└────┘")
    #expect(Stage(6, 3, box(0, width: 4)).picture == "┏━━━━┓\n┃    ┃\n┗━━━━┛")
    #expect(Stage(6, 1, box(8)).picture == "(    )")
  }

  @Test func aLineNeverOverwritesText() {
    let stage = Stage(
      6, 2,
      ZStack {
        Text("abcdef\nghijkl")
        box(8)
      })
    #expect(stage.picture == "abcdef\nghijkl")
    #expect(
      Stage(
        6, 1,
        ZStack {
          Text("abcdef")
          box(8)
        }
      ).picture == "abcdef")
  }

  @Test func linesHaveAsciiAndColourlessForms() {
    let plain = stage(6, 3, depth: .none, isUnicode: false)
    plain.graph.setRoot(box(8))
    plain.settle()
    #expect(plain.picture == "+----+\n|    |\n+----+")
    #expect(plain.graph.scene[0, 0].style.foreground.isTerminalDefault)
  }

  @Test func aCircleIsFilledInHalfBlocks() {
    let circle = PaintView(Self.red) { .ellipse($0) }
    let stage = Stage(8, 4, circle)
    let middle = stage.graph.scene[4, 2]
    #expect(middle.style.background == Color(255, 0, 0))
    #expect(stage.picture.contains("▄") && stage.picture.contains("▀"))
    #expect(stage.graph.scene[0, 0].style.background.transmission > 200)
    let plain = self.stage(8, 4, depth: .none)
    plain.graph.setRoot(circle)
    plain.settle()
    #expect(plain.picture.contains("█") && plain.picture.contains("▄"))
  }

  @Test func textOnAFillCanBeRead() {
    for pigment in [Pigment(1, 1, 0), Pigment(0, 0, 0.4), Pigment(0.5, 0.5, 0.5)] {
      let stage = Stage(
        4, 1, Text("text").background { PaintView(.pigment(pigment)) })
      let cell = stage.graph.scene[0, 0]
      #expect(cell.style.background == pigment.color)
      #expect(cell.style.foreground.contrast(with: pigment.color) >= 4.4)
    }
  }

  @Test func aLevelOfTextCanBeReadOnAFill() {
    for paint in [Paint.level(1), .level(2), .role(.dim)] {
      let ground = Pigment(1, 1, 0.6)
      let stage = Stage(
        4, 1, InkView(Text("text"), paint).background { PaintView(.pigment(ground)) })
      let cell = stage.graph.scene[0, 0]
      #expect(cell.style.foreground.contrast(with: ground.color) >= 2.9)
    }
  }

  @Test func aNamedInkIsKept() {
    let stage = Stage(4, 1, InkView(Text("text"), Self.red))
    #expect(stage.graph.scene[0, 0].style.foreground == Color(255, 0, 0))
  }

  @Test func halfOpacityIsHalfTheColour() {
    let stage = Stage(
      2, 1,
      EffectView(PaintView(.pigment(Pigment(1, 1, 1))), .opacity(0.5))
        .background { PaintView(.pigment(Pigment(0, 0, 0))) })
    let grey = stage.graph.scene[0, 0].style.background
    #expect(abs(Int(grey.red) - 128) <= 1 && grey.isOpaque)
  }

  @Test func clippingTakesTheCornersAway() {
    let stage = Stage(
      8, 4,
      ClipView(PaintView(Self.red)) { .ellipse($0) })
    // A corner is soft: of its cell a tenth is covered.
    #expect(stage.graph.scene[0, 0].style.background.transmission > 200)
    #expect(stage.graph.scene[4, 2].style.background == Color(255, 0, 0))
  }

  @Test func positionPutsTheMiddleAtAPoint() {
    let stage = Stage(10, 5, PositionView(Text("x"), x: 20, y: 40))
    #expect(stage.picture == "\n\n  x\n\n")
  }

  @Test func pointsBecomeCells() {
    #expect(PointScale.columns(300) == 38 && PointScale.rows(44) == 3)
    #expect(PointScale.columns(16) == 2 && PointScale.rows(16) == 1)
    #expect(PointScale.columns(.infinity) == .max && PointScale.columns(-8) == -1)
    #expect(PointScale.columns(.nan) == 0)
  }

  @Test func anythingCanBeDrawnInNoRoom() {
    for size in [(0, 0), (1, 1), (1, 2), (2, 1)] {
      for part in [ShapePart.fill, .stroke(width: 1), .stroke(width: 20)] {
        for depth in ColorDepth.allCases {
          let stage = stage(size.0, size.1, depth: depth)
          stage.graph.setRoot(
            ZStack {
              EffectView(PaintView(Self.red, part: part) { .ellipse($0) }, .blur(10))
              PaintView(.material(opacity: 0.5), part: part) { .rounded($0, radius: 9) }
            })
          stage.settle()
        }
      }
    }
  }
}
