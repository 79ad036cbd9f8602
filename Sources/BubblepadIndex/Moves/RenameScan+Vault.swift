import BubblepadNotebook
import CursesJSON
import CursesText

/// What else of a vault names what gets another path.
extension RenameScan {
  /// The bookmarks of the vault that lead to what gets another path.
  func bookmarkCount() -> Int {
    let path = files.folder + "/" + BookmarksFile.name
    guard let file = ScannedFile(path, within: files.bounds) else { return 0 }
    return (BookmarksFile.paths(in: file.loaded.text.bytes) ?? []).count { bookmark in
      moves(bookmark.text) != nil
    }
  }

  /// The new path of a file or folder; nil for one that keeps its own.
  private func moves(_ path: String) -> String? {
    paths.path(of: path).flatMap { $0.isSamePath(as: path) ? nil : $0 }
  }

  /// The settings of a vault that name folders and templates, and the keys that do.
  private static let settings: [(name: String, keys: Set<String>)] = [
    ("app.json", ["newFileFolderPath", "attachmentFolderPath"]),
    ("daily-notes.json", ["folder", "template"]), ("templates.json", ["folder"]),
    ("zk-prefixer.json", ["folder", "template"]),
    ("plugins/periodic-notes/data.json", ["folder", "template", "templatePath"]),
  ]

  /// Has the settings of the vault name a folder or template by its new path; every other byte of them stays.
  func addSettings(to plan: inout RenamePlan) {
    for (name, keys) in Self.settings {
      let path = files.folder + "/.obsidian/" + name
      guard let file = ScannedFile(path, within: files.bounds), !file.loaded.isBinary else {
        continue
      }
      let text = FileText(file.loaded)
      let edits = (JSONText.all(in: text.text.bytes) ?? []).compactMap { value -> Edit? in
        guard let key = value.keys.last, keys.contains(key) else { return nil }
        return renamed(value.text).map {
          Edit(value.range, bytes: Array(JSONValue.spelled($0).utf8))
        }
      }
      guard !edits.isEmpty else { continue }
      plan.settingsFiles.append((name, isFollowing: !file.isOutside))
      if !file.isOutside { plan.files.append(FileChange(text, edits)) }
    }
  }

  /// What a setting says of a folder or template that gets another path, as it was written: with slashes around it, and
  /// a template with its ending or without.
  private func renamed(_ setting: String) -> String? {
    let path = setting.split(separator: "/").joined(separator: "/")
    guard !path.isEmpty else { return nil }
    let lead = setting.hasPrefix("/") ? "/" : ""
    let end = setting.hasSuffix("/") ? "/" : ""
    if let new = moves(path) { return lead + new + end }
    return moves(path + ".md").map {
      lead + ($0.hasSuffix(".md") ? String($0.dropLast(3)) : $0) + end
    }
  }
}

extension RenameScan {
  /// The longest part of a title that is written in any link to it as it is.
  static func plainestWord(of title: String) -> [UInt8]? {
    let words = title.lowercased().utf8.split { byte in
      !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte)
    }
    return words.max { $0.count < $1.count }.map(Array.init) ?? []
  }
}
