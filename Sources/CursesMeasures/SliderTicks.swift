@_spi(Nodes) import CursesControls
@_spi(Nodes) import CursesViewGraph

/// A mark on the line of a slider. After SwiftUI's `SliderTick`.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  public typealias Value = V
  /// What a mark is known by: its value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  /// A mark at a value.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// A mark at a value, with a label below the line.
  @MainActor
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// A mark at a value, with a literal below the line.
  @MainActor
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  /// A mark at a value, with a string below the line.
  @MainActor @_disfavoredOverload
  public init(_ title: some StringProtocol, _ value: V) {
    self.init(value) { Text(title) }
  }

  /// The value, as an identity.
  public var id: ID { ID(value: value) }
  /// The mark itself.
  public var body: [SliderTick] { [self] }
}

extension SliderTick: Comparable {
  public static func == (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value == rhs.value }
  public static func < (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value < rhs.value }
}

/// What marks of a slider are made of. After SwiftUI's `SliderTickContent`.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The marks.
  var body: Body { get }
}

/// Several parts of the marks of a slider.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The marks.
  public let body: [SliderTick<Value>]
}

/// Marks of a slider that may be left out.
public struct OptionalSliderTickContent<Content: SliderTickContent>: SliderTickContent {
  public typealias Value = Content.Value
  /// The marks.
  public let body: [SliderTick<Content.Value>]

  init(_ content: Content?) { body = content.map { Array($0.body) } ?? [] }
}

/// Marks for the elements of a collection. After SwiftUI's.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  /// The marks.
  public let body: [SliderTick<Content.Value>]

  /// Marks for each element, which is known by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Data.Element> content: (Data.Element) -> Content
  ) where Data.Element == Content.Value { body = data.flatMap { content($0).body } }
}

/// Makes marks of a slider of the lines of a closure.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent<Value>>(
    _ content: Content
  ) -> Content { content }

  public static func buildPartialBlock<Content: SliderTickContent<Value>>(
    first: Content
  ) -> Content { first }

  public static func buildPartialBlock(
    accumulated: some SliderTickContent<Value>, next: some SliderTickContent<Value>
  ) -> TupleSliderTickContent<Value> {
    TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body))
  }

  public static func buildIf<Content: SliderTickContent<Value>>(
    _ content: Content?
  ) -> OptionalSliderTickContent<Content> { OptionalSliderTickContent(content) }

  public static func buildEither(
    first: some SliderTickContent<Value>
  ) -> TupleSliderTickContent<Value> { TupleSliderTickContent(body: Array(first.body)) }

  public static func buildEither(
    second: some SliderTickContent<Value>
  ) -> TupleSliderTickContent<Value> { TupleSliderTickContent(body: Array(second.body)) }
}
