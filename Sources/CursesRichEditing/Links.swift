import CursesMarkdown
import CursesText

/// Links: found at the caret, made, changed and taken away.
package struct Links {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The link around a place, or at its side, with the images that lie in it.
  package func link(at place: RichPlace) -> RichLink? {
    let paragraph = document.paragraph(at: place)
    guard let span = paragraph.span(.link, at: place.visible),
      let destination = paragraph.spans[span].link
    else { return nil }
    // A link that bold text cuts in two is one for whoever sees it.
    let all = paragraph.pieces.filter { piece in
      paragraph.span(.link, around: piece).map { paragraph.spans[$0].link } == destination
    }
    var visible = paragraph.visible(ofSpan: span)
    for piece in all where piece.visible.lowerBound == visible.upperBound {
      visible = visible.lowerBound..<piece.visible.upperBound
    }
    for piece in all.reversed() where piece.visible.upperBound == visible.lowerBound {
      visible = piece.visible.lowerBound..<visible.upperBound
    }
    return RichLink(destination: destination, visible: visible)
  }

  /// What a link command is about: the selection, or the link at the caret; `nil` where none may lie.
  private func linkRange(_ target: RichTarget) -> Range<Int>? {
    guard let selected = target.range, !target.first.isVerbatim, target.first.kind != .rule else {
      return nil
    }
    let range = target.first.withoutOuterSpaces(target.first.withoutCalloutWord(selected))
    return range.isEmpty ? link(at: target.from)?.visible ?? range : range
  }

  private static let outside = RichOutcome.refused("A link cannot span several paragraphs.")

  /// Without anything selected the address itself is the text.
  package func setLink(_ destination: String?) -> RichOutcome {
    let target = document.target
    guard let range = linkRange(target) else { return Self.outside }
    if let destination, let reason = LinkDestination.reasonAgainst(destination) {
      return .refused(reason)
    }
    if range.isEmpty { return insertLink(destination, target.first, range.lowerBound) }
    var draft = document.draft(of: target.first)
    if let destination, draft.isNamedByText(range), link(at: target.from)?.visible == range {
      return rename(range, to: destination, in: target.first)
    }
    let title = draft.unlink(range)
    if let destination { draft.link(range, to: destination, title: title) }
    draft.tidy()
    var rewrite = InlineRewrite(
      paragraph: target.first, draft: draft, caret: range.upperBound, event: .format)
    if !target.isCaret { rewrite.selected = (range, false) }
    return Acceptance(document: document).settle(rewrite)
  }

  /// Another address for one that is its own text, or another page: the words go with it.
  private func rename(
    _ range: Range<Int>, to destination: String, in paragraph: RichParagraph
  ) -> RichOutcome {
    var words = WikiLink.page(of: destination) ?? destination
    let mail = "mailto:"
    if words.hasPrefix(mail), !paragraph.text[range].starts(with: mail.utf8) {
      words.removeFirst(mail.count)
    }
    if paragraph.text[range].elementsEqual(words.utf8) { return .notHandled }
    var draft = document.draft(of: paragraph)
    let chain = draft.extracting(range).atoms.first?.chain ?? []
    if chain.contains(where: { draft.spans[$0].isAutomatic && draft.spans[$0].link != nil }) {
      draft.remove(range)
      draft.insert(Array(words.utf8), at: range.lowerBound, chain: chain)
      let rewrite = InlineRewrite(
        paragraph: paragraph, draft: draft, caret: range.lowerBound + words.utf8.count,
        event: .format)
      let former = document.moment
      if Acceptance(document: document).settleAsIs(rewrite),
        link(at: document.head)?.destination == destination
      {
        return .changed
      }
      document.goBack(to: former)
    }
    return setLink(destination, text: words)
  }

  /// A link with these words, in place of what is selected or of the link at the caret.
  package func setLink(_ destination: String, text: String) -> RichOutcome {
    let target = document.target
    guard let range = linkRange(target) else { return Self.outside }
    // The words of the selection come with the spaces at its ends, which stay outside.
    var words = Array(text.utf8.drop { $0.isBlank })
    while words.last?.isBlank == true { words.removeLast() }
    if !range.isEmpty, target.first.line(range).utf8.elementsEqual(words) {
      return setLink(destination)
    }
    if let reason = LinkDestination.reasonAgainst(destination) { return .refused(reason) }
    guard !words.isEmpty, !words.contains(where: \.isLineEnd) else {
      return .refused("Type the text of the link.")
    }
    var draft = document.draft(of: target.first)
    let title = draft.unlink(range)
    if range.isEmpty {
      let chain = draft.typingChain(at: range.lowerBound)
      draft.insert(words, at: range.lowerBound, chain: chain)
    } else {
      draft.rewrite(range, as: String(decoding: words, as: UTF8.self))
    }
    let end = range.lowerBound + words.count
    draft.link(range.lowerBound..<end, to: destination, title: title)
    draft.tidy()
    return Acceptance(document: document).settle(
      InlineRewrite(paragraph: target.first, draft: draft, caret: end, event: .format))
  }

  private func insertLink(
    _ destination: String?, _ paragraph: RichParagraph, _ visible: Int
  ) -> RichOutcome {
    guard let destination else { return .notHandled }
    var draft = document.draft(of: paragraph)
    let text = Array(destination.utf8)
    let chain = draft.typingChain(at: visible)
    draft.insert(text, at: visible, chain: chain)
    draft.link(visible..<(visible + text.count), to: destination)
    return Acceptance(document: document).settle(
      InlineRewrite(
        paragraph: paragraph, draft: draft, caret: visible + text.count, event: .format))
  }
}

extension InlineDraft {
  /// Takes links from `range`. Returns the title of the one that was all of it.
  @discardableResult
  mutating func unlink(_ range: Range<Int>) -> String? {
    let start = split(at: range.lowerBound)
    let end = split(at: range.upperBound)
    defer { removeLinks(start..<max(start, end)) }
    guard start < end, let span = atoms[start].chain.first(where: { spans[$0].link != nil }) else {
      return nil
    }
    let isWhole = atoms.indices.allSatisfy { index in
      atoms[index].chain.contains(span) == (start..<end).contains(index)
    }
    return isWhole ? LinkDestination.title(inCloser: spans[span].closer) : nil
  }

  private mutating func removeLinks(_ range: Range<Int>) {
    for index in range {
      atoms[index].chain.removeAll { !spans[$0].attributes.isDisjoint(with: [.link]) }
    }
  }

  /// The span of a link; one to `[[page]]` names it, with words of its own or without.
  private mutating func addLink(
    to destination: String, title: String?, around range: Range<Int>
  ) -> Int {
    if let page = WikiLink.page(of: destination) {
      let isNamed = atoms[range].flatMap(\.visible).elementsEqual(page.utf8)
      let opener = "[[" + (isNamed ? "" : page + "|")
      let span = addSpan(
        .link, link: destination, opener: Array(opener.utf8), closer: Array("]]".utf8))
      spans[span].isNamedByText = isNamed
      return span
    }
    let address = isTableRow ? LinkDestination.withoutPipes(destination) : destination
    let rest = title.map { " " + $0 } ?? ""
    let closer = "](" + LinkDestination.written(address) + rest + ")"
    return addSpan(.link, link: address, opener: [Byte.openBracket], closer: Array(closer.utf8))
  }

  /// Whether all of `range` is an address that leads where it says, or the name of a page.
  fileprivate func isNamedByText(_ range: Range<Int>) -> Bool {
    extracting(range).atoms.allSatisfy { atom in
      atom.chain.contains {
        spans[$0].isAutomatic && spans[$0].link != nil || spans[$0].isNamedByText
      }
    }
  }

  /// Makes a link of `range`. Spaces at its ends stay in it.
  mutating func link(_ range: Range<Int>, to destination: String, title: String? = nil) {
    let start = split(at: range.lowerBound)
    let end = split(at: range.upperBound)
    cutCode(at: start..<max(start, end))
    let span = addLink(to: destination, title: title, around: start..<max(start, end))
    // Outside of every style that lies in it as a whole, inside of the others.
    let outside = Set(
      atoms.indices.filter { !(start..<end).contains($0) }.flatMap { atoms[$0].chain })
    for index in start..<end {
      let at = atoms[index].chain.prefix { outside.contains($0) }.count
      atoms[index].chain.insert(span, at: at)
    }
  }
}
