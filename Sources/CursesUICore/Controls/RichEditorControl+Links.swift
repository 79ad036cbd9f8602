import MarkdownText
import TerminalCore

/// A note, or a place in one, that a link being typed may lead to.
public struct LinkCompletion: Hashable, Sendable {
  /// What it is called.
  public let title: String
  /// What tells it from others, or says why it is offered; may be empty.
  public let detail: String
  /// The Markdown that takes the place of what was typed, brackets included.
  public let markdown: String

  /// A note, or a place in one.
  public init(title: String, detail: String = "", markdown: String) {
    (self.title, self.detail, self.markdown) = (title, detail, markdown)
  }
}

/// The list below a link that is being typed.
@MainActor
struct LinkList {
  /// The link it was last asked about, in a version of the text.
  fileprivate(set) var link: OpenWikiLink
  /// What is on the screen; nil when nothing is found, and once it was closed for this link.
  fileprivate var popup: SuggestionPopup?
  fileprivate var isClosed = false
}

/// Links to notes, completed while they are typed: Up and Down choose, Enter and Tab take, Escape closes.
extension RichEditorControl {
  /// Opens, renews or closes the list after a key.
  ///
  /// - Parameter version: of the text before the key. A caret that only comes by opens nothing.
  func followLink(since version: Int) {
    guard let findLinks else { return }
    guard isFocused, look?.isLinear == false, let link = document.openWikiLink else {
      return closeLinkList()
    }
    guard linkList != nil || version != document.version else { return }
    var list = linkList ?? LinkList(link: link)
    // Another link begins with an open list.
    if list.link.start != link.start { list.isClosed = false }
    let isNew = linkList == nil || list.link != link
    list.link = link
    if isNew, !list.isClosed { show(findLinks(link), in: &list) }
    linkList = list
    placeLinkList()
  }

  func closeLinkList() {
    if let list = linkList { hide(list.popup) }
    linkList = nil
  }

  private func hide(_ popup: SuggestionPopup?) {
    guard let popup else { return }
    if popup.graph.popup === popup { popup.graph.popup = nil }
    popup.detach()
  }

  private func show(_ found: [LinkCompletion], in list: inout LinkList) {
    guard !found.isEmpty, let node else {
      hide(list.popup)
      list.popup = nil
      return
    }
    let popup = list.popup ?? SuggestionPopup(graph: node.graph, parent: node)
    popup.take = { [weak self] markdown in self?.complete(with: markdown) }
    popup.update(AnyView(LinkRows(found: found)), node.environment)
    popup.selectFirst()
    list.popup = popup
    node.graph.popup = popup
  }

  /// Puts the list below the link, or above it.
  func placeLinkList() {
    guard let list = linkList, let popup = list.popup, let end = caret?.point else { return }
    let start = editor.point(of: list.link.start, in: textRect) ?? end
    popup.place(
      beside: Rect(
        column: start.row == end.row ? start.column : end.column, row: end.row, columns: 24, rows: 1
      ))
    popup.invalidate()
  }

  /// Takes the keys that choose in the list. Returns whether it took one.
  func takesForLinkList(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty, let popup = linkList?.popup else { return false }
    switch key.code {
    case .down: popup.move(by: 1)
    case .up: popup.move(by: -1)
    case .enter, .tab: return popup.takeSelected()
    case .escape:
      hide(popup)
      linkList?.popup = nil
      linkList?.isClosed = true
      return true
    default: return false
    }
    placeLinkList()
    return true
  }

  private func complete(with markdown: String) {
    closeLinkList()
    perform(.edit(.completeLink(markdown)))
  }
}

/// The notes that are offered, a row each.
private struct LinkRows: View {
  let found: [LinkCompletion]

  var body: some View {
    ForEach(found, id: \.self) { link in
      HStack {
        Text(verbatim: link.title).lineLimit(1)
        Spacer(leastCells: 2)
        Text(verbatim: link.detail).role(.dim).lineLimit(1)
      }
      .textInputCompletion(link.markdown)
    }
  }
}
