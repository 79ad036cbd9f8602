import CursesMarkdown
import CursesText

/// Images: found at the caret, made and changed.
package struct Images {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The image whose description is around a place, or at its side; one without a description is shown as its source.
  package func image(at place: RichPlace) -> RichImage? {
    let paragraph = document.paragraph(at: place)
    guard let image = draftImage(at: place.visible, in: paragraph) else { return nil }
    let description = image.span == nil ? "" : paragraph.line(image.visible)
    return RichImage(address: image.tail.address, description: description)
  }

  /// Another address keeps the title. An image by label gets its own address then, since others may
  /// name the definition too.
  func setImage(_ address: String?, description: String) -> RichOutcome {
    let place = document.target.from
    let paragraph = document.paragraph(at: place)
    guard var image = draftImage(at: place.visible, in: paragraph) else {
      return .refused("There is no image here.")
    }
    guard let address else {
      image.draft.remove(image.visible)
      return settle(image, of: paragraph, caret: image.visible.lowerBound)
    }
    if let reason = LinkDestination.reasonAgainst(address) { return .refused(reason) }
    guard !description.utf8.contains(where: \.isLineEnd) else {
      return .refused("A description cannot contain a line end.")
    }
    let old = image.span == nil ? "" : paragraph.line(image.visible)
    let isDescribed = old.utf8.elementsEqual(description.utf8)
    if isDescribed, address == image.tail.address { return .notHandled }
    image.tail.lead(to: image.draft.isTableRow ? LinkDestination.withoutPipes(address) : address)
    if !isDescribed { image.tail.spellOutLabel() }
    image.describe(description)
    return settle(image, of: paragraph, caret: image.visible.upperBound)
  }

  private func settle(
    _ image: DraftImage, of paragraph: RichParagraph, caret: Int
  ) -> RichOutcome {
    Acceptance(document: document).settle(
      InlineRewrite(paragraph: paragraph, draft: image.draft, caret: caret, event: .format))
  }

  private func draftImage(at visible: Int, in paragraph: RichParagraph) -> DraftImage? {
    guard !paragraph.isVerbatim, paragraph.kind != .rule else { return nil }
    let draft = document.draft(of: paragraph)
    guard let index = paragraph.span(.image, at: visible) else {
      return bareImage(at: visible, in: draft)
    }
    let span = paragraph.spans[index]
    let source = document.source(of: paragraph)
    let size = source[span.closer].prefix { $0 != Byte.closeBracket }.count
    let end = (span.closer.lowerBound + size)..<span.closer.upperBound
    let tail = ImageTail(
      text: Array(source[span.opener.upperBound..<end.lowerBound]), size: size,
      end: Array(source[end]), address: span.link ?? "", definitions: document.table.definitions)
    return DraftImage(
      draft: draft, visible: paragraph.visible(ofSpan: index), span: index, tail: tail)
  }

  /// The `![](address)` whose source is shown at `visible`.
  private func bareImage(at visible: Int, in draft: InlineDraft) -> DraftImage? {
    var start = 0
    var before: DraftImage?
    for atom in draft.atoms {
      let place = start
      start += atom.visible.count
      guard atom.attributes.contains(.raw), atom.isLiteral, place <= visible, visible <= start
      else { continue }
      for (range, tail) in ImageTail.bareImages(in: atom.source, document.table.definitions) {
        let shown = (range.lowerBound + place)..<(range.upperBound + place)
        let image = DraftImage(draft: draft, visible: shown, span: nil, tail: tail)
        if shown.contains(visible) { return image }
        if shown.upperBound == visible { before = image }
      }
    }
    return before
  }
}

/// An image of a paragraph that is being changed.
private struct DraftImage {
  var draft: InlineDraft
  /// Its description, or all of its source where it has none.
  var visible: Range<Int>
  /// `nil` where it has no description.
  var span: Int?
  var tail: ImageTail

  /// Writes it with its tail and with other words, or with none.
  mutating func describe(_ description: String) {
    var count = description.utf8.count
    if let span, count > 0 {
      draft.spans[span].link = tail.address
      draft.spans[span].closer = tail.closer
      draft.rewrite(visible, as: description)
    } else {
      let chain = draft.extracting(visible).atoms.first?.chain.prefix { $0 != span } ?? []
      draft.remove(visible)
      let atom = atom(description, in: Array(chain))
      draft.atoms.insert(atom, at: draft.split(at: visible.lowerBound))
      count = atom.visible.count
    }
    visible = visible.lowerBound..<(visible.lowerBound + count)
  }

  private mutating func atom(_ description: String, in chain: [Int]) -> DraftAtom {
    let opener = Array("![".utf8)
    let shown = description.isEmpty ? opener + tail.closer : Array(description.utf8)
    var atom = DraftAtom(source: shown, visible: shown, isLiteral: true, chain: chain)
    if description.isEmpty {
      atom.attributes = .raw
    } else {
      atom.chain.append(
        draft.addSpan(.image, link: tail.address, opener: opener, closer: tail.closer))
      atom.isNew = true
    }
    return atom
  }
}

/// What follows the words of an image: its size, and then `](address "title")`, `][label]`, `][]` or `]`.
private struct ImageTail {
  /// What stands in the brackets.
  private let text: [UInt8]
  private let size: ArraySlice<UInt8>
  private var end: [UInt8]
  private(set) var address: String
  private let link: Link?
  /// Whether a definition says where the picture is.
  private var isByLabel: Bool

  var closer: [UInt8] { size + end }

  /// - Parameters:
  ///   - text: what stands in the brackets.
  ///   - size: how many bytes of that are the size.
  ///   - end: what begins with the last bracket.
  init(text: [UInt8], size: Int, end: [UInt8], address: String, definitions: LinkDefinitions) {
    self.text = text
    self.end = end
    self.address = address
    self.size = text.suffix(size)
    link = Self.image(Array("![".utf8) + text + end, definitions)?.link
    isByLabel = end.last != Byte.closeParen || link?.labelRange != nil
  }

  /// Changes where the picture is and nothing besides.
  mutating func lead(to address: String) {
    guard address != self.address else { return }
    self.address = address
    let written = Array(LinkDestination.written(address).utf8)
    if let range = link?.destinationRange {
      let start = 2 + text.count
      var (lower, upper) = (range.lowerBound - start, range.upperBound - start)
      if lower > 0, end[lower - 1] == Byte.less {
        lower -= 1
        upper += 1
      }
      end.replaceSubrange(lower..<upper, with: written)
    } else {
      let title = isByLabel ? link?.title.map(Self.quoted) : LinkDestination.title(inCloser: end)
      end = Array("](".utf8) + written + Array((title.map { " " + $0 } ?? "").utf8)
      end.append(Byte.closeParen)
    }
    isByLabel = false
  }

  /// Other words name no definition: `![label]` becomes `![words][label]`.
  mutating func spellOutLabel() {
    guard isByLabel, end.count < 4, !text.contains(where: \.isLineEnd) else { return }
    end = Array("][".utf8) + text + [Byte.closeBracket]
  }

  private static func quoted(_ title: String) -> String {
    var written = ""
    for scalar in title.unicodeScalars {
      switch scalar {
      case "\"", "\\": written += "\\\(scalar)"
      case "&": written += "&amp;"
      case "\n", "\r": written += " "
      default: written.unicodeScalars.append(scalar)
      }
    }
    return "\"\(written)\""
  }

  /// The images of a stretch of shown source, where each stands in it.
  static func bareImages(
    in source: [UInt8], _ definitions: LinkDefinitions
  ) -> [(range: Range<Int>, tail: ImageTail)] {
    source.indices.dropLast().compactMap { start in
      guard source[start] == Byte.bang, source[start + 1] == Byte.openBracket,
        let (image, link) = image(Array(source[start...]), definitions)
      else { return nil }
      let rest = source[start...]
      let text = Array(
        rest[(start + image.content.lowerBound)..<(start + image.content.upperBound)])
      // All of it is hidden, also in a table.
      let tail = ImageTail(
        text: text, size: ImageSize.count(in: text, isInTable: true),
        end: Array(rest[(start + image.closer.lowerBound)..<(start + image.closer.upperBound)]),
        address: link.destination, definitions: definitions)
      return (start..<(start + image.range.upperBound), tail)
    }
  }

  /// The image that `source` begins with.
  private static func image(
    _ source: [UInt8], _ definitions: LinkDefinitions
  ) -> (image: Inline, link: Link)? {
    let tree = MarkdownParser.parse(source)
    guard let block = tree[.document].firstChild else { return nil }
    let inlines = tree.inlines(of: block, definitions: definitions)
    guard let first = Array(inlines.roots).first, first.kind.isImage,
      let link = inlines.link(of: first.id)
    else { return nil }
    return (first, link)
  }
}

extension InlineKind {
  fileprivate var isImage: Bool {
    if case .image = self { return true }
    return false
  }
}
