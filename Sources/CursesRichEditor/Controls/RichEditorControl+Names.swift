@_spi(Nodes) import CursesControls
import CursesCore
import CursesRichText
import CursesTextEditors
import CursesTextFields
@_spi(Nodes) import CursesViewGraph

/// A note, a place in one, or a tag: what a name being typed may become.
public struct NameCompletion: Hashable, Sendable {
  /// What it is called.
  public let title: String
  /// What tells it from others, or says why it is offered; may be empty.
  public let detail: String
  /// The Markdown that takes the place of what was typed, brackets or `#` included.
  public let markdown: String
  /// Whether Enter takes it, standing first, without it being chosen.
  public let isMeant: Bool

  /// A note, a place in one, or a tag.
  public init(title: String, detail: String = "", markdown: String, isMeant: Bool = true) {
    (self.title, self.detail) = (title, detail)
    (self.markdown, self.isMeant) = (markdown, isMeant)
  }
}

extension TypedName.Kind {
  /// Whether it leads to something that can be previewed.
  fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}

/// The list below a name that is being typed.
@MainActor
struct NameList {
  /// The name it was last asked about, in a version of the text.
  fileprivate(set) var name: TypedName
  /// What is on the screen; nil when nothing is found, and once it was closed for this name.
  fileprivate var popup: SuggestionPopup?
  fileprivate var isClosed = false
}

/// Links to notes and tags, completed while they are typed: Up and Down choose, Enter and Tab take,
/// Escape closes.
///
/// The first is chosen at once where it is what is meant. Else Enter and Tab are the text's own until one is
/// chosen.
extension RichEditorControl {
  /// Opens, renews or closes the list after a key.
  ///
  /// - Parameter version: of the text before the key. A caret that only comes by opens nothing.
  func followName(since version: Int) {
    guard let findNames else { return }
    guard isFocused, look?.isLinear == false, let name = NameTyping(document: document).typedName
    else {
      return closeNameList()
    }
    guard nameList != nil || version != document.version else { return }
    var list = nameList ?? NameList(name: name)
    // Another name begins with an open list.
    if list.name.start != name.start { list.isClosed = false }
    let isNew = nameList == nil || list.name != name
    list.name = name
    if isNew, !list.isClosed { show(findNames(name), in: &list) }
    nameList = list
    placeNameList()
  }

  /// Asks again for the names that are offered: more are known by now.
  public func renewNames() {
    guard var list = nameList, !list.isClosed, let findNames else { return }
    show(findNames(list.name), in: &list)
    nameList = list
    placeNameList()
  }

  func closeNameList() {
    nameList?.popup?.close()
    nameList = nil
  }

  private func show(_ found: [NameCompletion], in list: inout NameList) {
    guard !found.isEmpty, let node else {
      list.popup?.close()
      list.popup = nil
      return
    }
    let popup = list.popup ?? SuggestionPopup(graph: node.graph, parent: node)
    popup.take = { [weak self] markdown in self?.complete(with: markdown) }
    popup.preview = list.name.kind.isLink ? previewName : nil
    popup.update(AnyView(NameRows(found: found)), node.environment)
    popup.select(first: found[0].isMeant)
    list.popup = popup
    node.graph.popup = popup
  }

  /// Puts the list below the name, or above it.
  func placeNameList() {
    guard let list = nameList, let popup = list.popup, let end = caret?.point else { return }
    let start = editor.point(of: list.name.start, in: textRect) ?? end
    popup.place(
      beside: Rect(
        column: start.row == end.row ? start.column : end.column, row: end.row, columns: 24, rows: 1
      ), within: textRect)
    popup.invalidate()
  }

  /// Takes the keys that choose in the list. Returns whether it took one.
  func takesForNameList(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty, let popup = nameList?.popup else { return false }
    switch key.code {
    case .down: popup.move(by: 1)
    case .up: popup.move(by: -1)
    case .enter, .tab: return popup.takeSelected()
    case .escape:
      popup.close()
      nameList?.popup = nil
      nameList?.isClosed = true
      return true
    default: return false
    }
    placeNameList()
    return true
  }

  private func complete(with markdown: String) {
    closeNameList()
    perform(.edit(.completeName(markdown)))
    onNameTaken(markdown)
  }
}

/// The names that are offered, a row each.
private struct NameRows: View {
  let found: [NameCompletion]

  var body: some View {
    ForEach(found, id: \.self) { name in
      HStack {
        Text(verbatim: name.title).lineLimit(1)
        Spacer(leastCells: 2)
        Text(verbatim: name.detail).role(.dim).lineLimit(1)
      }
      .textInputCompletion(name.markdown)
    }
  }
}
