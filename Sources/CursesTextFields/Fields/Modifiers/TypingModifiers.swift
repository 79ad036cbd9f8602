import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// Which typed letters become capital ones, after SwiftUI's type of this name.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let capitalization: FieldCapitalization

  /// Letters stay as they are typed.
  public static let never = Self(capitalization: .never)
  /// The first letter of each word.
  public static let words = Self(capitalization: .words)
  /// The first letter of each sentence.
  public static let sentences = Self(capitalization: .sentences)
  /// Every letter.
  public static let characters = Self(capitalization: .characters)

  init(capitalization: FieldCapitalization) { self.capitalization = capitalization }

  /// The kind that a type of UIKit's names; nil for none.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// Which typed letters become capital ones, after UIKit's type of this name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// When a format puts a text in order.
public enum FormatTiming: Hashable, Sendable {
  /// With every key.
  case whileEditing
  /// When editing ends, as SwiftUI does it.
  case onCommit
}

extension EnvironmentValues {
  /// When formats put text in order, and values are written.
  package var formatTiming: FormatTiming { fieldTraits.timing }
}

extension View {
  /// The most characters the fields of this view take: one more is refused before it is stored, be it
  /// typed, pasted or yanked.
  public func characterLimit(_ count: Int?) -> some View {
    environment(\.fieldTraits.characterLimit, count)
  }

  /// Looks at what a field would hold after something was typed or pasted, before it does.
  ///
  /// Filters on views further out are asked with what those further in have made of it.
  ///
  /// - Parameter filter: returns what the field is to hold instead; nil refuses the input.
  public func textInputFilter(_ filter: @escaping @MainActor (String) -> String?) -> some View {
    EnvironmentView(content: self) { $0.fieldTraits.filters.insert(filter, at: 0) }
  }

  /// When formats put the text of a field in order.
  public func textFieldFormatting(_ timing: FormatTiming) -> some View {
    environment(\.fieldTraits.timing, timing)
  }

  /// Asks before each edit of a field, with the edit in characters of the text before it.
  package func fieldEditGate(_ allows: (@MainActor (FieldEdit) -> Bool)?) -> some View {
    environment(\.fieldTraits.allows, allows)
  }

  /// Which typed letters become capital ones.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(
      \.fieldTraits.capitalization, autocapitalization?.capitalization ?? .never)
  }

  /// The older name of `textInputAutocapitalization`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Accepted: nothing a person types is ever corrected here.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Accepted, as `autocorrectionDisabled`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? true)
  }

  /// Which of two rows a caret at a soft line break belongs to. Accepted: a caret here is always drawn
  /// in the row below.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }

  /// Tells every text that a field of this view shows while it is edited, and what the value makes of it.
  ///
  /// The text is as it stands in the field: also where it is no value yet.
  public func onTextChange(
    _ action: @escaping @MainActor (_ text: String, _ state: Validation) -> Void
  ) -> some View {
    EnvironmentView(content: self) { environment in
      let outer = environment.fieldTraits.onTextChange
      environment.fieldTraits.onTextChange = { text, state in
        action(text, state)
        outer?(text, state)
      }
    }
  }
}

enum AutocorrectionKey: EnvironmentKey {
  static let defaultValue = true
}

enum SelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// Whether nothing is corrected, which is always so.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Which of two rows a caret at a soft line break belongs to.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[SelectionAffinityKey.self] }
    set { self[SelectionAffinityKey.self] = newValue }
  }
}
