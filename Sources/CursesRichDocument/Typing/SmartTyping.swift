import CursesMarkdown

/// What typed characters are made of besides, for prose.
public struct SmartTyping: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Straight quotation marks become curly ones.
  public static let quotes = SmartTyping(rawValue: 1)
  /// `--` between words becomes a dash, `...` an ellipsis.
  public static let dashes = SmartTyping(rawValue: 2)
  /// An opening bracket brings its closing one; typed on a selection both go around it, as do quotation marks.
  public static let pairs = SmartTyping(rawValue: 4)
  /// `[ ]` at the start of a paragraph makes a task of it. In an item it does always, as Markdown has it.
  public static let tasks = SmartTyping(rawValue: 8)
  /// Where the source is shown, Enter begins a line as deep as the one it ends; one of blanks alone becomes empty.
  public static let indentation = SmartTyping(rawValue: 16)
  /// Enter behind the last paragraph of an item begins the next item, whichever paragraph of it that is.
  public static let items = SmartTyping(rawValue: 32)

  /// The characters that it makes.
  package var marks: SmartMarks {
    SmartMarks(quotes: contains(.quotes), dashes: contains(.dashes))
  }
}
