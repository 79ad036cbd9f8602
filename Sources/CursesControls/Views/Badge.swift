@_spi(Nodes) import CursesViewGraph

extension View {
  /// A number at the end of the row; none for zero.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A word at the end of the row; none for nil.
  public func badge(_ label: Text?) -> some View {
    HStack {
      self
      if let label {
        Spacer(leastCells: 1)
        label.role(.dim)
      }
    }
  }

  /// A word at the end of the row, a literal.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}
