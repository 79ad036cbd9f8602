#if Essentials
import CursesThemes
import CursesViewGraph

// How the values that SwiftUI does not write itself are written with a text.

extension AttributeScopes.SwiftUIAttributes.KerningAttribute: CodableAttributedStringKey {}
extension AttributeScopes.SwiftUIAttributes.TrackingAttribute: CodableAttributedStringKey {}
extension AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute: CodableAttributedStringKey {}
extension AttributeScopes.SwiftUIAttributes.AlignmentAttribute: CodableAttributedStringKey {}
extension AttributeScopes.SwiftUIAttributes.LineHeightAttribute: CodableAttributedStringKey {}
extension AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute:
  CodableAttributedStringKey
{}
extension AttributeScopes.FoundationAttributes.PresentationIntentAttribute:
  CodableAttributedStringKey
{}

extension AttributeScopes.SwiftUIAttributes.FontAttribute: CodableAttributedStringKey {
  public static func encode(_ value: Font, to encoder: any Encoder) throws {
    try WrittenFont(value).encode(to: encoder)
  }

  public static func decode(from decoder: any Decoder) throws -> Font {
    try WrittenFont(from: decoder).font
  }
}

extension AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute: CodableAttributedStringKey {
  public static func encode(_ value: Color, to encoder: any Encoder) throws {
    try WrittenColor(value, at: encoder.codingPath).encode(to: encoder)
  }

  public static func decode(from decoder: any Decoder) throws -> Color {
    try WrittenColor(from: decoder).color
  }
}

extension AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute: CodableAttributedStringKey {
  public static func encode(_ value: Color, to encoder: any Encoder) throws {
    try WrittenColor(value, at: encoder.codingPath).encode(to: encoder)
  }

  public static func decode(from decoder: any Decoder) throws -> Color {
    try WrittenColor(from: decoder).color
  }
}

extension AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute: CodableAttributedStringKey {
  public static func encode(_ value: Text.LineStyle, to encoder: any Encoder) throws {
    try WrittenLine(value).encode(to: encoder)
  }

  public static func decode(from decoder: any Decoder) throws -> Text.LineStyle {
    try WrittenLine(from: decoder).style
  }
}

extension AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute:
  CodableAttributedStringKey
{
  public static func encode(_ value: Text.LineStyle, to encoder: any Encoder) throws {
    try WrittenLine(value).encode(to: encoder)
  }

  public static func decode(from decoder: any Decoder) throws -> Text.LineStyle {
    try WrittenLine(from: decoder).style
  }
}

/// A font as it is written: what was said of it, and nothing else.
private struct WrittenFont: Codable {
  var style: String?
  var weight: Int?
  var isItalic: Bool?
  var size: Double?
  var isMonospaced: Bool?
  var family: String?

  init(_ font: Font) {
    style = font.style.map { "\($0)" }
    weight = font.weight?.value
    isItalic = font.attributes.contains(.italic) ? true : nil
    size = font.size
    isMonospaced = font.design == .monospaced ? true : nil
    family = font.family
  }

  var font: Font {
    var font = Font(
      style: style.flatMap { name in Font.TextStyle.allCases.first { "\($0)" == name } },
      weight: weight.map { Font.Weight(value: $0) })
    if isItalic == true { font = font.italic() }
    font.size = size
    if isMonospaced == true { font.design = .monospaced }
    font.family = family
    return font
  }
}

/// A colour as it is written: its components, those for light themes too where it has others there, or
/// its role in the theme.
private struct WrittenColor: Codable {
  var components: [Double]?
  var light: [Double]?
  var role: String?

  init(_ color: Color, at path: [any CodingKey]) throws {
    switch color.painted {
    case .pigment(let pigment): components = pigment.components
    case .adaptive(let light, let dark):
      components = dark.components
      self.light = light.components
    case .role(let role): self.role = role.rawValue
    case .tint: role = "tint"
    default:
      throw EncodingError.invalidValue(
        color, .init(codingPath: path, debugDescription: "This colour has no fixed components."))
    }
  }

  var color: Color {
    get throws {
      if let role {
        if role == "tint" { return .accentColor }
        return Role(rawValue: role).map { Color(.role($0)) } ?? .primary
      }
      let own = try Pigment(components ?? [])
      guard let light else { return Color(.pigment(own)) }
      return Color(.adaptive(light: try Pigment(light), dark: own))
    }
  }
}

extension Pigment {
  fileprivate var components: [Double] { [red, green, blue, opacity] }

  fileprivate init(_ components: [Double]) throws {
    guard components.count == 4 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "A colour has four components."))
    }
    self.init(components[0], components[1], components[2], opacity: components[3])
  }
}

/// A line as it is written.
private struct WrittenLine: Codable {
  var pattern: String

  init(_ style: Text.LineStyle) { pattern = "\(style.pattern)" }

  var style: Text.LineStyle {
    let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    return Text.LineStyle(pattern: patterns.first { "\($0)" == pattern } ?? .solid)
  }
}
#endif
