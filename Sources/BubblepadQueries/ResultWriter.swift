import BubblepadIndex

/// Writes results as Markdown.
struct ResultWriter {
  let resolver: LinkResolver
  /// The note that the results are written into.
  let note: String

  /// A link to a note, or to a heading in it. The heading that repeats the title of the note is the note.
  func link(to path: String, part: String? = nil) -> String {
    let target = resolver.shortestLink(to: path, from: note)
    let title = LinkResolver.withoutEnding(path).split(separator: "/").last.map(String.init)
    let part = part == title ? nil : part
    // Signs that would end it cannot be written.
    let clean = target.filter { !"[]|#^".contains($0) }
    return "[[\(clean)\(part.map { "#" + Self.anchor($0) } ?? "")]]"
  }

  /// A heading as links name it.
  private static func anchor(_ heading: String) -> String {
    String(heading.map { ":#|^\\[]%".contains($0) ? " " : $0 })
      .split(separator: " ").joined(separator: " ")
  }

  /// Text that is shown as it is.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character.isNewline {
        escaped += " "
        continue
      }
      if "\\`*_[]<>|~=$&#^%!".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  /// A value in a line or a cell.
  func written(_ value: QueryValue) -> String {
    switch value {
    case .none: ""
    case .file(let path): link(to: path)
    case .link(let link): written(link)
    case .list(let values): values.map(written).joined(separator: ", ")
    case .item(let item):
      (item.isTask ? "\\[\(item.line.status)\\] " : "") + Self.escaped(item.words)
    case .row(let row): link(to: row.note.path)
    case .bool, .number, .text, .date, .span: Self.escaped(value.words)
    }
  }

  private func written(_ link: QueryLink) -> String {
    if let path = link.path { return self.link(to: path) }
    return "[[\(link.target.filter { !"[]|".contains($0) })]]"
  }

  /// A table: its header, and one line a row.
  func table(_ header: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    return line(header) + line(header.map { _ in "---" }) + rows.map(line).joined()
  }
}

/// The rows of an answer in groups, as they are written.
struct ResultGroups {
  /// Rows under a title; nil for those that are not grouped.
  struct Group {
    var title: String?
    var rows: [String]
  }

  var groups: [Group] = []

  init(groups: [Group]) { self.groups = groups }

  /// Rows under their titles, in the order in which those come first; one group without titles.
  init(_ rows: [String], titles: [String]) {
    var places: [String: Int] = [:]
    for (row, title) in zip(rows, titles) {
      let name = title.isEmpty ? "—" : title
      if let place = places[name] {
        groups[place].rows.append(row)
      } else {
        places[name] = groups.count
        groups.append(.init(title: name, rows: [row]))
      }
    }
  }

  /// The Markdown of so many rows at the most, and how many they are.
  func markdown(mostRows: Int) -> (text: String, count: Int) {
    var text = ""
    var left = mostRows
    for group in groups where left > 0 {
      if let title = group.title { text += (text.isEmpty ? "" : "\n") + "**\(title)**\n\n" }
      for row in group.rows.prefix(left) { text += row + "\n" }
      left -= min(left, group.rows.count)
    }
    return (text, mostRows - left)
  }
}
