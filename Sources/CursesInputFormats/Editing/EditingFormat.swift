/// One replacement in the text of a field, as a person asks for it: before it is made.
///
/// Offsets count characters (grapheme clusters) of the text before the edit. A typed key is an empty
/// range with a replacement, a deletion a range with none, a paste over a selection has both.
public struct FieldEdit: Hashable, Sendable {
  /// The text before the edit.
  public var text: String
  /// What is replaced: `0 ... text.count`. Formats clamp a range that reaches further.
  public var range: Range<Int>
  /// What is put there.
  public var replacement: String
  /// Where the caret stood before. It tells a deletion backwards (caret at the end of the range) from
  /// one forwards (at its start), which matters where only punctuation is deleted.
  public var caret: Int

  /// - Parameter caret: where the caret stood; the end of the range unless said otherwise.
  public init(text: String, range: Range<Int>, replacement: String, caret: Int? = nil) {
    self.text = text
    self.range = range
    self.replacement = replacement
    self.caret = caret ?? range.upperBound
  }
}

/// A text and where its caret is: `12¦3` is `FieldContent(text: "123", caret: 2)`.
public struct FieldContent: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// Characters before the caret, `0 ... text.count`.
  public var caret: Int

  /// A text and the characters before its caret.
  public init(text: String, caret: Int) {
    self.text = text
    self.caret = caret
  }
}

/// What a field does with each edit while a person types: it puts punctuation in, keeps the caret at its
/// logical place, and refuses what cannot be part of a value.
///
/// A format never loses what somebody is in the middle of: a lone minus, a trailing separator or half a
/// date are shown as typed. It must not trap on any text, since pastes can hold anything.
public protocol EditingFormat: Sendable {
  /// The text and caret after an edit; `nil` where the edit is refused and nothing changes.
  func apply(_ edit: FieldEdit) -> FieldContent?

  /// A text put in order when editing ends: a trailing separator goes, missing zeros come. What cannot be
  /// put in order is returned unchanged. `committed(committed(x)) == committed(x)`.
  func committed(_ text: String) -> String

  /// The text one step up (`+1`) or down (`-1`) from this one, for the arrow keys; `nil` where there is
  /// nothing to step.
  func stepped(_ text: String, by steps: Int) -> String?

  /// Why an edit that `apply` refuses cannot be made, as a sentence; nil where there is nothing to say but
  /// that it does not fit.
  func refusal(of edit: FieldEdit) -> String?

  /// Whether a typed character that `apply` refuses stays in the text, to be seen and put right; see
  /// ``TypedTexts``. Else it is refused, which is right where every character has a place of its own.
  var keepsTyped: Bool { get }

  /// What is wrong with the format itself, so that nothing can be typed in it; nil for one that is right.
  var defect: String? { get }
}

extension EditingFormat {
  public func committed(_ text: String) -> String { text }
  public func stepped(_ text: String, by steps: Int) -> String? { nil }
  /// Nothing but that it does not fit.
  public func refusal(of edit: FieldEdit) -> String? { nil }
  /// No: what does not fit is refused.
  public var keepsTyped: Bool { false }
  /// Nothing: the format is right.
  public var defect: String? { nil }
}
