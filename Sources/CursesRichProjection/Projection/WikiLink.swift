import CursesMarkdown
import CursesText

/// Links to other notes by their names, `[[page]]` or `[[page|words]]`.
///
/// Where one leads is given as `[[page]]`, which no address starts with.
public enum WikiLink {
  /// What comes before a link to what is shown in its place: `![[picture.png|100]]`.
  package static let embed = Array("![[".utf8)
  package static func destination(of page: String) -> String { "[[" + page + "]]" }

  /// The page that a destination names, with what follows a `#`; `nil` for other destinations.
  public static func page(of destination: String) -> String? {
    guard destination.hasPrefix("[["), destination.hasSuffix("]]"), destination.utf8.count > 4
    else { return nil }
    return String(destination.dropFirst(2).dropLast(2))
  }
}

extension WikiLink {
  /// Where an embed leads that is all of a line; nil for any other line.
  package static func embed(in line: ArraySlice<UInt8>) -> String? {
    let end = line.lastIndex { !$0.isBlank && !$0.isLineEnd }.map { $0 + 1 } ?? line.startIndex
    let text = line[..<end]
    guard text.starts(with: embed), text.suffix(2) == [Byte.closeBracket, Byte.closeBracket],
      case let page = text.dropFirst(3).dropLast(2), !page.isEmpty,
      !page.contains(Byte.openBracket), !page.contains(Byte.closeBracket)
    else { return nil }
    return destination(of: String(decoding: page, as: UTF8.self))
  }
}
