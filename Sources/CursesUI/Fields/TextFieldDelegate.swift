import CursesFoundation
import CursesInputFormats
import CursesViewGraph

/// A field as its delegate sees it: what stands in it before an edit.
public struct TextFieldProxy: Sendable {
  /// The text before the edit. Never nil; optional as UIKit's is.
  public let text: String?
  /// Where the caret is in the text.
  public let caret: String.Index?
}

/// The name that such a thing has in UIKit.
public typealias UITextField = TextFieldProxy

/// Is asked before each edit of a field. After UIKit's `UITextFieldDelegate`.
@MainActor
public protocol TextFieldDelegate {
  /// Whether an edit is to be made.
  ///
  /// - Parameters:
  ///   - textField: the field as it is before.
  ///   - range: what is replaced, in UTF-16 units of the text before; `Range(range, in:)` makes a range
  ///     of indices of it. It is where the edit really happens: in the middle, and over a selection.
  ///   - string: what is put there; empty for a deletion. A paste is one replacement.
  func textField(
    _ textField: TextFieldProxy, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension View {
  /// Asks a delegate before each edit of the fields of this view.
  public func textFieldDelegate(_ delegate: any TextFieldDelegate) -> some View {
    fieldEditGate { edit in
      let text = edit.text
      let start = text.index(text.startIndex, offsetBy: edit.range.lowerBound)
      let end = text.index(start, offsetBy: edit.range.count)
      let caret = text.index(text.startIndex, offsetBy: edit.caret)
      return delegate.textField(
        TextFieldProxy(text: text, caret: caret),
        shouldChangeCharactersIn: NSRange(start..<end, in: text),
        replacementString: edit.replacement)
    }
  }
}
