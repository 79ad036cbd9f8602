import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// When a field hands its text on.
package enum FieldMoment: Hashable, Sendable {
  /// With every edit.
  case change
  /// When editing ends: Enter, or the focus goes.
  case commit
}

/// Where a field's text comes from and goes to.
///
/// Whoever makes one reads what it shows within the body around, so that the field is brought up to
/// date when the program sets another value.
package struct FieldValue {
  /// What the field shows for the value as it is now.
  package var text: @MainActor () -> String
  /// Hands a text to the value, which is written when the text is one. Says what it makes of it.
  package var take: @MainActor (String, FieldMoment) -> Validation
  /// What is kept up while the text is typed.
  package var editing: (any EditingFormat)?
  /// Whether the value is the text itself, so that what a binding makes of it is shown at once. Else
  /// the text stays as it is typed until editing ends: `1.` is not yet put in order.
  package var isText = false
  /// Notes the value as it is now, and returns what writes it again: a text that is no value takes back
  /// what the beginning of it had written. Nil for a value that is its text.
  package var checkpoint: (@MainActor () -> @MainActor () -> Void)?
  /// The value as an environment asks for it, where that matters: its locale, say.
  package var adopted: (@MainActor (EnvironmentValues) -> FieldValue)?

  package init(
    text: @escaping @MainActor () -> String,
    take: @escaping @MainActor (String, FieldMoment) -> Validation,
    editing: (any EditingFormat)? = nil
  ) {
    self.text = text
    self.take = take
    self.editing = editing
  }

  /// The text of a binding, as it is.
  @MainActor package static func string(
    _ binding: Binding<String>, editing: (any EditingFormat)? = nil
  ) -> FieldValue {
    var value = FieldValue(
      text: { binding.wrappedValue },
      take: { text, moment in
        if moment == .change || binding.wrappedValue != text { binding.wrappedValue = text }
        return .valid
      }, editing: editing)
    value.isText = true
    return value
  }
}
