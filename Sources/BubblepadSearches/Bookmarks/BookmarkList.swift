import BubblepadIndex
import BubblepadNotebook
import CursesJSON

/// The bookmarks of a notebook, with all that their file holds besides.
package struct BookmarkList: Sendable, Equatable {
  private var root: JSONValue

  /// No bookmarks.
  package init() {
    var root = JSONValue.object([])
    root["items"] = .array([])
    self.root = root
  }

  /// The bookmarks of a file; nil where that is none.
  package init?(json bytes: [UInt8]) {
    guard let root = JSONReader.value(of: bytes), case .object = root,
      root["items"] == nil || root["items"]?.elements != nil
    else { return nil }
    self.root = root
  }

  /// The file.
  package func json(indent: String = "  ") -> String { root.written(indent: indent) }

  var items: [JSONValue] {
    get { root["items"]?.elements ?? [] }
    set { root["items"] = .array(newValue) }
  }

  /// All of them in their order, each group before what is in it. Items of other types are not among them.
  package var bookmarks: [Bookmark] { Self.bookmarks(in: items, level: 0) }

  private static func bookmarks(in items: [JSONValue], level: Int) -> [Bookmark] {
    items.flatMap { item -> [Bookmark] in
      guard level < 32, let bookmark = Bookmark(item, level: level) else { return [] }
      return [bookmark] + bookmarks(in: item["items"]?.elements ?? [], level: level + 1)
    }
  }

  /// The first bookmark of something; nil where there is none.
  package subscript(target: Bookmark.Target) -> Bookmark? {
    bookmarks.first { $0.target == target }
  }

  // MARK: Changes

  /// Adds a bookmark as the last one.
  ///
  /// - Parameters:
  ///   - title: the name it is given; nil for none.
  ///   - now: milliseconds since 1970.
  package mutating func add(_ target: Bookmark.Target, titled title: String? = nil, now: Int64) {
    items.append(target.item(titled: title, now: now))
  }

  /// Removes a bookmark, of a group also what is in it. Returns whether it was there.
  @discardableResult
  package mutating func remove(_ bookmark: Bookmark) -> Bool {
    edit { item in item == bookmark.item ? nil : item }
  }

  /// Gives a bookmark another name; an empty one is none. Returns whether it was there.
  @discardableResult
  package mutating func rename(_ bookmark: Bookmark, to title: String) -> Bool {
    edit { item in
      guard item == bookmark.item else { return item }
      var item = item
      item["title"] = title.isEmpty ? nil : .text(title)
      return item
    }
  }

  /// Lets the bookmarks of a file or folder, and of all below it, follow to another path. Returns whether there
  /// are any.
  @discardableResult
  package mutating func move(_ path: String, to newPath: String) -> Bool {
    let before = self
    items = items.map { Self.moved($0, path, newPath) }
    return self != before
  }

  /// Lets the bookmarks of a note follow into another one. What that has a bookmark for already keeps the one. Returns
  /// whether there are any.
  @discardableResult
  package mutating func join(_ path: String, into newPath: String) -> Bool {
    let before = self
    let known = Set(bookmarks.compactMap { Self.place(of: $0.item) })
    items = Self.joined(items, path, newPath, besides: known)
    return self != before
  }

  /// Lets the bookmarks of a heading or block follow to its new name, or into the note that it comes into. Returns
  /// whether there are any.
  ///
  /// - Parameter path: that of the note, from the notebook's folder on.
  @discardableResult
  package mutating func follow(_ part: any RenamedPart, ofNoteAt path: String) -> Bool {
    let before = Array(root.written(indent: "").utf8)
    let after = BookmarksFile.bytes(before, following: part, ofNoteAt: path)
    guard after != before, let list = BookmarkList(json: after) else { return false }
    self = list
    return true
  }

  /// A file and the place in it that an item leads to, byte by byte.
  private static func place(of item: JSONValue) -> FileID? {
    guard item["type"]?.text == "file", let path = item["path"]?.text else { return nil }
    return FileID(path + "\0" + (item["subpath"]?.text ?? ""))
  }

  private static func joined(
    _ items: [JSONValue], _ path: String, _ newPath: String, besides known: Set<FileID>
  ) -> [JSONValue] {
    items.compactMap { item in
      var new = item
      if let below = item["items"]?.elements {
        new["items"] = .array(joined(below, path, newPath, besides: known))
      }
      guard let own = item["path"]?.text, let moved = moved(own, path, newPath) else { return new }
      new["path"] = .text(moved)
      return place(of: new).map(known.contains) == true ? nil : new
    }
  }

  /// The path that a file or folder has once another has moved; nil where it keeps its own.
  static func moved(_ own: String, _ path: String, _ newPath: String) -> String? {
    own.isSamePath(as: path) ? newPath : own.below(path).map { newPath + "/" + $0 }
  }

  private static func moved(_ item: JSONValue, _ path: String, _ newPath: String) -> JSONValue {
    var item = item
    if let moved = item["path"]?.text.flatMap({ Self.moved($0, path, newPath) }) {
      item["path"] = .text(moved)
    }
    if let below = item["items"]?.elements {
      item["items"] = .array(below.map { moved($0, path, newPath) })
    }
    return item
  }

  /// Changes the first item that a change is for, or drops it. Returns whether there was one.
  private mutating func edit(_ change: (JSONValue) -> JSONValue?) -> Bool {
    var isDone = false
    items = Self.edited(items, &isDone, change)
    return isDone
  }

  private static func edited(
    _ items: [JSONValue], _ isDone: inout Bool, _ change: (JSONValue) -> JSONValue?
  ) -> [JSONValue] {
    var edited: [JSONValue] = []
    for item in items {
      guard !isDone else {
        edited.append(item)
        continue
      }
      let new = change(item)
      guard new == item else {
        isDone = true
        if let new { edited.append(new) }
        continue
      }
      var item = item
      if let below = item["items"]?.elements {
        let changed = Self.edited(below, &isDone, change)
        if isDone { item["items"] = .array(changed) }
      }
      edited.append(item)
    }
    return edited
  }
}
