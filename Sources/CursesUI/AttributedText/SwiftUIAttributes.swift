#if Essentials
/// How a paragraph is aligned, after Foundation's type of this name on other systems.
extension AttributedString {
  /// Where the lines of a paragraph begin. After SwiftUI's.
  public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    case left, right, center
  }

  /// The distance of lines. A terminal has one: the value is kept and not drawn.
  public struct LineHeight: Hashable, Sendable, Codable {
    enum Measure: Hashable, Sendable, Codable {
      case normal, loose, tight, variable
      case exact(Double)
      case multiple(Double)
      case leading(Double)
    }
    let measure: Measure

    /// The distance the font asks for.
    public static let normal = LineHeight(measure: .normal)
    /// More than the font asks for.
    public static let loose = LineHeight(measure: .loose)
    /// Less than the font asks for.
    public static let tight = LineHeight(measure: .tight)
    /// As much as the tallest sign of each line needs.
    public static let variable = LineHeight(measure: .variable)
    /// A distance in points, whatever the font asks for.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(measure: .exact(Double(points)))
    }
    /// The font's distance times a factor.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(measure: .multiple(Double(factor)))
    }
    /// The font's distance and some points more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(measure: .leading(Double(increase)))
    }
  }
}

extension AttributeScopes {
  /// The scope of the attributes that views draw.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that views draw. After SwiftUI's scope of this name.
  ///
  /// Drawn are colours, what a font says of weight and slant, lines under and through the text, the
  /// alignment of paragraphs and links. Kerning, tracking, base line offset and line height are kept
  /// and not drawn: a cell is a cell.
  public struct SwiftUIAttributes: AttributeScope {
    /// The weight and slant of the text; sizes are kept.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points between characters: kept, not drawn.
    public let kern: KerningAttribute
    /// Points around characters: kept, not drawn.
    public let tracking: TrackingAttribute
    /// Points above the line: kept, not drawn.
    public let baselineOffset: BaselineOffsetAttribute
    /// Where the lines of a paragraph stand.
    public let alignment: AlignmentAttribute
    /// The distance of the lines of a paragraph: kept, not drawn.
    public let lineHeight: LineHeightAttribute
    /// Foundation's attributes, which belong to this scope too.
    public let foundation: FoundationAttributes

    /// The font: bold and italic are drawn, families and sizes kept.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line below the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The distance of letters: kept, not drawn.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The distance of letters: kept, not drawn.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The height above the line: kept, not drawn.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// A picture among the letters: kept, not drawn.
    public enum AdaptiveImageGlyphAttribute: AttributedStringKey {
      public typealias Value = NSAdaptiveImageGlyph
      public static let name = "SwiftUI.AdaptiveImageGlyph"
    }

    /// A whole paragraph has one.
    public enum AlignmentAttribute: AttributedStringKey {
      public typealias Value = AttributedString.TextAlignment
      public static let name = "SwiftUI.Alignment"
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }

    /// A whole paragraph has one.
    public enum LineHeightAttribute: AttributedStringKey {
      public typealias Value = AttributedString.LineHeight
      public static let name = "SwiftUI.LineHeight"
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds a key of this scope by the name of its property.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// A picture among letters, as other systems have it. A terminal does not draw it.
public struct NSAdaptiveImageGlyph: Hashable, Sendable {
  /// The picture's bytes.
  public let imageContent: Data
  /// A picture by its bytes.
  public init(imageContent: Data) { self.imageContent = imageContent }
}
#endif
