import CursesCore
import CursesThemes

/// How a text is set, after SwiftUI's `Font`.
///
/// A terminal has one size of letter. What a font can still say is kept: headings are bold and in the
/// colour of titles, captions and footnotes are dim, weights from semibold up are bold, thin ones
/// dim. Families, designs and sizes are accepted.
public struct Font: Hashable, Sendable {
  /// What a text is in the order of a page.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3
    case headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    package let value: Int
    package init(value: Int) { self.value = value }
    /// 100, drawn dim.
    public static let ultraLight = Weight(value: 100)
    /// 200, drawn dim.
    public static let thin = Weight(value: 200)
    /// 300, drawn as it is.
    public static let light = Weight(value: 300)
    /// 400, drawn as it is.
    public static let regular = Weight(value: 400)
    /// 500, drawn as it is.
    public static let medium = Weight(value: 500)
    /// 600, drawn bold.
    public static let semibold = Weight(value: 600)
    /// 700, drawn bold.
    public static let bold = Weight(value: 700)
    /// 800, drawn bold.
    public static let heavy = Weight(value: 800)
    /// 900, drawn bold.
    public static let black = Weight(value: 900)

    /// What of it a terminal shows.
    var attributes: TextAttributes {
      value >= 600 ? .bold : value < 300 ? .dim : []
    }
  }

  /// The kind of letters. A terminal has its own.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// How wide the letters run. A terminal has one width.
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }

  /// The distance of lines. A terminal has one.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  package var style: TextStyle?
  package var weight: Weight?
  package var attributes: TextAttributes = []
  /// The size in points, kept for those who ask.
  package var size: Double?
  package var design: Design?
  /// The family that was asked for.
  package var family: String?

  package init(style: TextStyle? = nil, weight: Weight? = nil) {
    self.style = style
    self.weight = weight
  }

  /// Text as it is.
  public static let `default` = Font()
  /// Bold, in the colour of titles.
  public static let largeTitle = Font(style: .largeTitle)
  /// Bold, in the colour of titles.
  public static let title = Font(style: .title)
  /// Bold, in the colour of titles.
  public static let title2 = Font(style: .title2)
  /// Bold text.
  public static let title3 = Font(style: .title3)
  /// Bold text.
  public static let headline = Font(style: .headline)
  /// Dim text.
  public static let subheadline = Font(style: .subheadline)
  /// Text as it is.
  public static let body = Font(style: .body)
  /// Text as it is.
  public static let callout = Font(style: .callout)
  /// Dim text.
  public static let footnote = Font(style: .footnote)
  /// Dim text.
  public static let caption = Font(style: .caption)
  /// Dim text.
  public static let caption2 = Font(style: .caption2)

  /// The font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style: style, weight: weight)
    font.design = design
    return font
  }

  /// The font in another weight: bold from semibold up.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font, slanted.
  public func italic() -> Font { changed { $0.attributes.insert(.italic) } }
  /// Bold, or of the weight that the style has without it.
  public func bold(_ isActive: Bool) -> Font {
    isActive ? bold() : changed { $0.weight = $0.isHeavy ? .regular : nil }
  }
  /// The font, slanted or upright.
  public func italic(_ isActive: Bool) -> Font {
    isActive ? italic() : changed { $0.attributes.remove(.italic) }
  }
  /// The font in one width, as all of a terminal's are.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// The font itself: all digits of a terminal have one width.
  public func monospacedDigit() -> Font { self }
  /// The font itself: a terminal has no small capitals.
  public func smallCaps() -> Font { self }
  /// The font itself: a terminal has no small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// The font itself: a terminal has no small capitals.
  public func uppercaseSmallCaps() -> Font { self }
  /// The font itself: the rows of a terminal have one distance.
  public func leading(_ leading: Leading) -> Font { self }
  /// The font itself: cells have one width.
  public func width(_ width: Width) -> Font { self }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Whether the style is bold of its own.
  private var isHeavy: Bool {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3, .headline:
      true
    default: false
    }
  }

  /// The attributes that stand for the font.
  package var textAttributes: TextAttributes {
    attributes.union(weight?.attributes ?? (isHeavy ? .bold : []))
  }

  /// The role that stands for the font, where the text has no colour of its own.
  var role: Role? {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2: .title
    case .subheadline, .footnote, .caption, .caption2: .dim
    default: nil
    }
  }
}
