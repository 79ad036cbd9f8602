/// A text and what is selected in it.
public struct TextState: Equatable, Sendable {
  /// The bytes.
  public private(set) var text: SourceText
  /// What is selected, inside of the text.
  public private(set) var selection: Selection

  /// A state; a selection that reaches outside is cut.
  public init(_ text: SourceText = SourceText(), selection: Selection = Selection(caret: 0)) {
    self.text = text
    self.selection = selection.clamped(to: text.count)
  }

  /// A state of a string, its caret at the start.
  public init(_ string: String) {
    self.init(SourceText(string))
  }

  /// Does `transaction`.
  public mutating func apply(_ transaction: Transaction) {
    transaction.apply(to: &text)
    let next = transaction.selection ?? selection.mapped(through: transaction)
    selection = next.clamped(to: text.count)
  }

  /// The state after `transaction`.
  public func applying(_ transaction: Transaction) -> TextState {
    var copy = self
    copy.apply(transaction)
    return copy
  }

  /// The step that takes `transaction`, about to be applied here, back, with this selection.
  public func inverse(of transaction: Transaction) -> Transaction {
    transaction.inverted(for: text, selection: selection)
  }
}
