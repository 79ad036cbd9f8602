@_spi(Nodes) import CursesViewGraph

extension View {
  /// The character that stands for one of a secret.
  public func secureFieldMask(_ mask: Character) -> some View {
    environment(\.fieldTraits.mask, mask)
  }

  /// Whether a secure field shows how many characters it holds; if not, it shows always the same number
  /// of marks.
  public func secureFieldLengthHidden(_ isHidden: Bool = true) -> some View {
    environment(\.fieldTraits.hidesLength, isHidden)
  }

  /// Ties whether the secure fields of this view show their text to a value.
  ///
  /// The text is shown in place: caret, selection and focus stay. It is masked again, and the value set
  /// to false, when the focus goes, when Enter submits and after a time.
  public func secureFieldRevealable(_ isRevealed: Binding<Bool>) -> some View {
    // Read while the body around is evaluated, so that the field follows.
    _ = isRevealed.wrappedValue
    return EnvironmentView(content: self) {
      $0.fieldTraits.revealed = isRevealed
      $0.fieldTraits.isRevealable = true
    }
  }

  /// Whether a secure field can be made to show its text by a person.
  public func secureFieldRevealable(_ isRevealable: Bool) -> some View {
    environment(\.fieldTraits.isRevealable, isRevealable)
  }

  /// The seconds after which a secret that is shown is masked again; nil for never.
  public func secureFieldRevealTimeout(_ seconds: Double?) -> some View {
    environment(\.fieldTraits.revealSeconds, seconds)
  }
}
