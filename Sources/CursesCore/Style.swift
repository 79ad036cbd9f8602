/// How the text of a cell is drawn, as far as it is not a colour.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Heavier, in some terminals brighter.
  public static let bold = TextAttributes(rawValue: 1 << 0)
  /// Fainter.
  public static let dim = TextAttributes(rawValue: 1 << 1)
  /// Slanted, where the terminal has it.
  public static let italic = TextAttributes(rawValue: 1 << 2)
  /// A straight line below.
  public static let underline = TextAttributes(rawValue: 1 << 3)
  /// A wavy underline, a straight one where the terminal has none.
  public static let undercurl = TextAttributes(rawValue: 1 << 4)
  /// A line through the text, where the terminal has it.
  public static let strikethrough = TextAttributes(rawValue: 1 << 5)
  /// Foreground and background exchanged.
  public static let reverse = TextAttributes(rawValue: 1 << 6)
  /// A blank of a text, which stays one whatever light is behind it: what is copied and read aloud has blanks
  /// between its words. Only a scene has it; no terminal is told.
  public static let textBlank = TextAttributes(rawValue: 1 << 7)
}

/// The resolved look of a cell. Themes make styles from roles; nothing above them names a colour.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour of the cell; it may be translucent until it is composited.
  public var background: Color
  /// How the text is drawn beside its colours.
  public var attributes: TextAttributes
  /// Where a click on the cell leads, by OSC 8 where the terminal has it.
  public var link: Link

  /// A look; without arguments the terminal's own text on nothing.
  public init(
    foreground: Color = .terminalDefault, background: Color = .clear,
    attributes: TextAttributes = [], link: Link = .none
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// The terminal's own text on nothing.
  public static let plain = Style()
}

/// The target of a link, interned: comparing two is comparing two numbers.
public struct Link: Hashable, Sendable {
  let number: UInt32

  /// No link.
  public static let none = Link(number: 0)

  /// The bytes that a URL has at most: terminals take no longer one.
  static let limit = 2083

  /// A link to a URL; none where it is too long for a terminal. Control characters are dropped: they would end
  /// the terminal's sequence.
  public init(_ url: some StringProtocol) {
    guard url.utf8.count <= Self.limit else {
      number = 0
      return
    }
    let isClean = url.utf8.allSatisfy { $0 > 0x20 }
    let clean =
      isClean
      ? String(url)
      : String(String.UnicodeScalarView(url.unicodeScalars.filter { $0.value > 0x20 }))
    number = clean.isEmpty ? 0 : internedTargets.number(of: clean)
  }

  init(number: UInt32) { self.number = number }

  /// The URL, empty for `none`.
  public var url: String { internedTargets.text(number) }

  /// Forgets where all links lead, those of a text that has become a secret among them. A cell leads nowhere
  /// until it is drawn again.
  package static func forgetTargets() { internedTargets.forget() }
}
