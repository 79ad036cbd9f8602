/// What a part of a text says where it stands: a value in the format of the locale, a sign that the terminal has.
package struct TextWording: Hashable, Sendable {
  /// What tells it from others that say the same in another place.
  private let name: Int
  let words: @MainActor @Sendable (EnvironmentValues, Look) -> String

  package init(
    name: Int, words: @escaping @MainActor @Sendable (EnvironmentValues, Look) -> String
  ) {
    self.name = name
    self.words = words
  }

  package static func == (one: TextWording, other: TextWording) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
