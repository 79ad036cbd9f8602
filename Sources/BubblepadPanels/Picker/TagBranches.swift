import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook

/// The tags of a notebook as a list that is folded: those below a closed one are not shown.
package struct TagBranches {
  package let tree: TagTree
  private var closed: Set<String> = []

  package init(_ tree: TagTree) { self.tree = tree }

  /// What is shown of the tree.
  package var items: [ItemPicker.Item] {
    var items: [ItemPicker.Item] = []
    var hiddenBelow: String?
    for tag in tree.tags {
      if let above = hiddenBelow, tag.id.hasPrefix(above) { continue }
      let isClosed = closed.contains(tag.id)
      hiddenBelow = isClosed ? tag.id + "/" : nil
      var item = item(for: tag, title: tag.level == 0 ? "#" + tag.name : tag.label)
      item.level = tag.level
      item.isOpen = tag.hasChildren ? !isClosed : nil
      items.append(item)
    }
    return items
  }

  /// Closes the branch of a tag, or the one that it is in; or opens it. Returns the tag that is
  /// selected then.
  package mutating func fold(_ id: String, opens: Bool) -> String {
    guard let tag = tree.tags.first(where: { $0.id == id }) else { return id }
    if opens {
      closed.remove(id)
      return id
    }
    if tag.hasChildren, closed.insert(id).inserted { return id }
    guard let slash = id.lastIndex(of: "/") else { return id }
    return String(id[..<slash])
  }

  /// The tags that have what is typed in their names, in one row each.
  package func found(_ typed: String) -> [ItemPicker.Found] {
    let query = typed.hasPrefix("#") ? String(typed.dropFirst()) : typed
    let candidates = tree.tags.map { WordedCandidate($0.name) }
    return WordedCandidate.ranked(query, in: candidates).map { match in
      let tag = tree.tags[match.index]
      return ItemPicker.Found(
        item: item(for: tag, title: "#" + tag.name), positions: match.positions.map { $0 + 1 })
    }
  }

  private func item(for tag: TagTree.Tag, title: String) -> ItemPicker.Item {
    let notes = Numbers.words(tag.noteCount, "note") + (tag.noteCount == 1 ? " has" : " have")
    var help = "\(notes) #\(tag.name)"
    if tag.ownCount < tag.noteCount {
      help += " or a tag below it, \(tag.ownCount == 0 ? "none" : "\(tag.ownCount)") the tag itself"
    }
    return ItemPicker.Item(id: tag.id, title: title, detail: "\(tag.noteCount)", help: help + ".")
  }
}
