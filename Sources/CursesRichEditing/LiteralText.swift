import CursesMarkdown

/// Writes text as Markdown that shows it and nothing else.
package struct LiteralText {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Adds a line as Markdown for a paragraph that shows it.
  package func appendLiteral(
    _ line: ArraySlice<UInt8>, to source: inout [UInt8], in context: LiteralContext
  ) {
    guard line.count < document.table.blocks.limits.text else {
      source += line
      return
    }
    if let style = context.style, appendStyled(line, to: &source, in: style, context) { return }
    let opens = LineStart.opensBlock(line) || context.changes(line)
    appendInlines(line, to: &source, opens: opens, in: context)
  }

  /// Adds a line as Markdown for a cell of a table that shows it.
  package func appendCell(
    _ line: ArraySlice<UInt8>, to source: inout [UInt8], in context: LiteralContext = .cell
  ) {
    // In a cell nothing but inlines has a meaning, so what stands first is not special.
    appendInlines(line, to: &source, in: context)
  }

  /// What tells how text of a paste is written.
  func probe(in context: LiteralContext) -> DraftProbe {
    DraftProbe(
      options: document.table.blocks.options.subtracting(.frontMatter),
      definitions: document.table.definitions,
      budget: context.budget)
  }

  /// Adds a line with a backslash before each mark that could be one; as long as the budget lasts, before
  /// those only that are one.
  ///
  /// - Parameter opens: whether it would begin another block than a paragraph.
  private func appendInlines(
    _ line: ArraySlice<UInt8>, to source: inout [UInt8], opens: Bool = false,
    in context: LiteralContext
  ) {
    let opener = opens ? LineStart.numberLength(line) ?? 0 : -1
    let hasDefinitions = !document.table.definitions.isEmpty
    let isCell = context.place == .cell
    line.withUnsafeBufferPointer { bytes in
      // Megabytes of short lines: what each needs lies on the stack.
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: bytes.count + 1) { places in
        ByteTraits.all.withUnsafeBufferPointer { traits in
          let marks = LiteralMarks(
            bytes, traits: traits, opener: opener, hasDefinitions: hasDefinitions, places: places)
          guard opens || marks.hasMarkup else {
            source.append(contentsOf: bytes)
            return
          }
          let start = source.count
          let count = appendInlines(marks, opener: opener, to: &source, isCell: isCell) {
            showsItself(Array(line))
          }
          guard count > 0, context.budget.bytes > 0 else { return }
          let draft = InlineDraft(literal: Array(line))
          guard let least = probe(in: context).exact(draft, in: context.place) else { return }
          source.replaceSubrange(start..., with: least)
        }
      }
    }
  }

  /// Returns how many backslashes it has written.
  private func appendInlines(
    _ marks: LiteralMarks, opener: Int, to source: inout [UInt8], isCell: Bool,
    showsItself: () -> Bool
  ) -> Int {
    let bytes = marks.line
    let isBarred = isCell && bytes.contains(Byte.pipe)
    let isDoubtful =
      isBarred || marks.places.contains { Int($0) != opener && marks.mayMean(Int($0)) }
    var breaksAddresses = false
    if isDoubtful, marks.mayHaveAddress {
      // In an address a mark is none, and a backslash is shown: either all of them are in one, or there
      // must be no address.
      breaksAddresses = opener >= 0 || isBarred || !showsItself()
    }
    let escapesMarks = isDoubtful && (breaksAddresses || !marks.mayHaveAddress)
    let start = source.count
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count * 2 + 8) { written in
      var end = 0
      var copied = 0
      for place in marks.places {
        let at = Int(place)
        let isMark = escapesMarks && marks.mayMean(at)
        let isBar = isCell && bytes[at] == Byte.pipe
        let isEscaped = at == opener || isMark || isBar || breaksAddresses && marks.isOfAddress(at)
        bytes.copy(copied..<at, to: written, at: end)
        end += at - copied
        copied = at
        // Written in any case, and only then left to stay: that is no jump.
        written[end] = Byte.backslash
        end += isEscaped ? 1 : 0
      }
      source.append(contentsOf: UnsafeBufferPointer(rebasing: written[..<end]))
      source.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
    return source.count - start - bytes.count
  }

  /// Whether a line is, as Markdown, a paragraph of the same text.
  private func showsItself(_ line: [UInt8]) -> Bool {
    let tree = MarkdownParser.parse(line, options: document.table.blocks.options, restart: .fresh)
    guard let only = tree[.document].firstChild, tree[only].next == nil,
      tree.kind(of: only) == .paragraph
    else { return false }
    var end = 0
    for inline in tree.inlines(of: only, definitions: document.table.definitions).roots {
      guard inline.range.lowerBound == end else { return false }
      switch inline.kind {
      case .text, .autolink(.bareURI), .autolink(.bareWWW), .autolink(.bareEmail):
        end = inline.range.upperBound
      default: return false
      }
    }
    return end == line.count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Copies a few bytes to a place, behind which there must be room for eight more.
  @inline(__always)
  fileprivate func copy(
    _ range: Range<Int>, to target: UnsafeMutableBufferPointer<UInt8>, at end: Int
  ) {
    let source = UnsafeRawBufferPointer(self)
    let target = UnsafeMutableRawBufferPointer(target)
    var at = range.lowerBound
    while at < range.upperBound, at + 8 <= count {
      let eight = source.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      target.storeBytes(of: eight, toByteOffset: end + at - range.lowerBound, as: UInt64.self)
      at += 8
    }
    while at < range.upperBound {
      target[end + at - range.lowerBound] = source[at]
      at += 1
    }
  }
}
