import CursesCore
@_spi(Nodes) import CursesViewGraph

/// How a stretch of text is drawn by its own wish, beside what its meaning gives it.
package struct PageTint: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: TextAttributes

  package init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package var isEmpty: Bool { foreground == nil && background == nil && attributes.isEmpty }
}

extension PageInk {
  /// The ink under a tint. Its colours give way to those of a selection or a match.
  func tinted(_ tint: PageTint, _ state: PageState) -> PageInk {
    var ink = self
    ink.attributes.formUnion(tint.attributes)
    guard state == .plain else { return ink }
    if let background = tint.background { ink.glass.append(background) }
    if let foreground = tint.foreground { ink.foreground = foreground }
    return ink
  }
}
