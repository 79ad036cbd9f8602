/// A link before and after, as a person sees it, or the line of a tag or a property.
package struct EditedLine: Sendable, Equatable {
  package let noteTitle: String
  package let before: String
  package let after: String

  /// Both in a line.
  package var line: String { "\(noteTitle): \(before) → \(after)" }
  /// Both in a line each.
  package var parts: [String] { ["\(noteTitle): \(before)", "→ \(after)"] }
}
