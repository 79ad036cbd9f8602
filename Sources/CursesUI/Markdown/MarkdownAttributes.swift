#if Essentials
/// The attributes of Markdown that Foundation has on other systems, in its scope: they are spelled as
/// there, `run.inlinePresentationIntent`.
///
/// Keys are found by their types. The properties are only ever named in key paths and have no value.
extension AttributeScopes.FoundationAttributes {
  /// What Markdown says of words within a paragraph; named in key paths only.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("an attribute's key has no value of its own")
  }

  /// The blocks of Markdown around the text; named in key paths only.
  public var presentationIntent: PresentationIntentAttribute {
    preconditionFailure("an attribute's key has no value of its own")
  }

  /// What a run means within its line.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The blocks that a run lies in.
  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}
#endif
