#if Essentials
/// What is selected in an attributed text: a caret, or ranges. After SwiftUI's `AttributedTextSelection`.
///
/// Indices belong to one text. A selection that is asked about another one, or about the text after a
/// change that it has not been taken through (`AttributedString.transform(updating:body:)`), answers
/// with the nearest places that text has; it never traps.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places of a selection in a text.
  public enum Indices: Equatable, Sendable {
    /// A caret.
    case insertionPoint(AttributedString.Index)
    /// Selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil is the end of whatever text it is.
  private(set) var stored: Indices?
  /// The attributes of what is typed next, where they are not those of the place.
  var typing: AttributeContainer?

  /// A caret at the end.
  public init() {}

  /// A caret.
  public init(insertionPoint: AttributedString.Index) { stored = .insertionPoint(insertionPoint) }

  /// A caret with typing attributes of its own.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer) {
    self.init(insertionPoint: insertionPoint)
    typing = typingAttributes
  }

  /// A range; a caret where that is empty.
  public init(range: Range<AttributedString.Index>) {
    stored =
      range.isEmpty
      ? .insertionPoint(range.lowerBound) : .ranges(RangeSet<AttributedString.Index>(range))
  }

  /// Several ranges. Without any, a caret at the end.
  public init(ranges: RangeSet<AttributedString.Index>) {
    stored = ranges.isEmpty ? nil : .ranges(ranges)
  }

  /// Where the selection is in a text.
  public func indices(in text: AttributedString) -> Indices {
    switch stored {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index): return .insertionPoint(text.nearest(to: index))
    case .ranges(let ranges):
      var own = RangeSet<AttributedString.Index>()
      for range in ranges.ranges {
        let lower = text.nearest(to: range.lowerBound)
        let upper = text.nearest(to: range.upperBound)
        if lower < upper { own.insert(contentsOf: lower..<upper) }
      }
      let first = ranges.ranges.first.map { text.nearest(to: $0.lowerBound) }
      return own.isEmpty ? .insertionPoint(first ?? text.endIndex) : .ranges(own)
    }
  }

  /// The attributes that typed text gets: those that were set for this caret, else those of the
  /// character before it, as far as they are inherited by added text; of a range, those of its first
  /// character.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index): typing ?? text.attributesOfTyping(at: index)
    case .ranges(let ranges):
      ranges.ranges.first.map { text.attributesOfTyping(replacing: $0) } ?? AttributeContainer()
    }
  }

  /// All attribute values that the selection has in a text: those of each run that is selected, or the
  /// typing attributes of a caret.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    Attributes(selection: self, text: text)
  }

  /// The attributes of a selection, run by run.
  ///
  ///     selection.attributes(in: text)[\.foregroundColor].contains(.red)
  public struct Attributes<Text>: Sequence {
    let selection: AttributedTextSelection
    let text: AttributedString

    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      containers.makeIterator()
    }

    private var containers: [AttributeContainer] {
      guard case .ranges(let ranges) = selection.indices(in: text) else {
        return [selection.typingAttributes(in: text)]
      }
      return ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) }
    }

    /// The values of one attribute, a run of equal values once.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?>
    where K.Value: Sendable {
      var values: [K.Value?] = []
      for container in containers {
        let value = container[type]
        if values.last.map({ $0 != value }) ?? true { values.append(value) }
      }
      return values
    }

    /// The values of an attribute named by its key path, nil where it is missing; equal neighbours
    /// count once.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable { self[K.self] }
  }
}

extension AttributedString {
  /// The index, or where it is of another text, the place that is as many bytes from the start, as far
  /// as this text reaches and a character begins there.
  func nearest(to index: Index) -> Index {
    if index.isValid(within: self) { return index }
    return self.index(atByte: byteOffset(of: index))
  }

  /// The bytes of UTF-8 before an index, cut to those there are. The index may be of another text: it
  /// is only compared.
  func byteOffset(of index: Index) -> Int {
    if index.isValid(within: self) { return utf8.distance(from: startIndex, to: index) }
    var (low, high) = (0, utf8.count)
    while low < high {
      let middle = (low + high) / 2
      if utf8.index(startIndex, offsetBy: middle) < index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The start of the character that a byte is of; the end for a byte past it.
  func index(atByte offset: Int) -> Index {
    let count = utf8.count
    guard offset > 0 else { return startIndex }
    guard offset < count else { return endIndex }
    let index = utf8.index(startIndex, offsetBy: offset)
    guard index < endIndex, index > startIndex else { return index }
    // The start of the character around: one forward from the one before.
    let before = characters.index(before: index)
    let after = characters.index(after: before)
    return after <= index ? after : before
  }
}

extension AttributedString {
  /// The attributes of what is typed at a caret.
  func attributesOfTyping(at index: Index) -> AttributeContainer {
    guard startIndex < endIndex else { return AttributeContainer() }
    let isAtStart = index <= startIndex
    let before = isAtStart ? startIndex : characters.index(before: index)
    var container = self[before..<characters.index(after: before)].inheritedAttributes
    // A link ends where its text ends.
    if container.link != nil {
      let goesOn = index < endIndex && !isAtStart && attribute(\.link, at: index) == container.link
      if !goesOn { container.link = nil }
    }
    return container
  }

  /// The attributes of what is typed in the place of a range.
  func attributesOfTyping(replacing range: Range<Index>) -> AttributeContainer {
    guard range.lowerBound < endIndex else { return attributesOfTyping(at: range.lowerBound) }
    var container = self[range.lowerBound..<characters.index(after: range.lowerBound)]
      .inheritedAttributes
    container.link = nil
    return container
  }

  private func attribute<K: AttributedStringKey>(
    _ key: KeyPath<AttributeDynamicLookup, K>, at index: Index
  ) -> K.Value? where K.Value: Sendable {
    self[index..<characters.index(after: index)].runs.first?.attributes[K.self]
  }
}

extension AttributedSubstring {
  /// The attributes of the first run that added text inherits.
  fileprivate var inheritedAttributes: AttributeContainer {
    guard let run = runs.first else { return AttributeContainer() }
    return run.attributes.filter(inheritedByAddedText: true)
  }
}
#endif
