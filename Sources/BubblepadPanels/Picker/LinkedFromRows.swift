import BubblepadIndex
import BubblepadNotebook

/// The links and mentions of a note as rows of a picker: a row for each line.
package struct LinkedFromRows {
  /// The rows without headings.
  package private(set) var items: [ItemPicker.Item] = []
  /// The rows below their headings.
  package private(set) var startItems: [ItemPicker.Item] = []
  private let links: [Backlink]
  private let mentions: [Backlink]

  private static let (link, mention) = ("link", "mention")

  /// - Parameter title: what the note at a path is called.
  package init(_ links: [Backlink], _ mentions: [Backlink], title: (String) -> String) {
    (self.links, self.mentions) = (links, mentions)
    add(links, "Linked from", Self.link, title)
    add(mentions, "Mentioned without a link", Self.mention, title)
  }

  private mutating func add(
    _ found: [Backlink], _ heading: String, _ kind: String, _ title: (String) -> String
  ) {
    guard !found.isEmpty else { return }
    var (own, start): ([ItemPicker.Item], Int) = ([], 0)
    while start < found.count {
      let place = found[start]
      let count = found[start...].prefix { $0.isInLine(of: place) }.count
      own.append(
        ItemPicker.Item(
          id: "\(kind) \(start)", title: title(place.path) + (count > 1 ? " (\(count)×)" : ""),
          detail: place.context, words: place.context,
          help: "Line \(place.line): \(place.context)"))
      start += count
    }
    items += own
    startItems += [ItemPicker.Item(heading: heading)] + own
  }

  /// The first link or mention of a row.
  package func place(of item: ItemPicker.Item) -> Backlink? {
    let parts = item.id.split(separator: " ")
    guard parts.count == 2, let number = Int(parts[1]) else { return nil }
    let found = parts[0] == Self.link ? links : mentions
    return found.indices.contains(number) ? found[number] : nil
  }

  /// The first mention of a row; nil for a link.
  package func mention(of item: ItemPicker.Item) -> Backlink? {
    item.id.hasPrefix(Self.mention) ? place(of: item) : nil
  }
}

extension Backlink {
  fileprivate func isInLine(of other: Backlink) -> Bool {
    line == other.line && path.isSamePath(as: other.path)
  }
}
