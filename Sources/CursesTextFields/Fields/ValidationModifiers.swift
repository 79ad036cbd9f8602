import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

extension View {
  /// Adds a rule for the text of the fields of this view.
  ///
  /// A rule may read other values of the view, such as a second field's: it is asked again whenever the
  /// view is evaluated. One that takes longer than the budget (`validationBudget`) is left out until
  /// somebody submits, and the field says so. A rule that may not come to an end at all, such as an
  /// expression of a person's, is a `Validator`: that one is cut off while it runs.
  ///
  /// - Parameters:
  ///   - triggers: when its message may first be seen.
  ///   - rule: returns what is wrong, in words, or nil.
  public func validation(
    on triggers: ValidationTriggers = .standard, _ rule: @escaping @MainActor (String) -> String?
  ) -> some View {
    fieldRule(FieldRule(check: .main(rule), triggers: triggers))
  }

  /// Adds a rule that can be used again elsewhere. See `Validator`.
  ///
  /// It is asked beside the main thread, which waits for as long as the budget lasts. One that takes
  /// longer is cut off, and the field says so; should it come to an end after all, its answer counts.
  public func validation(
    _ validator: Validator<String>, on triggers: ValidationTriggers = .standard
  ) -> some View {
    fieldRule(FieldRule(check: .immediate { validator($0) }, triggers: triggers))
  }

  /// Adds a rule that takes its time, such as a question to a server.
  ///
  /// It is asked when nothing has been typed for a while. An answer to a text that is no longer there is
  /// dropped, and its task is cancelled. Until the answer comes the field is pending.
  ///
  /// - Parameter delay: how long nothing must have been typed.
  public func validation(
    on triggers: ValidationTriggers = .standard, debounce delay: Duration,
    _ rule: @escaping @MainActor @Sendable (String) async -> String?
  ) -> some View {
    fieldRule(FieldRule(check: .slow(delay: delay.seconds, rule), triggers: triggers))
  }

  private func fieldRule(_ rule: FieldRule) -> some View {
    EnvironmentView(content: self) { $0.fieldTraits.rules.insert(rule, at: 0) }
  }

  /// How long the rules of a field may take for one text, 100 ms unless told: what takes longer is cut
  /// off.
  public func validationBudget(_ budget: Duration) -> some View {
    environment(\.fieldTraits.ruleBudget, budget.seconds)
  }

  /// Whether fields show their messages in a row of their own below. A style of one's own shows them
  /// itself.
  public func validationMessages(_ areShown: Bool) -> some View {
    environment(\.fieldTraits.showsMessages, areShown)
  }

  /// Tells what is to be said of a field whenever that changes.
  public func onValidation(
    _ action: @escaping @MainActor (FieldValidity) -> Void
  ) -> some View {
    environment(\.fieldTraits.onValidation, action)
  }

  /// Gathers what is to be said of the fields of this view.
  public func formValidation(_ form: FormValidation) -> some View {
    EnvironmentView(content: self) {
      $0.fieldTraits.form = form
      $0[object: FormValidation.self] = form
    }
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
