/// The way from the notebook's folder to a note, without its ending. It never leads out of the notebook.
package struct NotebookPath: Hashable, Sendable {
  /// The folders and the title: one part at least.
  package let parts: [String]

  /// - Parameters:
  ///   - folder: as the settings have it; empty or `/` for the notebook's own.
  ///   - name: the title, after folders of its own where it has slashes.
  ///   - file: the settings file that the folder and the name come from, for the sentence.
  package init(folder: String, name: String, from file: String) throws(Refusal) {
    let folders = folder == "/" ? "" : folder
    for (text, what) in [(folders, "folder"), (name, "name")] where text.hasPrefix("/") {
      throw Refusal("Cannot use the \(what) “\(text)” of \(file): it must not start with “/”.")
    }
    parts = (folders + "/" + name).split(separator: "/")
      .map { NoteTitle.trimmed(String($0)) }
    for part in parts {
      if part == ".." {
        throw Refusal("Cannot use “\(folder)/\(name)” of \(file): “..” leads out of the notebook.")
      }
      if let problem = NoteTitle.problem(with: part, others: EmptyCollection()) {
        throw Refusal("Cannot use the name “\(part)” of \(file). \(problem.description)")
      }
    }
    guard !parts.isEmpty else { throw Refusal("The format in \(file) makes an empty name.") }
  }

  /// What is wrong with names in it that folders and notes would get, and that links could not name; nil for nothing.
  /// What has such a name already may lie on the way.
  package func problem(in notebook: String) -> NoteTitle.Problem? {
    var path = notebook
    for part in parts {
      path += "/" + part
      let isThere = [path, path + NoteTitle.fileExtension].contains {
        FileStamp(ofFileItselfAt: $0) != nil
      }
      if !isThere, let problem = NoteTitle.problem(withNew: part) { return problem }
    }
    return nil
  }

  /// The folders below the notebook's; empty at the top.
  package var folder: String { parts.dropLast().joined(separator: "/") }
  package var title: String { parts.last ?? "" }
  /// Folders and title, apart by slashes.
  package var text: String { parts.joined(separator: "/") }
  /// The path of the note's file from the notebook's folder on.
  package var fileName: String { text + NoteTitle.fileExtension }
}

extension NotebookPlaces {
  /// The path that was typed, `~` being the home; nil for what is no absolute path, such as a title.
  public func path(typed text: String) -> String? {
    let text = NoteTitle.trimmed(text)
    if text.hasPrefix("/") { return text }
    guard text.hasPrefix("~/"), let home else { return nil }
    return FilePath.join(home, String(text.dropFirst(2)))
  }
}
