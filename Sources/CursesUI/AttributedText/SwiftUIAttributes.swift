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

    public static let normal = LineHeight(measure: .normal)
    public static let loose = LineHeight(measure: .loose)
    public static let tight = LineHeight(measure: .tight)
    public static let variable = LineHeight(measure: .variable)
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(measure: .exact(Double(points)))
    }
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(measure: .multiple(Double(factor)))
    }
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
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let alignment: AlignmentAttribute
    public let lineHeight: LineHeightAttribute
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
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
