import CursesViewGraph

extension Section where Footer == EmptyView {
  /// Views below a heading that shows and hides them, as a `DisclosureGroup` does.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    _ = isExpanded.wrappedValue
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Views below a literal that shows and hides them.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Views below a string, shown as it is, that shows and hides them.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

extension View {
  /// Accepted: whether the headings of sections in this view could hide what is below them is for each
  /// section to say.
  public func collapsible(_ collapsible: Bool) -> some View { self }
}
