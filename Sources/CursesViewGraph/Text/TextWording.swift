/// What a part of a text says in an environment: a value in the format of its locale.
package struct TextWording: Hashable, Sendable {
  /// What tells it from others that say the same in another place.
  private let name: Int
  let words: @MainActor @Sendable (EnvironmentValues) -> String

  package init(
    name: Int, words: @escaping @MainActor @Sendable (EnvironmentValues) -> String
  ) {
    self.name = name
    self.words = words
  }

  package static func == (one: TextWording, other: TextWording) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
