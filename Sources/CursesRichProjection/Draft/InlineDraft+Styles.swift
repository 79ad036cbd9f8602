import CursesMarkdown

/// Which markers a note uses, so that new ones look like those that are there.
public struct MarkerStyle: Hashable, Sendable {
  /// What is written around strong text.
  public var strong = "**"
  /// What is written around emphasised text.
  public var emphasis = "*"
  /// What is written around text that is struck through.
  public var strikethrough = "~~"
  /// What a new item begins with.
  public var bullet: Unicode.Scalar = "-"
  /// What is written at the end of a line for the next one to begin there.
  public var lineBreak = "\\"

  /// The usual markers, where a document shows no habit of its own.
  public init() {}

  /// The bytes to put on both sides of text; `nil` for what has none of its own.
  package func marker(for attribute: RichAttributes) -> [UInt8]? {
    switch attribute {
    case .strong: Array(strong.utf8)
    case .emphasis: Array(emphasis.utf8)
    case .strikethrough: Array(strikethrough.utf8)
    case .highlight: Array("==".utf8)
    case .code: Array("`".utf8)
    default: nil
    }
  }

  /// The same with the other of the two markers that CommonMark has for strong and emphasis.
  package var swapped: MarkerStyle {
    var style = self
    style.strong = strong == "**" ? "__" : "**"
    style.emphasis = emphasis == "*" ? "_" : "*"
    return style
  }
}

extension InlineDraft {
  /// The styles that every character but spaces has; none where there is no such character.
  package var commonAttributes: RichAttributes {
    let atoms = atoms.lazy.filter { !$0.isWhitespace && $0.attributes.isEmpty }
    guard let first = atoms.first else { return [] }
    return atoms.reduce(attributes(of: first.chain)) {
      $0.isEmpty ? [] : $0.intersection(attributes(of: $1.chain))
    }
  }

  /// Gives `attribute` to the visible bytes of `range`.
  package mutating func add(_ attribute: RichAttributes, in range: Range<Int>, style: MarkerStyle) {
    guard let marker = style.marker(for: attribute) else { return }
    let start = split(at: range.lowerBound)
    let end = split(at: range.upperBound)
    guard start < end else { return }
    let span = addSpan(attribute, opener: marker, closer: marker)
    if attribute != .code { cutCode(at: start..<end) }
    for index in start..<end {
      let has = attributes(of: atoms[index].chain).contains(attribute)
      if has { atoms[index].chain.removeAll { spans[$0].attributes == attribute } }
    }
    let inside = spansInside(start..<end)
    for index in start..<end {
      let outer = atoms[index].chain.prefix { !inside.contains($0) }
      let at = attribute == .code ? atoms[index].chain.count : outer.count
      atoms[index].chain.insert(span, at: at)
      if attribute == .code { makeCode(index) }
    }
  }

  /// Nothing is styled inside of code: what lies in the range gets spans of its own, which can be.
  package mutating func cutCode(at range: Range<Int>) {
    for span in Set(atoms[range].flatMap(\.chain)).sorted() where spans[span].attributes == .code {
      let all = atoms.indices.filter { atoms[$0].chain.contains(span) }
      for part in [all.filter(range.contains), all.filter { $0 >= range.upperBound }]
      where !part.isEmpty && part.count < all.count {
        let new = addSpan(.code, opener: spans[span].opener, closer: spans[span].closer)
        for index in part {
          atoms[index].chain = atoms[index].chain.map { $0 == span ? new : $0 }
        }
      }
    }
  }

  /// The range with all of each address and tag that it holds a part of: only as a whole are they one.
  package func coveringAddresses(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    var place = 0
    var address: (span: Int, start: Int)?
    for atom in atoms {
      let span = atom.chain.first { spans[$0].isAutomatic }
      if address?.span != span { address = span.map { ($0, place) } }
      place += atom.visible.count
      guard let address else { continue }
      if address.start < start, start < place { start = address.start }
      if address.start < end, end < place { end = place }
    }
    return start..<end
  }

  /// Takes `attribute` from the visible bytes of `range`.
  package mutating func remove(_ attribute: RichAttributes, in range: Range<Int>) {
    let start = split(at: range.lowerBound)
    let end = split(at: range.upperBound)
    for index in start..<max(start, end) {
      atoms[index].chain.removeAll { spans[$0].attributes == attribute }
    }
    for edge in [start, end] { joinCode(at: edge) }
  }

  /// Makes one of two stretches of code that meet: side by side their backticks would mean something else.
  private mutating func joinCode(at index: Int) {
    guard index > 0, index < atoms.count, let kept = atoms[index - 1].chain.last,
      let gone = atoms[index].chain.last, kept != gone,
      atoms[index - 1].chain.dropLast() == atoms[index].chain.dropLast(),
      spans[kept].attributes == .code, spans[gone].attributes == .code
    else { return }
    for atom in atoms.indices {
      atoms[atom].chain = atoms[atom].chain.map { $0 == gone ? kept : $0 }
    }
  }

  package mutating func addSpan(
    _ attributes: RichAttributes, link: String? = nil, opener: [UInt8], closer: [UInt8]
  ) -> Int {
    spans.append(
      DraftSpan(
        attributes: attributes, link: link, opener: opener, closer: closer, isNew: true))
    return spans.count - 1
  }

  /// The spans that have no character outside of the atoms in `range`.
  private func spansInside(_ range: Range<Int>) -> Set<Int> {
    var inside = Set(atoms[range].flatMap(\.chain))
    for index in atoms.indices where !range.contains(index) {
      inside.subtract(atoms[index].chain)
    }
    return inside
  }

  /// Nothing is escaped in code: what is seen is what is written.
  private mutating func makeCode(_ index: Int) {
    guard atoms[index].visible != [Byte.lineFeed], atoms[index].attributes.isEmpty else { return }
    if atoms[index].source.contains(where: \.isLineEnd) { return }
    if isTableRow, atoms[index].visible == [Byte.pipe] { return }
    atoms[index].source = atoms[index].visible
    atoms[index].isLiteral = true
  }

  /// Spans that give the attributes asked for to text at `visible`, as near to `chain` as can be.
  package mutating func chain(
    for wanted: RichAttributes, from chain: [Int], style: MarkerStyle
  ) -> [Int] {
    var result = chain.filter {
      spans[$0].attributes.isDisjoint(with: .toggles) || wanted.contains(spans[$0].attributes)
    }
    let has = attributes(of: result)
    for attribute in [RichAttributes.strong, .emphasis, .strikethrough, .highlight, .code] {
      guard wanted.contains(attribute), !has.contains(attribute),
        let marker = style.marker(for: attribute)
      else { continue }
      result.append(addSpan(attribute, opener: marker, closer: marker))
    }
    return result
  }
}
