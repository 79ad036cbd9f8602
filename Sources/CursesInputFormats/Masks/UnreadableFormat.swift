/// What stands in for a mask or picture that cannot be read: every text may be typed, and none is a value.
public struct UnreadableFormat: InputFormat, Hashable {
  /// What is wrong with the mask or the picture, as a sentence.
  public let reason: String

  /// - Parameter reason: what is wrong, as a sentence.
  public init(_ reason: String) { self.reason = reason }

  /// The reason.
  public var defect: String? { reason }

  public func apply(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    let range = edit.range.clamped(to: 0..<text.count)
    let before = String(text[..<range.lowerBound]) + edit.replacement
    let whole = before + String(text[range.upperBound...])
    return FieldContent(text: whole, caret: min(before.count, whole.count))
  }

  public func parse(_ text: String) throws(InputError) -> String { throw InputError(reason) }
  public func text(for value: String) -> String { value }
}
