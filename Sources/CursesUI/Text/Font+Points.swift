extension Font {
  /// A font of a size in points. A terminal has one size: it is kept and not drawn.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(weight: weight)
    font.size = Double(size)
    font.design = design
    return font
  }

  /// A font of a family. A terminal has one: the name and the size are kept and not drawn.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    var font = Font()
    font.size = Double(size)
    font.family = name
    return font
  }

  /// The same; a terminal does not scale letters.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The same, with the look of a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    var font = custom(name, size: size)
    font.style = textStyle
    return font
  }
}

extension Font {
  /// What fonts are resolved against. A terminal has one of them.
  public struct Context: Hashable, Sendable {
    /// The one context there is.
    public init() {}
  }

  /// A font as far as it can be told apart from others. After SwiftUI's `Font.Resolved`.
  public struct Resolved: Hashable, Sendable {
    /// In points; that of the text style on a phone where no size was given.
    public let pointSize: CGFloat
    /// From 100 to 900; heavier than medium is drawn bold.
    public let weight: Weight
    /// Whether the weight is semibold or more.
    public let isBold: Bool
    /// Whether the text is slanted.
    public let isItalic: Bool
    /// Whether the font asks for one width; in a terminal all text has it.
    public let isMonospaced: Bool
  }

  /// What the font is: its size in points is that of its text style on a phone, where it has no other.
  public func resolve(in context: Context) -> Resolved {
    let isBold = textAttributes.contains(.bold)
    return Resolved(
      pointSize: CGFloat(size ?? style?.pointSize ?? 17),
      weight: weight ?? (isBold ? .semibold : .regular), isBold: isBold,
      isItalic: textAttributes.contains(.italic), isMonospaced: design == .monospaced)
  }
}

extension Font.TextStyle {
  fileprivate var pointSize: Double {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: 36
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}

extension EnvironmentValues {
  /// What `Font.resolve(in:)` is given.
  public var fontResolutionContext: Font.Context { Font.Context() }
}
