import InputFormats

/// What the modifiers around a field ask of it.
struct FieldTraits {
  var characterLimit: Int?
}

enum FieldTraitsKey: EnvironmentKey {
  static let defaultValue = FieldTraits()
}

extension EnvironmentValues {
  var fieldTraits: FieldTraits {
    get { self[FieldTraitsKey.self] }
    set { self[FieldTraitsKey.self] = newValue }
  }
}

extension View {
  /// The most characters the fields of this view take: one more is refused before it is stored.
  public func characterLimit(_ count: Int?) -> some View {
    environment(\.fieldTraits.characterLimit, count)
  }
}
