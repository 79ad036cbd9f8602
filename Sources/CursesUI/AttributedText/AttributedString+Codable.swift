#if Essentials
/// Which attributes of a text are written and read. What is not among them is left out.
///
/// Foundation's own `CodableWithConfiguration` finds the keys of a scope by reflection, which is not
/// open to others; so the keys are named here.
public struct AttributedStringCodingConfiguration: Sendable {
  private(set) var coders: [AttributeCoder]

  /// The attributes of SwiftUI and Foundation that a view draws or keeps.
  public init() { coders = Self.standard }

  /// The same with one more attribute.
  public func including<Key: CodableAttributedStringKey>(
    _ key: Key.Type
  ) -> AttributedStringCodingConfiguration where Key.Value: Sendable {
    var configuration = self
    configuration.coders.append(AttributeCoder(key))
    return configuration
  }

  private static let standard: [AttributeCoder] = [
    AttributeCoder(AttributeScopes.SwiftUIAttributes.FontAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.KerningAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.TrackingAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.AlignmentAttribute.self),
    AttributeCoder(AttributeScopes.SwiftUIAttributes.LineHeightAttribute.self),
    AttributeCoder(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self),
    AttributeCoder(AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self),
    AttributeCoder(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    AttributeCoder(AttributeScopes.FoundationAttributes.ImageURLAttribute.self),
    AttributeCoder(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self),
    AttributeCoder(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self),
  ]
}

/// As JSON, a text without attributes is a string; another is a list in which each run's text is
/// followed by its attributes: `["plain ", {}, "bold", {"SwiftUI.Font": …}]`, the form that Foundation
/// has on other systems.
// Linux's Foundation has no such conformance; a program expects one.
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Codable {
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, configuration: AttributedStringCodingConfiguration())
  }

  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, configuration: AttributedStringCodingConfiguration())
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive EncodableWithConfiguration,
  @retroactive DecodableWithConfiguration
{
  public typealias EncodingConfiguration = AttributedStringCodingConfiguration
  public typealias DecodingConfiguration = AttributedStringCodingConfiguration

  /// Writes the text with the attributes that the configuration names.
  public func encode(
    to encoder: any Encoder, configuration: AttributedStringCodingConfiguration
  ) throws {
    if runs.allSatisfy({ $0.attributes == AttributeContainer() }) {
      var container = encoder.singleValueContainer()
      return try container.encode(string)
    }
    var container = encoder.unkeyedContainer()
    for run in runs {
      try container.encode(String(characters[run.range]))
      try container.encode(
        CodedAttributes(container: run.attributes, configuration: configuration))
    }
  }

  /// Reads a text with the attributes that the configuration names; others are passed over.
  public init(
    from decoder: any Decoder, configuration: AttributedStringCodingConfiguration
  ) throws {
    self.init()
    if let single = try? decoder.singleValueContainer(), let text = try? single.decode(String.self)
    {
      self = AttributedString(text)
      return
    }
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let text = try container.decode(String.self)
      var attributes = AttributeContainer()
      if !container.isAtEnd {
        let fields = try container.nestedContainer(keyedBy: AttributeName.self)
        for coder in configuration.coders { try coder.decode(&attributes, fields) }
      }
      append(AttributedString(text, attributes: attributes))
    }
  }
}

/// The attributes of a run, as an object with a field for each.
private struct CodedAttributes: Encodable {
  let container: AttributeContainer
  let configuration: AttributedStringCodingConfiguration

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: AttributeName.self)
    for coder in configuration.coders { try coder.encode(container, &fields) }
  }
}

/// The name of an attribute as a field of an object.
struct AttributeName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Writes and reads one attribute.
struct AttributeCoder: Sendable {
  let encode:
    @Sendable (AttributeContainer, inout KeyedEncodingContainer<AttributeName>) throws -> Void
  let decode:
    @Sendable (inout AttributeContainer, KeyedDecodingContainer<AttributeName>) throws -> Void

  init<Key: CodableAttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
    let name = AttributeName(stringValue: Key.name)
    encode = { container, fields in
      guard let value = container[Key.self] else { return }
      try fields.encode(CodedValue<Key>(value: value), forKey: name)
    }
    decode = { container, fields in
      guard fields.contains(name) else { return }
      container[Key.self] = try fields.decode(CodedValue<Key>.self, forKey: name).value
    }
  }
}

/// A value that is written as its key says.
private struct CodedValue<Key: CodableAttributedStringKey>: Codable {
  let value: Key.Value
  init(value: Key.Value) { self.value = value }
  init(from decoder: any Decoder) throws { value = try Key.decode(from: decoder) }
  func encode(to encoder: any Encoder) throws { try Key.encode(value, to: encoder) }
}
#endif
