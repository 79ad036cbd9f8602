/// The kind of an inline in one byte.
enum InlineTag: UInt8, Sendable {
  case text, escape, entity, softBreak, hardBreak, codeSpan, emphasis, strong, strikethrough
  case highlight, link, image, autolink, rawHTML, footnoteReference, wikiLink, tag
  case formula

  var isLinked: Bool { self == .link || self == .image || self == .autolink }
}

/// An inline as the arena holds it. Offsets count from the start of the parsed bytes.
struct InlineRecord: Sendable {
  var tag: InlineTag
  /// The raw value of the break's, the link's or the autolink's form.
  var form: UInt8 = 0
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var previous: Int32 = -1
  var next: Int32 = -1
  /// An index into the links of the tree.
  var extra: Int32 = -1
  var start: Int32
  var openerEnd: Int32
  var contentStart: Int32
  var contentEnd: Int32
  var closerStart: Int32
  var end: Int32

  init(_ tag: InlineTag, start: Int, end: Int) {
    self.tag = tag
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
    openerEnd = self.start
    contentStart = self.start
    contentEnd = self.end
    closerStart = self.end
  }

  /// Makes the content lie between markers.
  mutating func setContent(_ lower: Int, _ upper: Int) {
    openerEnd = Int32(truncatingIfNeeded: lower)
    contentStart = openerEnd
    contentEnd = Int32(truncatingIfNeeded: upper)
    closerStart = contentEnd
  }

  var kind: InlineKind {
    switch tag {
    case .text: .text
    case .escape: .escape
    case .entity: .entity
    case .softBreak: .softBreak
    case .hardBreak: .hardBreak(HardBreakStyle(rawValue: form) ?? .spaces)
    case .codeSpan: .codeSpan
    case .emphasis: .emphasis
    case .strong: .strong
    case .strikethrough: .strikethrough
    case .highlight: .highlight
    case .link: .link(LinkForm(rawValue: form) ?? .inline)
    case .image: .image(LinkForm(rawValue: form) ?? .inline)
    case .autolink: .autolink(AutolinkForm(rawValue: form) ?? .angleURI)
    case .rawHTML: .rawHTML
    case .footnoteReference: .footnoteReference
    case .wikiLink: .wikiLink
    case .tag: .tag
    case .formula: .formula
    }
  }
}

/// Where a link leads, or what an entity stands for.
struct LinkRecord: Sendable {
  var destination: String
  var title: String?
  var destinationSpan = Span.absent
  var titleSpan = Span.absent
  var labelSpan = Span.absent
}
