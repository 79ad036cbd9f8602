import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// Why what a view shows is hidden. After SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Blocks stand for what is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is marked as sensitive is hidden, as while the screen is shared.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

enum RedactionKey: EnvironmentKey {
  static let defaultValue = RedactionReasons()
}

extension EnvironmentValues {
  /// Why what views show is hidden; empty while it is shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Hides what this view shows behind blocks. For `.privacy` alone, only what is marked by
  /// `privacySensitive`.
  public func redacted(reason: RedactionReasons) -> some View {
    RedactionView(content: self) { reasons in reasons.formUnion(reason) }
  }

  /// Shows this view although the one around is redacted.
  public func unredacted() -> some View {
    RedactionView(content: self) { reasons in reasons = [] }
  }

  /// Marks what this view shows as sensitive: it is hidden where the environment asks for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    RedactionView(content: self, isSensitive: sensitive) { _ in }
  }
}

/// A view whose reasons for being hidden differ from those around.
struct RedactionView<Content: View>: View, PrimitiveView {
  let content: Content
  var isSensitive = false
  let change: (inout RedactionReasons) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? RedactionNode ?? RedactionNode(context)
    var inner = context
    change(&inner.environment.redactionReasons)
    node.set(inner.environment.redactionReasons, isSensitive: isSensitive)
    node.updateContent(content, inner)
    return node
  }
}

/// The node of `redacted`, `unredacted` and `privacySensitive`.
final class RedactionNode: WrapperNode {
  private var reasons = RedactionReasons()
  private var isSensitive = false

  override var isStructural: Bool { true }

  func set(_ reasons: RedactionReasons, isSensitive: Bool) {
    guard reasons != self.reasons || isSensitive != self.isSensitive else { return }
    (self.reasons, self.isSensitive) = (reasons, isSensitive)
    for node in layoutNodes { node.invalidate() }
  }

  /// Whether what is within is hidden, where what is around is or is not.
  private func hides(_ isHidden: Bool) -> Bool {
    if reasons.isEmpty { return false }
    if !reasons.isDisjoint(with: [.placeholder, .invalidated]) { return true }
    return isHidden || isSensitive
  }

  override func draw(in canvas: inout Canvas) {
    let outer = canvas.isRedacted
    canvas.isRedacted = hides(outer)
    guard canvas.isRedacted, !outer else {
      if outer, !canvas.isRedacted { canvas.shows.append(contentsOf: layoutNodes.map(\.frame)) }
      drawChildren(in: &canvas)
      canvas.isRedacted = outer
      return
    }
    let shown = canvas.shows
    canvas.shows = []
    drawChildren(in: &canvas)
    for node in layoutNodes { canvas.hide(node.frame) }
    canvas.shows = shown
    canvas.isRedacted = outer
  }
}

extension Canvas {
  /// Puts blocks in the place of everything that is written in a rectangle.
  fileprivate mutating func hide(_ rect: Rect) {
    let style = theme.style(.faint, on: surface)
    let block = Glyph(look.symbol("█", ascii: "#"))
    let shown = shows
    let area = rect.intersection(frame.clip)
    for row in area.rows {
      let written = area.columns.filter { column in
        let cell = frame[column, row]
        let place = Point(column: column, row: row)
        return (cell.glyph != .space || cell.width == 0)
          && !shown.contains { $0.contains(place) }
      }
      for column in written {
        frame.put(
          block, width: 1, column: column, row: row, foreground: style.foreground,
          attributes: style.attributes)
      }
    }
  }
}
