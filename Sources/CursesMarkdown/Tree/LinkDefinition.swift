/// A link label as it is compared: case folded, white space collapsed.
public struct LinkLabel: Hashable, Sendable {
  let bytes: [UInt8]

  /// The label of the text between the brackets, without them.
  public init(_ text: some Sequence<UInt8>) { bytes = LinkLabel.folded(Array(text)) }

  init(folded bytes: [UInt8]) { self.bytes = bytes }

  /// The label folded, as it is compared; not as it was written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// What `[label]: destination "title"` defines.
public struct LinkDefinition: Hashable, Sendable {
  /// What links name it by.
  public let label: LinkLabel
  /// Escapes and entities resolved.
  public let destination: String
  /// Nil when there is none; escapes and entities resolved.
  public let title: String?
}

/// Where the parts of a link definition stand, in byte offsets of the document.
public struct LinkDefinitionParts: Hashable, Sendable {
  /// Between the brackets.
  public let label: Range<Int>
  /// Without angle brackets.
  public let destination: Range<Int>
  /// Without its quotes.
  public let title: Range<Int>?
}

/// All labels that links and footnote references of a document may name. The first definition wins.
public struct LinkDefinitions: Hashable, Sendable {
  /// What each label means: the first definition of it.
  public private(set) var links: [LinkLabel: LinkDefinition] = [:]
  /// The labels of footnotes.
  public private(set) var footnotes: Set<LinkLabel> = []

  /// No definition.
  public init() {}

  /// What a label means; nil for one that is not defined.
  public subscript(label: LinkLabel) -> LinkDefinition? { links[label] }

  /// Adds a definition, if its label has none yet.
  public mutating func add(_ definition: LinkDefinition) {
    if links[definition.label] == nil { links[definition.label] = definition }
  }

  /// Adds the label of a footnote.
  public mutating func add(footnote label: LinkLabel) { footnotes.insert(label) }

  /// Takes the definition of a label away.
  public mutating func remove(_ label: LinkLabel) { links[label] = nil }

  /// Takes the label of a footnote away.
  public mutating func remove(footnote label: LinkLabel) { footnotes.remove(label) }

  /// Adds those of a later part of the document.
  public mutating func add(_ others: LinkDefinitions) {
    for definition in others.links.values { add(definition) }
    footnotes.formUnion(others.footnotes)
  }

  /// Whether nothing is defined.
  public var isEmpty: Bool { links.isEmpty && footnotes.isEmpty }
}
