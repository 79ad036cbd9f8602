import CursesHTML
import CursesMarkdown

extension HTMLTag.Style {
  /// The same in a rich text.
  package var attributes: RichAttributes {
    switch self {
    case .strong: .strong
    case .emphasis: .emphasis
    case .strikethrough: .strikethrough
    case .highlight: .highlight
    case .code: .code
    }
  }
}

extension HTMLTag {
  /// Whether it begins text that stands higher or lower than that around it, which Markdown has no other sign for, and
  /// nothing else.
  package func isRaisedText(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !isClosing, name == "sup" || name == "sub",
      let end = bytes[range.upperBound...].firstIndex(of: Byte.less), end > range.upperBound
    else { return false }
    return bytes[end...].starts(with: "</\(name)>".utf8)
  }
}
