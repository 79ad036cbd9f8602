import CursesSecrets
@_spi(Nodes) import CursesViewGraph

extension View {
  /// Adds a rule for the secure fields of this view that are over locked memory.
  ///
  /// The rules of `validation` see none of such a secret: this one is lent it where it lies.
  ///
  /// - Parameters:
  ///   - triggers: when its message may first be seen.
  ///   - rule: returns what is wrong, in words, or nil. It must not keep or copy the secret.
  public func secretValidation(
    on triggers: ValidationTriggers = .standard,
    _ rule: @escaping @MainActor (SecretBytes) -> String?
  ) -> some View {
    EnvironmentView(content: self) {
      $0.fieldTraits.rules.insert(FieldRule(check: .secret(rule), triggers: triggers), at: 0)
    }
  }

  /// Asks for the same secret a second time: the field is valid when it holds what another one holds.
  public func confirms(
    _ secret: SecretBytes, message: String = "The two are not the same."
  ) -> some View {
    secretValidation { $0 == secret ? nil : message }
  }

  /// Asks for the same text a second time: the field is valid when it holds what another one holds.
  public func confirms(
    _ text: String, message: String = "The two are not the same."
  ) -> some View {
    validation { $0 == text ? nil : message }
  }
}
