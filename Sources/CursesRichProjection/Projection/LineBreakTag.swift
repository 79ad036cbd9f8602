import CursesMarkdown

/// The tag that stands for a line break in a cell of a table.
package enum LineBreakTag {
  package static let text = "<br>"

  /// Whether `<br>`, as it is or closed, begins at an offset.
  package static func begins(_ tag: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Bool {
    var tokens = HTMLTokenizer(tag, from: start)
    guard case .tag(let tag)? = tokens.next() else { return false }
    return tag.role == .lineBreak && !tag.isClosing && tag.attributes.isEmpty
  }
}
