import BubblepadIndex
import BubblepadNotebook

/// The rows of a check of links, in sections.
package struct LinkCheckRows {
  private let broken: [LinkRepair]
  private let notes: [String]
  /// All rows that can be chosen: first the broken links.
  package private(set) var items: [ItemPicker.Item] = []
  /// The same below the names of their sections.
  package private(set) var sections: [ItemPicker.Item] = []

  package init(_ broken: [LinkRepair], orphans: [String], twins: [String]) {
    self.broken = broken
    notes = orphans + twins
    let twins = Set(twins.map { FileID($0) })
    add(
      broken.indices.map { index in
        let path = broken[index].link.path
        // Notes of one name are told apart by their folders.
        let title =
          twins.contains(FileID(path))
          ? LinkResolver.withoutEnding(path)
          : NoteTitle.shownTitle(ofFileName: path.lastComponent)
        return Self.item(index, broken[index], in: title)
      }, "Broken links")
    add(
      orphans.enumerated().map { Self.item($0.offset, $0.element, "Nothing links to this note.") },
      "No other note links to these")
    add(
      notes.dropFirst(orphans.count).enumerated().map {
        Self.item(
          orphans.count + $0.offset, $0.element,
          "Another note has this name: a link may mean either.")
      }, "Notes of the same name")
  }

  private mutating func add(_ rows: [ItemPicker.Item], _ heading: String) {
    guard !rows.isEmpty else { return }
    items += rows
    sections += [ItemPicker.Item(heading: "\(heading) (\(rows.count))")] + rows
  }

  private static func item(
    _ number: Int, _ repair: LinkRepair, in title: String
  ) -> ItemPicker.Item {
    let link = repair.link
    let name = repair.suggestedName
    // The row has the names too, as far as there is room for them: the reason goes first.
    let what = link.hasFile ? "The note has no such place." : "There is no such note or file."
    let near = name.map { " Near: “\($0)”." } ?? ""
    let place = CanvasFile.isCanvas(link.path) ? "A card of" : "Line \(link.line) of"
    return ItemPicker.Item(
      id: "link \(number)", title: link.name + (name.map { " → \($0)" } ?? ""),
      detail: CanvasFile.isCanvas(link.path) ? title : "\(title):\(link.line)", words: title,
      help: "\(what)\(near) \(place) “\(title)” names “\(link.name)”.")
  }

  private static func item(_ number: Int, _ path: String, _ help: String) -> ItemPicker.Item {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    return ItemPicker.Item(
      id: "note \(number)", title: NoteTitle.shownTitle(ofFileName: path.lastComponent),
      detail: folder,
      words: folder, help: help)
  }

  package func number(of item: ItemPicker.Item) -> Int {
    item.id.split(separator: " ").last.flatMap { Int($0) } ?? 0
  }

  package func repair(of item: ItemPicker.Item) -> LinkRepair? {
    let number = number(of: item)
    return item.id.hasPrefix("link ") && broken.indices.contains(number) ? broken[number] : nil
  }

  package func path(of item: ItemPicker.Item) -> String? {
    let number = number(of: item)
    return item.id.hasPrefix("note ") && notes.indices.contains(number) ? notes[number] : nil
  }
}
