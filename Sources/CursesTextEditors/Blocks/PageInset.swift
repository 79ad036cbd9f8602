@_spi(Nodes) import CursesViewGraph

/// A framed text as a page sees it: it knows how to lay out what is in the frame.
package struct PageInset: Hashable, Sendable {
  /// What stands in the upper edge of the frame.
  package let title: String
  /// The address that its title leads to; empty for none.
  package let target: String
  /// The text laid out in the format of the room in the frame.
  let body: @Sendable (PageFormat) -> InsetBody
  private let identity: any Hashable & Sendable

  /// - Parameter identity: what two insets have in common that look the same.
  package init(
    title: String, target: String, identity: any Hashable & Sendable,
    body: @escaping @Sendable (PageFormat) -> InsetBody
  ) {
    (self.title, self.target) = (title, target)
    self.identity = identity
    self.body = body
  }

  package static func == (one: PageInset, two: PageInset) -> Bool {
    AnyHashable(one.identity) == AnyHashable(two.identity)
  }

  package func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }
}

/// The text of an inset, laid out.
package struct InsetBody: Sendable {
  /// A row of the text: one of a block of it.
  package struct Row: Sendable {
    var block: Int
    var row: Int
  }

  var blocks: [BlockLayout] = []
  var rows: [Row] = []
  /// How many rows of the text have no room.
  package internal(set) var hiddenCount = 0
  /// What the lower edge says: what is wrong, or how much more there is.
  package var footer = ""

  /// A text of which nothing is shown.
  package init() {}
}
