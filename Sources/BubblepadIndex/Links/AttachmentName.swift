import BubblepadNotebook

/// The name of a file that is no note, which is to get another.
package struct AttachmentName {
  private let folder: String
  package let name: String
  /// The part from its last dot on, which stays.
  package let ending: String
  private let others: Set<FileID>

  /// - Parameter path: that of the file.
  package init(ofFileAt path: String) {
    (folder, name) = (path.parentFolder, path.lastComponent)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    ending = String(name[dot...])
    others = Set((Folder.names(in: folder) ?? []).map { FileID($0.lowercased()) })
  }

  /// The name without its ending.
  package var stem: String { String(name.dropLast(ending.count)) }

  /// The path with a name that was typed.
  package func path(typed: String) -> String { folder + "/" + Self.name(typed, ending) }

  /// Why the file cannot get a name that was typed, as a sentence; nil where it can.
  package func problem(typed: String) -> String? {
    let new = Self.name(typed, ending)
    let stem = String(new.dropLast(ending.count))
    if let problem = NoteTitle.problem(withNew: stem, keeping: name, ending: ending) {
      return problem.description
    }
    let isTaken =
      new.lowercased() != name.lowercased() && others.contains(FileID(new.lowercased()))
    return isTaken ? "There is a file “\(new)” already." : nil
  }

  /// The name of a file that was typed without its ending, or with it.
  package static func name(_ typed: String, _ ending: String) -> String {
    let name = NoteTitle.trimmed(typed)
    let hasEnding = !ending.isEmpty && name.lowercased().hasSuffix(ending.lowercased())
    return (hasEnding && name.count > ending.count ? String(name.dropLast(ending.count)) : name)
      + ending
  }
}
