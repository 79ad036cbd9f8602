import CursesText
@_spi(Nodes) import CursesViewGraph

/// What a text editor keeps beside its text: attributes of stretches of it.
///
/// A value whose copies share their storage, so that a history can keep many. Ranges are bytes of
/// the text.
package protocol TextAttributeStore {
  /// Follows edits, whose ranges speak of the text before them. What comes gets the typing attributes
  /// of its place, or those of `fragment`, whose text it then is.
  mutating func apply(_ edits: [Edit], fragment: (any Sendable)?)
  /// Forgets typing attributes that were set for a caret: it is elsewhere now.
  mutating func caretMoved()
  /// The stretches of a range that are not plain, counted from its start.
  func spans(in range: Range<Int>) -> [PageSpan]
  /// Where the paragraph at an offset stands; nil goes by the surroundings.
  func alignment(at offset: Int) -> CellAlignment?
  /// What a copy of a range takes along; nil for nothing but text.
  func fragment(of range: Range<Int>) -> (any Sendable)?
  /// Switches a trait on in all of the ranges, or off where all have it; with a caret it is that of
  /// what is typed next. Returns whether there are such traits.
  mutating func toggle(_ trait: TextTrait, in selection: Selection) -> Bool
}

/// How text can be set off by a key.
package enum TextTrait: Hashable, Sendable { case bold, italic, underline, strikethrough }

/// The store of a text without attributes.
struct NoAttributes: TextAttributeStore {
  mutating func apply(_ edits: [Edit], fragment: (any Sendable)?) {}
  mutating func caretMoved() {}
  func spans(in range: Range<Int>) -> [PageSpan] { [] }
  func alignment(at offset: Int) -> CellAlignment? { nil }
  func fragment(of range: Range<Int>) -> (any Sendable)? { nil }
  mutating func toggle(_ trait: TextTrait, in selection: Selection) -> Bool { false }
}
