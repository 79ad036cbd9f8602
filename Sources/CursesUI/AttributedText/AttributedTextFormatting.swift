#if Essentials
/// Which attributes a text may have, and with which values. After SwiftUI's protocol.
///
///     struct Memo: AttributedTextFormattingDefinition {
///       var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///       }
///     }
///
/// A text editor under `attributedTextFormattingDefinition(_:)` corrects what is typed, pasted or set by
/// its keys, and what the program sets: the binding gets the text as it is shown.
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
  associatedtype Body: AttributedTextFormattingDefinition<Scope>
  typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// The constraints, in the order in which they are applied.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

  /// Applies the constraints to attributes. Definitions leave it to their body.
  func apply(to container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  public func apply(to container: inout AttributeContainer) { body.apply(to: &container) }

  /// Applies all constraints to attributes.
  public func constrain(_ container: inout AttributeContainer) { apply(to: &container) }

  /// Applies all constraints to each run of a text.
  public func constrain(_ string: inout AttributedString) {
    for run in string.runs {
      var container = run.attributes
      apply(to: &container)
      if container != run.attributes { string[run.range].setAttributes(container) }
    }
  }
}

/// A limit on the values of one attribute. After SwiftUI's protocol.
///
///     struct NoBlack<Scope: AttributeScope>: AttributedTextValueConstraint {
///       typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///       func constrain(_ container: inout Attributes) {
///         if container.foregroundColor == .black { container.foregroundColor = .primary }
///       }
///     }
public protocol AttributedTextValueConstraint: Hashable, Sendable,
  AttributedTextFormattingDefinition
{
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

  /// Changes the attribute's value to one that is allowed. Every other attribute can be read.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> {
    AttributedTextFormatting.EmptyDefinition<Scope>()
  }

  public func apply(to container: inout AttributeContainer) {
    var proxy = Attributes(container: container)
    constrain(&proxy)
    container = proxy.container
  }
}

/// What formatting definitions are made of. After SwiftUI's namespace.
public enum AttributedTextFormatting {
  /// Attributes of which one can be changed.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Key: AttributedStringKey>
  where Key.Value: Sendable {
    var container: AttributeContainer

    /// Any attribute, to be read.
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> K.Value? where K.Value: Sendable { container[K.self] }

    /// The attribute that is constrained.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Key>) -> Key.Value? {
      get { container[Key.self] }
      set { container[Key.self] = newValue }
    }

    /// Another attribute of the text, to decide by; it cannot be changed here.
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable {
      container[key]
    }

    /// The attribute that is constrained; nil takes it away.
    public subscript(key: Key.Type) -> Key.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }
  }

  /// Allows one attribute some values.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
    AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let allowed: Set<AttributeKey.Value?>
    private let fallback: AttributeKey.Value?

    /// Allows some values of an attribute. `defaultValue` takes the place of any other.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      allowed = allowedValues
      fallback = defaultValue
    }

    /// The same for an attribute that is named by its key path in the scope.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
    }

    public func constrain(_ container: inout Attributes) {
      if !allowed.contains(container[AttributeKey.self]) {
        container[AttributeKey.self] = fallback
      }
    }
  }

  /// No limits.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public var body: EmptyDefinition { self }
    public func apply(to container: inout AttributeContainer) {}
  }

  /// Several definitions, one after the other.
  public struct TupleDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public var body: EmptyDefinition<Scope> { EmptyDefinition<Scope>() }
    let parts: [any AttributedTextFormattingDefinition]

    public func apply(to container: inout AttributeContainer) {
      for part in parts { part.apply(to: &container) }
    }
  }

  /// Puts definitions together.
  @resultBuilder
  public enum DefinitionBuilder<Scope: AttributeScope> {
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    public static func buildExpression<Part: AttributedTextFormattingDefinition>(
      _ part: Part
    ) -> Part where Part.Scope == Scope { part }

    public static func buildBlock<Part: AttributedTextFormattingDefinition>(
      _ part: Part
    ) -> Part where Part.Scope == Scope { part }

    public static func buildBlock<each Part: AttributedTextFormattingDefinition>(
      _ parts: repeat each Part
    ) -> TupleDefinition<Scope> {
      var all: [any AttributedTextFormattingDefinition] = []
      repeat all.append(each parts)
      return TupleDefinition(parts: all)
    }
  }
}

private enum FormattingDefinitionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: (any AttributedTextFormattingDefinition)? = nil
}

extension EnvironmentValues {
  var attributedTextFormattingDefinition: (any AttributedTextFormattingDefinition)? {
    get { self[FormattingDefinitionKey.self] }
    set { self[FormattingDefinitionKey.self] = newValue }
  }
}

extension View {
  /// Which attributes the texts of editors in this view may have.
  public func attributedTextFormattingDefinition(
    _ definition: some AttributedTextFormattingDefinition
  ) -> some View {
    environment(\.attributedTextFormattingDefinition, definition)
  }
}
#endif
