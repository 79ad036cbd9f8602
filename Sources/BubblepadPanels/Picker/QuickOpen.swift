import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook

/// Finds notes by their titles, folders, other names and headings, in memory.
@MainActor
package struct QuickOpen {
  private let items: [ItemPicker.Item]
  private let names: NoteNames
  /// For the letters of titles that do not stand together.
  private let candidates: [WordedCandidate]
  /// For letters of folders and titles, made when they are asked for.
  private let paths: FolderPaths

  /// - Parameters:
  ///   - entries: the notes in the order in which they are offered.
  ///   - items: what stands for them.
  ///   - otherNames: aliases and headings, as far as the index has them.
  ///   - excluded: what comes after all others.
  package init(
    _ entries: [NoteEntry], items: [ItemPicker.Item], notebook: String, otherNames: OtherNames,
    excluded: ExcludedFiles = .none
  ) {
    self.items = items
    var names = NoteNames()
    var places: [FileID: Int] = [:]
    for (place, entry) in entries.enumerated() {
      names.add(entry.shownTitle, .title, of: place)
      if !entry.folder.isEmpty {
        names.add("\(entry.folder)/\(entry.shownTitle)", .folder, of: place)
      }
      if !otherNames.isEmpty { places[entry.id] = place }
      if !excluded.isEmpty, let inside = entry.path.below(notebook), excluded.contains(inside) {
        names.placeLast(place)
      }
    }
    for name in otherNames where name.kind != .block {
      guard let place = places[FileID(notebook + "/" + name.path)] else { continue }
      names.add(name.text, name.line == nil ? .alias : .heading, of: place, line: name.line ?? 0)
    }
    self.names = names
    candidates = items.map { WordedCandidate($0.title) }
    paths = FolderPaths(entries)
  }

  /// The paths of the notes in folders, as they are looked for.
  @MainActor
  private final class FolderPaths {
    private let entries: [NoteEntry]
    private(set) lazy var places = entries.indices.filter { !entries[$0].folder.isEmpty }
    private(set) lazy var candidates = places.map {
      WordedCandidate("\(entries[$0].folder)/\(entries[$0].shownTitle)")
    }

    init(_ entries: [NoteEntry]) { self.entries = entries }

    func folder(of place: Int) -> String { entries[place].folder }
  }

  /// So few notes with what is typed, and those are offered too that have its letters here and there.
  private static let few = 10

  /// What is offered for what is typed, the best first.
  package func found(_ query: String) -> [ItemPicker.Found] {
    let matches = names.matches(query)
    let own = matches.map { candidates[$0.note] }
    let marked = Dictionary(
      WordedCandidate.ranked(query, in: own).map { ($0.index, $0.positions) },
      uniquingKeysWith: { first, _ in first })
    var found = matches.enumerated().map { index, match in
      ItemPicker.Found(
        item: item(for: match), positions: match.kind == .title ? marked[index] ?? [] : [])
    }
    guard matches.count < Self.few else { return found }
    var notes = Set(matches.map(\.note))
    let scattered = WordedCandidate.ranked(query, in: candidates)
    for match in scattered where notes.insert(match.index).inserted {
      found.append(ItemPicker.Found(item: items[match.index], positions: match.positions))
    }
    guard found.count < Self.few else { return found }
    for match in WordedCandidate.ranked(query, in: paths.candidates) {
      let place = paths.places[match.index]
      guard notes.insert(place).inserted else { continue }
      let item = items[place]
      found.append(
        ItemPicker.Found(
          item: .init(id: item.id, title: item.title, detail: paths.folder(of: place)),
          positions: []))
    }
    return found
  }

  private func item(for match: NoteNames.Match) -> ItemPicker.Item {
    let item = items[match.note]
    guard let text = match.text else { return item }
    let id = match.line.map { "\(item.id):\($0)" } ?? item.id
    let detail = match.kind == .heading ? "# \(text)" : "also “\(text)”"
    return ItemPicker.Item(id: id, title: item.title, detail: detail)
  }
}
