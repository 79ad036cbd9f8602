/// A step of the parser.
struct Event {
  enum Content: Hashable {
    case documentStart
    case alias(String)
    case scalar(String, YAMLScalarStyle)
    case sequenceStart, mappingStart
    /// The end of a sequence or a mapping.
    case end
    /// What says nothing about nodes.
    case other
  }

  let content: Content
  /// The name that aliases use for the node that starts here.
  let anchor: String?
  let place: YAMLPlace
  /// Where it stands in the text, in scalars, without a byte-order mark.
  let range: Range<Int>
  /// Whether a sequence or a mapping that starts here is in brackets.
  let isFlow: Bool
}
