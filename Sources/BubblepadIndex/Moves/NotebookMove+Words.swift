import BubblepadNotebook

extension NotebookMove {
  /// The title of the question about it, the verb of its answers, and the letter of the first.
  package var question: (title: String, verb: String, letter: Character) {
    switch purpose {
    case .rename: ("Rename to “\(moves.first?.to.lastComponent ?? "")”", "Rename", "r")
    case .move(let folder):
      (moves.count == 1 ? "Move to “\(folder)”" : "Move \(words) to “\(folder)”", "Move", "m")
    }
  }

  package var doneWord: String {
    if case .rename = purpose { "Renamed" } else { "Moved" }
  }

  /// What is so once it is done.
  package var wordsNow: String {
    let name = moves.first?.to.lastComponent ?? ""
    return switch purpose {
    case .rename(let isFile): "The \(isFile ? "file" : "folder") is “\(name)” now"
    case .move(let folder) where moves.count == 1: "Moved to “\(folder)”"
    case .move(let folder): "Moved \(words) to “\(folder)”"
    }
  }

  /// What is so once it is undone, or done again.
  ///
  /// - Parameter notebook: the notebook's folder.
  package func wordsAgain(in notebook: String?) -> String {
    let name = moves.first?.to.lastComponent ?? ""
    switch purpose {
    case .rename(let isFile): return "The \(isFile ? "file" : "folder") is “\(name)” again."
    case .move(let folder) where !isUndoing:
      return moves.count == 1
        ? "It is in “\(folder)” again." : "Moved \(words) to “\(folder)” again."
    case .move:
      guard moves.count == 1 else { return "Moved \(words) back." }
      let folder = moves[0].to.parentFolder
      return folder.isSamePath(as: notebook)
        ? "It is in the top folder of the notebook again."
        : "It is in “\(folder.lastComponent)” again."
    }
  }
}

extension NotebookMove {
  /// Why it cannot be: something in the folder has the name of what moves, and nothing is replaced, or the folder lies
  /// in what moves. Nil where it can.
  package func problem(in target: String) -> String? {
    func key(_ name: String) -> String {
      (NotebookFolder.isNote(name) ? NoteTitle.title(ofFileName: name) : name).lowercased()
    }
    var taken = Set((Folder.names(in: target) ?? []).map(key))
    for move in moves {
      let name = move.from.lastComponent
      if target.isSamePath(as: move.from) || target.below(move.from) != nil {
        return "Not moved: “\(target.lastComponent)” lies in “\(name)”."
      }
      guard !taken.insert(key(name)).inserted else { continue }
      let shown =
        NotebookFolder.isNote(name)
        ? "a note “\(NoteTitle.shownTitle(ofFileName: name))”" : "“\(name)”"
      return "Not moved: there is \(shown) in \(target.lastComponent)."
    }
    return nil
  }
}
