import CursesMarkdown

/// What a quotation that starts with `[!NOTE]` is for.
public enum CalloutTone: Hashable, Sendable {
  case info, good, warning, danger
}

/// The marker `[!NOTE]` at the start of a quotation, as GitHub and Obsidian have it.
public struct Callout: Hashable, Sendable {
  /// The word between `[!` and `]`, in small letters.
  public var kind: String
  /// Where the marker stands in its part of the source, with the sign of a folded one.
  var range: Range<Int>

  /// The markers that the editor offers.
  public static let kinds = ["note", "tip", "important", "warning", "caution"]

  /// The callout whose marker `bytes` start with at `start`.
  init?(in bytes: [UInt8], at start: Int, upTo end: Int) {
    guard start < end, let marker = CalloutMarker(in: bytes[start..<end]) else { return nil }
    kind = marker.kind
    range = start..<start + marker.length
  }

  /// What is shown in place of the marker: “Note”.
  public var title: String { CalloutMarker.title(of: kind) }

  /// How it speaks, for its colour.
  public var tone: CalloutTone { Callout.tone(of: kind) }

  /// The tone of a kind, whatever its letters; unknown kinds inform.
  public static func tone(of kind: String) -> CalloutTone {
    switch kind.lowercased() {
    case "tip", "hint", "success", "check", "done": .good
    case "warning", "important", "attention", "question", "help", "faq": .warning
    case "caution", "danger", "error", "bug", "failure", "fail", "missing": .danger
    default: .info
    }
  }
}

/// Where the title of a callout stands in the visible text of its first paragraph.
struct CalloutTitle: Hashable, Sendable {
  /// The end of the word that stands for the marker, as in “Note¦ Title”.
  var word: Int
  /// The end of the title.
  var end: Int
  /// Whether text of the callout follows in the same paragraph, behind the line end there.
  var hasText: Bool
}

extension RichParagraph {
  /// The title of the callout that the paragraph begins; `nil` where it begins none.
  var calloutTitle: CalloutTitle? {
    guard let word = pieces.first, word.attributes.contains(.callout) else { return nil }
    let end = text.firstIndex(of: Byte.lineFeed)
    return CalloutTitle(
      word: word.visible.upperBound, end: end ?? text.count, hasText: end != nil)
  }

  /// The pieces of a callout's title, with the line end behind it; none where the text has no title.
  var titlePieces: Range<Int> {
    guard let title = calloutTitle else { return 0..<0 }
    return 0..<(pieces.firstIndex { $0.visible.lowerBound > title.end } ?? pieces.count)
  }

  /// A stretch of the text without the word for a callout's marker, which has no style of its own.
  func withoutCalloutWord(_ range: Range<Int>) -> Range<Int> {
    guard let title = calloutTitle, range.lowerBound < title.word, title.word < range.upperBound
    else {
      return range
    }
    let spaces = text[title.word..<range.upperBound].prefix { $0 == Byte.space }.count
    return (title.word + spaces)..<range.upperBound
  }
}
