import CursesCore
import CursesThemes

/// What is done to all that a view draws.
package enum Effect: Hashable {
  case opacity(Double)
  /// `anchor` in parts of the view's size.
  case scale(SIMD2<Double>, anchor: SIMD2<Double>)
  /// In radians, clockwise; shapes turn, text does not.
  case turn(Double, anchor: SIMD2<Double>)
  /// The standard deviation in points. Shapes become soft; text cannot.
  case blur(Double)
  case blend(BlendMode)

  /// The number that can be animated.
  var numbers: SIMD4<Double> {
    switch self {
    case .opacity(let value), .blur(let value), .turn(let value, _): SIMD4(value, 0, 0, 0)
    case .scale(let factor, _): SIMD4(factor.x, factor.y, 0, 0)
    case .blend: .zero
    }
  }
}

/// A view with an effect.
package struct EffectView<Content: View>: View, PrimitiveView {
  let content: Content
  let effect: Effect

  package init(_ content: Content, _ effect: Effect) {
    self.content = content
    self.effect = effect
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? EffectNode ?? EffectNode(effect, context)
    node.set(effect)
    node.updateContent(content, context)
    return node
  }
}

/// The node of an effect. Its numbers move in animations.
final class EffectNode: LayoutWrapperNode, MovingNode {
  private var effect: Effect
  private var numbers: Animated

  init(_ effect: Effect, _ context: ViewContext) {
    self.effect = effect
    numbers = Animated(effect.numbers)
    super.init(context)
    if case .blur = effect { graph.light.blurs += 1 }
  }

  override func detach() {
    if case .blur = effect { graph.light.blurs -= 1 }
    super.detach()
  }

  func set(_ effect: Effect) {
    let isNew = effect != self.effect
    self.effect = effect
    if numbers.set(effect.numbers, in: self) || isNew { changed() }
  }

  private func changed() { graph.isInLight(self) ? graph.lightChanged() : invalidate() }

  func advance(to time: Double) -> Bool {
    defer { changed() }
    return numbers.advance(to: time)
  }

  override var passesLight: Bool { true }

  override func draw(in canvas: inout Canvas) {
    let shown = numbers.shown
    switch effect {
    case .opacity:
      canvas.layer(frame, opacity: shown.x, blend: .normal) { drawChildren(in: &$0) }
    case .blend(let mode):
      if mode == .normal || mode == .destinationOver { return drawChildren(in: &canvas) }
      canvas.layer(frame, opacity: 1, blend: mode) { drawChildren(in: &$0) }
    case .scale(_, let anchor):
      let outer = canvas.effects
      canvas.effects = outer.scaled(by: SIMD2(shown.x, shown.y), about: pivot(anchor, frame))
      // Text cannot be scaled: what has shrunk to nothing is not drawn at all.
      if max(abs(shown.x), abs(shown.y)) > 0.05 { drawChildren(in: &canvas) }
      canvas.effects = outer
    case .turn(_, let anchor):
      let outer = canvas.effects
      canvas.effects = outer.turned(by: shown.x, about: pivot(anchor, frame))
      drawChildren(in: &canvas)
      canvas.effects = outer
    case .blur:
      let outer = canvas.effects
      canvas.effects.blur = max(outer.blur, shown.x * outer.growth)
      drawChildren(in: &canvas)
      canvas.effects = outer
    }
  }

  private func pivot(_ anchor: SIMD2<Double>, _ rect: Rect) -> SIMD2<Double> {
    pivot(anchor, PointRect(rect))
  }

  private func pivot(_ anchor: SIMD2<Double>, _ rect: PointRect) -> SIMD2<Double> {
    SIMD2(rect.x + anchor.x * rect.width, rect.y + anchor.y * rect.height)
  }

  override func gatherLight(_ space: LightSpace, into list: inout LightList) -> Bool {
    var inner = space
    let shown = numbers.shown
    switch effect {
    case .opacity: inner.opacity *= min(max(shown.x, 0), 1)
    case .blend(let mode): inner.blend = mode
    case .blur:
      inner.effects.blur = max(inner.effects.blur, shown.x * inner.effects.growth)
    case .turn(_, let anchor):
      inner.effects = inner.effects.turned(by: shown.x, about: pivot(anchor, space.exact))
    case .scale(_, let anchor):
      inner.effects = inner.effects.scaled(
        by: SIMD2(shown.x, shown.y), about: pivot(anchor, space.exact))
    }
    return gatherChildren(children, inner, into: &list)
  }

  /// A blurred or enlarged shape reaches farther than its place.
  override func touches(_ area: Rect) -> Bool {
    switch effect {
    case .blur, .scale, .turn: true
    default: super.touches(area)
    }
  }
}

extension Canvas {
  /// Draws a layer by itself and blends it with what was there.
  mutating func layer(
    _ rect: Rect, opacity: Double, blend: BlendMode, _ draw: (inout Canvas) -> Void
  ) {
    if opacity >= 0.995, blend == .normal { return draw(&self) }
    if opacity <= 0.005 { return }
    let before = frame
    draw(&self)
    let area = frame.clip
    for row in area.rows {
      for column in area.columns where frame[column, row] != before[column, row] {
        mix(column, row, before[column, row], opacity: opacity, blend: blend)
      }
    }
  }

  private mutating func mix(
    _ column: Int, _ row: Int, _ below: Cell, opacity: Double, blend: BlendMode
  ) {
    let ground = opaqueBackdrop
    // Where colours cannot be mixed a layer is there or not; faint text is dim.
    guard theme.depth > .ansi16 else {
      frame.modify(Rect(column: column, row: row, columns: 1, rows: 1)) { cell in
        if opacity < 0.25 {
          cell = below
        } else if opacity < 0.75 {
          cell.style.attributes.insert(.dim)
        }
      }
      return
    }
    let under = below.style.background
    frame.modify(Rect(column: column, row: row, columns: 1, rows: 1)) { cell in
      var back = cell.style.background
      if blend != .normal {
        back = back.laid(over: ground).blended(over: under.laid(over: ground), blend)
      }
      cell.style.background = back.mix(from: under, opacity)
      if !cell.style.foreground.isTerminalDefault {
        // A letter that stays changes its colour; another comes out of the ground.
        let stays = cell.glyph == below.glyph && !below.style.foreground.isTerminalDefault
        let behind =
          stays ? below.style.foreground.unlit : cell.style.background.laid(over: ground)
        cell.style.foreground = behind.mixed(with: cell.style.foreground, by: opacity)
      }
    }
  }
}

extension Color {
  /// This colour where `amount` is 1, `below` where it is 0; what shines through is mixed too.
  func mix(from below: Color, _ amount: Double) -> Color {
    guard !isTerminalDefault, !below.isTerminalDefault else { return amount < 0.5 ? below : self }
    func part(_ shift: UInt32) -> UInt32 {
      let (top, bottom) = (Double(bits >> shift & 0xFF), Double(below.bits >> shift & 0xFF))
      return UInt32((bottom + (top - bottom) * amount).rounded()) << shift
    }
    return Color(bits: part(24) | part(16) | part(8) | part(0))
  }

  /// Two opaque colours, blended.
  func blended(over below: Color, _ mode: BlendMode) -> Color {
    func part(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((min(max(mode.blend(Float(one) / 255, Float(two) / 255), 0), 1) * 255).rounded())
    }
    return Color(
      part(red, below.red), part(green, below.green), part(blue, below.blue))
  }
}
