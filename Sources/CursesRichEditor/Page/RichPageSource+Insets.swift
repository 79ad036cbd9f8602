import CursesMarkdown
import CursesRichText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// What stands for something else: a paragraph that is an embed or an image, a block of code that is a query.
struct InsetSource: Hashable, Sendable {
  var block: Int
  var paragraphs: Range<Int>
  /// What the album knows it by: `[[note#part]]`, or the code after its fence and its language.
  var address: String

  /// How the address of a block of code begins.
  static let fence = "```"

  /// The language of the query that an address is; nil for others.
  static func language(of address: String) -> String? {
    guard address.hasPrefix(fence) else { return nil }
    return String(address.dropFirst(fence.count).prefix { $0 != "\n" })
  }

  /// The text of a paragraph that names an address and has no words besides.
  static func text(naming address: String) -> String {
    WikiLink.page(of: address) == nil ? "![](\(address))" : "!" + address
  }
}

extension RichPageSource {
  /// What a paragraph is a part of, if that stands for something else.
  func insetSource(at index: Int, inBlock block: Int) -> InsetSource? {
    let paragraphs = self.block(block).paragraphs
    guard paragraphs.indices.contains(index) else { return nil }
    switch paragraphs[index].kind {
    case .paragraph:
      guard let address = paragraphs[index].pictures.first, paragraphs[index].pictures.count == 1,
        paragraphs[index].string == InsetSource.text(naming: address)
      else { return nil }
      return InsetSource(block: block, paragraphs: index..<index + 1, address: address)
    case .code(let language): return query(language, at: index, inBlock: block)
    default: return nil
    }
  }

  private func query(_ language: String, at index: Int, inBlock block: Int) -> InsetSource? {
    guard let album, album.languages.contains(language.lowercased()) else { return nil }
    let paragraphs = self.block(block).paragraphs
    var (lower, upper) = (index, index + 1)
    while lower > 0, paragraphs[lower - 1].isCode(ofSameBlockAs: paragraphs[index]) { lower -= 1 }
    while upper < paragraphs.count, paragraphs[upper].isCode(ofSameBlockAs: paragraphs[index]) {
      upper += 1
    }
    // Of code so long that it is cut no part is a query.
    if lower == 0, case .code? = document.continuation(ofBlock: block) { return nil }
    if upper == paragraphs.count, block + 1 < document.blockCount,
      case .code? = document.continuation(ofBlock: block + 1)
    {
      return nil
    }
    let lines = paragraphs[lower..<upper].map(\.string).joined(separator: "\n")
    return InsetSource(
      block: block, paragraphs: lower..<upper,
      address: InsetSource.fence + language.lowercased() + "\n" + lines)
  }

  /// The first paragraph of what is shown as its source in a block, because the caret is in it.
  func openedInset(inBlock block: Int) -> Int? {
    opened?.block == block ? opened?.paragraphs.lowerBound : nil
  }

  /// Whether the lines of a block of code are laid out as one, because an inset stands in their place.
  func isReplaced(_ index: Int, inBlock block: Int) -> Bool {
    guard case .code = self.block(block).paragraphs[index].kind,
      let source = insetSource(at: index, inBlock: block), source != opened,
      case .inset? = album?.picture(at: source.address)
    else { return false }
    return true
  }

  /// Sets what is shown below a paragraph, or in its place.
  func setPictures(of paragraph: inout PageParagraph, _ index: Int, inBlock block: Int) {
    guard let album else { return }
    let rich = self.block(block).paragraphs[index]
    guard let source = insetSource(at: index, inBlock: block) else {
      paragraph.pictures = rich.pictures.compactMap { address in
        album.picture(at: address, showsLineEnds: showsLineEnds)
      }
      return
    }
    let isOpened = source == opened
    // Nobody is asked about a query that is being typed.
    let picture = album.picture(
      at: source.address, asks: !isOpened || rich.kind == .paragraph, showsLineEnds: showsLineEnds)
    guard let picture else { return }
    if picture.replacesItsSource {
      paragraph.isReplaced = !isOpened
      if !isOpened || rich.kind == .paragraph { paragraph.pictures = [picture] }
      return
    }
    let isLast = index + 1 == source.paragraphs.upperBound
    // What is pending takes no room: the first line is laid out again when it comes.
    if isLast || index == source.paragraphs.lowerBound {
      paragraph.pictures = [isLast ? picture : .pending]
    }
  }
}
