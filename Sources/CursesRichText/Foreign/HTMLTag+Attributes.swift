import CursesHTML
import CursesMarkdown

extension HTMLTag.Style {
  /// The same in a rich text.
  var attributes: RichAttributes {
    switch self {
    case .strong: .strong
    case .emphasis: .emphasis
    case .strikethrough: .strikethrough
    case .highlight: .highlight
    case .code: .code
    }
  }
}
