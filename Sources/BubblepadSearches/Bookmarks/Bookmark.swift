import BubblepadIndex
import CursesJSON

/// A place of a notebook that is kept at hand.
package struct Bookmark: Sendable, Equatable {
  /// What it leads to.
  package enum Target: Sendable, Hashable {
    /// A file, from the notebook's folder on.
    case file(String)
    /// A place in a file: a heading (`#Heading`) or a block (`#^id`).
    case place(String, subpath: String)
    case folder(String)
    /// A search of all notes.
    case search(String)
    /// A page of the web, or what else an address out of the notebook leads to.
    case address(String)
    /// Others that stand below it.
    case group
  }

  package let target: Target
  /// The name it was given; nil where it is called after what it leads to.
  package let title: String?
  /// The groups around it.
  package let level: Int
  /// The item of the file.
  let item: JSONValue

  /// What lists call it.
  package var name: String {
    if let title, !title.isEmpty { return title }
    return switch target {
    case .file(let path): Self.withoutEnding(path.lastComponent)
    case .place(let path, let subpath):
      Self.withoutEnding(path.lastComponent) + " > "
        + subpath.drop { $0 == "#" }.replacing("#", with: " > ")
    case .folder(let path): path.lastComponent
    case .search(let query): query
    case .address(let address): address
    case .group: "Group"
    }
  }

  /// The address that it leads out of the notebook to; nil for one that stays in it.
  package var address: String? {
    if case .address(let address) = target { address } else { nil }
  }

  /// The query of a search.
  package var query: String? { if case .search(let query) = target { query } else { nil } }

  private static func withoutEnding(_ name: String) -> String {
    name.lowercased().hasSuffix(".md") ? String(name.dropLast(3)) : name
  }

  /// The bookmark that an item is; nil for one of a type that is not known here.
  init?(_ item: JSONValue, level: Int) {
    let path = item["path"]?.text
    switch item["type"]?.text {
    case "file":
      guard let path else { return nil }
      let subpath = item["subpath"]?.text ?? ""
      target = subpath.isEmpty ? .file(path) : .place(path, subpath: subpath)
    case "folder":
      guard let path else { return nil }
      target = .folder(path)
    case "search":
      guard let query = item["query"]?.text else { return nil }
      target = .search(query)
    case "url":
      guard let address = item["url"]?.text, !address.isEmpty else { return nil }
      target = .address(address)
    case "group": target = .group
    default: return nil
    }
    title = item["title"]?.text
    (self.level, self.item) = (level, item)
  }
}

extension Bookmark.Target {
  /// A new item for it, as Obsidian writes one.
  ///
  /// - Parameters:
  ///   - title: the name it is given; nil for none.
  ///   - now: milliseconds since 1970.
  func item(titled title: String?, now: Int64) -> JSONValue {
    var item = JSONValue.object([])
    let type =
      switch self {
      case .file, .place: "file"
      case .folder: "folder"
      case .search: "search"
      case .address: "url"
      case .group: "group"
      }
    item["type"] = .text(type)
    item["ctime"] = .scalar("\(now)")
    switch self {
    case .file(let path), .folder(let path): item["path"] = .text(path)
    case .place(let path, let subpath):
      item["path"] = .text(path)
      item["subpath"] = .text(subpath)
    case .search(let query): item["query"] = .text(query)
    case .address(let address): item["url"] = .text(address)
    case .group: item["items"] = .array([])
    }
    if let title { item["title"] = .text(title) }
    return item
  }
}
