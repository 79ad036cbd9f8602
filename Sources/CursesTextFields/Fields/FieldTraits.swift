import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// What the modifiers around a field ask of it.
package struct FieldTraits {
  package var characterLimit: Int?
  var keyboard = UIKeyboardType.default
  var capitalization = FieldCapitalization.never
  var filters: [@MainActor (String) -> String?] = []
  var allows: (@MainActor (FieldEdit) -> Bool)?
  var timing = FormatTiming.whileEditing
  var onTextChange: (@MainActor (String, Validation) -> Void)?

  var contentType: UITextContentType?
  var autofill: (any AutofillProvider)?
  var suggestions: FieldSuggestions?
  var history: TextInputHistory?

  var mask: Character?
  var hidesLength = false
  var revealed: Binding<Bool>?
  var isRevealable = true
  var revealSeconds: Double? = 30

  var rules: [FieldRule] = []
  var ruleBudget = 0.1
  var showsMessages = true
  var form: FormValidation?
  var onValidation: (@MainActor (FieldValidity) -> Void)?

  /// Whether an edit must be shown to somebody before it is made.
  var hasHooks: Bool { !filters.isEmpty || allows != nil }
}

package enum FieldTraitsKey: EnvironmentKey {
  package static var defaultValue: FieldTraits { FieldTraits() }
}

extension EnvironmentValues {
  package var fieldTraits: FieldTraits {
    get { self[FieldTraitsKey.self] }
    set { self[FieldTraitsKey.self] = newValue }
  }
}
