import CursesCLibrary
import CursesText

extension NotebookFolder {
  /// The titles of the notes in one folder of the notebook.
  ///
  /// - Parameter path: a note whose own title is left out.
  public func titles(inFolderOf path: String? = nil, in folder: String? = nil) -> [String] {
    let folder = folder ?? path.map(FilePath.folder(of:)) ?? self.path
    let own = path.map(FilePath.name(of:))
    return (Folder.names(in: folder) ?? [])
      .filter { !$0.isSamePath(as: own) && Self.isNote($0) }
      .map(NoteTitle.title(ofFileName:))
  }

  /// The names of all that lies in the folder.
  func names() -> [String] { Folder.names(in: path) ?? [] }

  /// A path for a new note, whose title is the text or near to it. The file is created by the first save.
  ///
  /// - Parameter others: titles that are taken although they have no files yet.
  public func newPath(titled text: String, besides others: [String] = []) -> String {
    let title = NoteTitle.suggestion(for: text, others: titles() + others)
    return FilePath.join(path, title + NoteTitle.fileExtension)
  }

  /// A path for a text that was recovered of a file: a note for what was one, else a file of the same kind.
  public func newPath(recovering name: String) -> String {
    guard TextKind(path: FilePath.join(path, name)) != .markdown else {
      return newPath(titled: NoteTitle.title(ofFileName: name) + " (recovered)")
    }
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    let taken = Set(names())
    var (mark, number) = ("(recovered)", 2)
    while taken.contains("\(name[..<dot]) \(mark)\(name[dot...])") {
      mark = "(recovered \(number))"
      number += 1
    }
    return FilePath.join(path, "\(name[..<dot]) \(mark)\(name[dot...])")
  }

  /// Gives a note another title by renaming its file, and returns its new path.
  ///
  /// Nothing is ever replaced: if another program creates a file of that name in the same moment the
  /// renaming fails.
  ///
  /// - Parameter notebook: the folder whose symbolic links to the note follow it.
  public static func rename(
    _ path: String, to title: String, of notebook: String? = nil
  ) throws(FileError) -> String {
    let ending = NoteTitle.ending(ofFileName: FilePath.name(of: path))
    let folder = FilePath.folder(of: path)
    let new = FilePath.join(folder, NoteTitle.trimmed(title) + ending)
    if new.isSamePath(as: path) { return path }
    try NotebookFolder(path: notebook ?? folder).move([StepMove(from: path, to: new)])
    return new
  }

  /// Copies a note to a new file beside it, titled "… copy", and returns its path.
  public func duplicate(_ path: String, backupFolder: String) throws(FileError) -> String {
    let file = try SafeFile.load(path)
    let name = FilePath.name(of: path)
    let folder = FilePath.folder(of: path)
    let title = NoteTitle.suggestion(
      for: NoteTitle.title(ofFileName: name) + " copy", others: titles(in: folder))
    let copy = FilePath.join(folder, title + NoteTitle.ending(ofFileName: name))
    return try SafeFile.save(file.text, to: copy, expecting: .absent, backupFolder: backupFolder)
      .path
  }
}
