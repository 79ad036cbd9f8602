import BubblepadNotebook

/// What else of a vault names what gets another path.
extension RenameScan {
  /// The bookmarks of the vault that lead to what gets another path.
  func bookmarkCount() -> Int {
    let path = files.folder + "/" + BookmarksFile.name
    guard let file = ScannedFile(path, within: files.bounds) else { return 0 }
    return (BookmarksFile.paths(in: file.loaded.text.bytes) ?? []).count { bookmark in
      moved[FileID(bookmark.text)] != nil || bookmark.text.isSamePath(as: movedFolder)
        || movedFolder.flatMap { bookmark.text.below($0) } != nil
    }
  }

  /// The settings of the vault that name a folder or template which gets another path.
  func settingsFiles() -> [String] {
    ["app.json", "daily-notes.json", "templates.json", "zk-prefixer.json"].filter { name in
      let path = files.folder + "/.obsidian/" + name
      guard let file = ScannedFile(path, within: files.bounds) else { return false }
      return (JSONText.all(in: file.loaded.text.bytes) ?? []).contains { text in
        let path = text.text.split(separator: "/").joined(separator: "/")
        guard !path.isEmpty, text.keys.last != "format" else { return false }
        if let movedFolder {
          return path.isSamePath(as: movedFolder) || path.below(movedFolder) != nil
        }
        return path.isSamePath(as: oldPath) || (path + ".md").isSamePath(as: oldPath)
      }
    }
  }
}
