import CursesCLibrary

/// A note or a folder of a notebook that lies in the trash.
public struct TrashedNote: Sendable, Identifiable, Equatable {
  /// Where it lay.
  public let originalPath: String
  /// When it was deleted, as the trash has it: `2026-11-21T05:30:00`.
  public let deletionDate: String
  /// Where it lies now.
  public let path: String
  /// The page that says where it lay; nil in a notebook's own trash, which has none.
  let infoPath: String?
  /// Whether it lies in the notebook's own trash.
  public let isInNotebook: Bool
  /// Whether it is a folder, with all that was in it.
  public var isFolder = false
  /// Whether it lies in a folder that is in the trash as one.
  public var isInside = false

  /// The file in the trash is what it is known by.
  public var id: FileID { FileID(path) }
  /// The file name without its ending.
  public var title: String {
    let name = FilePath.name(of: originalPath)
    return isFolder ? name : NoteTitle.title(ofFileName: name)
  }
  /// The title as it is shown: with the ending of a file that is no Markdown.
  public var shownTitle: String {
    isFolder ? title : NoteTitle.shownTitle(ofFileName: FilePath.name(of: originalPath))
  }

  /// When it was deleted; nil where the trash has no date that can be read.
  public var deleted: LocalTime? {
    let parts = deletionDate.split { !$0.isNumber }.compactMap { Int($0) }
    guard parts.count >= 5 else { return nil }
    return LocalTime(
      year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
  }
}

extension TrashedNote {
  /// How some are called in a sentence: those in a folder go with it.
  package static func words(for trashed: [TrashedNote]) -> String {
    if trashed.count == 1 {
      return (trashed[0].isFolder ? "The folder " : "") + "“\(trashed[0].shownTitle)”"
    }
    let folders = trashed.count(where: \.isFolder)
    let notes = trashed.count { !$0.isFolder && !$0.isInside }
    let parts = [(notes, "note"), (folders, "folder")].filter { $0.0 > 0 }
    return parts.map { Numbers.words($0.0, $0.1) }.joined(separator: " and ")
  }
}

extension Trash {
  /// What is in a note, in one line: its first words, as the list of notes has them; of a folder the names of what is
  /// in it.
  package func words(of trashed: TrashedNote) -> String {
    guard !trashed.isFolder else {
      let names = (Folder.names(in: trashed.path) ?? []).filter { !$0.hasPrefix(".") }.sorted()
      return names.isEmpty ? "empty" : names.prefix(20).joined(separator: ", ")
    }
    guard let stamp = FileStamp(ofFileItselfAt: trashed.path) else { return "empty" }
    let entry = NotebookFolder.entry(at: trashed.path, "", stamp)
    let words = [entry.heading, entry.snippet].compactMap(\.self).filter { !$0.isEmpty }
    return words.isEmpty ? "empty" : words.joined(separator: " · ")
  }

  /// As `move`, with what restores the note or folder.
  public func moveNote(_ file: String, at time: LocalTime) throws(FileError) -> TrashedNote {
    let original = FilePath.inResolvedFolder(file)
    let path = try move(file, at: time)
    let trash = FilePath.folder(of: FilePath.folder(of: path))
    return TrashedNote(
      originalPath: original ?? file, deletionDate: time.isoText, path: path,
      infoPath: FilePath.join(trash, "info/" + FilePath.name(of: path) + Self.infoEnding),
      isInNotebook: false, isFolder: FileStamp.isFolderItself(path))
  }

  /// Moves several notes and folders to the trash, or none: where one cannot be moved, or it is stopped, those that were moved go
  /// back. It takes as long as the disk needs.
  ///
  /// - Parameter notebook: that whose own trash they come into; nil for the desktop's.
  /// - Returns: what restores them; none where it was stopped.
  package func moveNotes(
    _ files: [String], intoTrashOf notebook: String?, at time: LocalTime,
    _ progress: FilesProgress? = nil
  ) -> Result<[TrashedNote], FileError> {
    var (moved, problem): ([TrashedNote], FileError?) = ([], nil)
    for file in files {
      guard progress?.state.isStopped != true else { break }
      do throws(FileError) {
        if let notebook {
          moved.append(try moveNote(file, intoTrashOf: notebook, at: time))
        } else {
          moved.append(try moveNote(file, at: time))
        }
      } catch {
        problem = error
      }
      guard problem == nil else { break }
      progress?.noteFile(isGoingBack: false)
    }
    guard progress?.finish() == true || problem != nil else { return .success(moved) }
    for note in moved.reversed() {
      do throws(FileError) {
        _ = try restore(note)
      } catch {
        problem = problem ?? error
      }
      progress?.noteFile(isGoingBack: true)
    }
    return problem.map { .failure($0) } ?? .success([])
  }

  /// The notes and folders that were deleted from a notebook, the last one first, and after a folder the notes in it.
  /// What else lies in the trash is not this program's business.
  public func notes(of notebook: String) -> [TrashedNote] {
    guard let notebook = FilePath.resolved(notebook) else { return [] }
    let top = Self.top(of: notebook)
    let own = notes(in: path, below: "/")
    let onDisk = notes(in: FilePath.join(top, ".Trash-\(getuid())"), below: top)
    return (own + onDisk + notesInFolder(of: notebook))
      .filter { $0.originalPath.hasPrefix(notebook + "/") }
      .filter { $0.isFolder || NotebookFolder.isNote(FilePath.name(of: $0.originalPath)) }
      .sorted { ($0.deletionDate, $0.path) > ($1.deletionDate, $1.path) }
      .flatMap { [$0] + Self.notes(inside: $0, "", depth: 0).sorted { $0.path < $1.path } }
  }

  /// The notes in a folder that lies in the trash.
  private static func notes(
    inside folder: TrashedNote, _ below: String, depth: Int
  ) -> [TrashedNote] {
    guard folder.isFolder, depth <= NotebookFolder.maximumDepth else { return [] }
    let path = below.isEmpty ? folder.path : FilePath.join(folder.path, below)
    return (Folder.names(in: path) ?? []).filter { !$0.hasPrefix(".") }
      .flatMap { name -> [TrashedNote] in
        let inside = below.isEmpty ? name : FilePath.join(below, name)
        let file = FilePath.join(folder.path, inside)
        var status = stat()
        guard lstat(file, &status) == 0 else { return [] }
        if status.st_mode & S_IFMT == S_IFDIR {
          return notes(inside: folder, inside, depth: depth + 1)
        }
        guard status.st_mode & S_IFMT == S_IFREG, NotebookFolder.isNote(name) else { return [] }
        return [
          TrashedNote(
            originalPath: FilePath.join(folder.originalPath, inside),
            deletionDate: folder.deletionDate, path: file, infoPath: nil,
            isInNotebook: folder.isInNotebook, isInside: true)
        ]
      }
  }

  /// What lies in one trash folder, in no order.
  ///
  /// - Parameter top: what paths that do not begin with a slash are relative to.
  private func notes(in trash: String, below top: String) -> [TrashedNote] {
    let folder = FilePath.join(trash, "info")
    return (Folder.names(in: folder) ?? []).compactMap { name in
      guard name.hasSuffix(Self.infoEnding) else { return nil }
      let info = FilePath.join(folder, name)
      let file = FilePath.join(trash, "files/" + name.dropLast(Self.infoEnding.count))
      var status = stat()
      guard lstat(file, &status) == 0, let page = Self.page(info) else { return nil }
      let original = page.path.hasPrefix("/") ? page.path : FilePath.join(top, page.path)
      return TrashedNote(
        originalPath: original, deletionDate: page.date, path: file, infoPath: info,
        isInNotebook: false, isFolder: status.st_mode & S_IFMT == S_IFDIR)
    }
  }

  private static let infoEnding = ".trashinfo"

  private static func page(_ path: String) -> (path: String, date: String)? {
    guard let file = OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      let text = file.readText(limit: 1 << 16)
    else { return nil }
    var (original, date): (String?, String) = (nil, "")
    for line in String(decoding: text.bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("Path="), original == nil {
        original = line.dropFirst("Path=".count).percentDecoded
      } else if line.hasPrefix("DeletionDate=") {
        date = String(line.dropFirst("DeletionDate=".count))
      }
    }
    return original.map { ($0, date) }
  }

  /// Puts a note or folder back where it lay, under a free name if there is another by now, and returns its path.
  ///
  /// Nothing is ever replaced.
  public func restore(_ note: TrashedNote) throws(FileError) -> String {
    let folder = FilePath.folder(of: note.originalPath)
    let name = FilePath.name(of: note.originalPath)
    // As the system gives new folders: it is one of the notebook.
    Folder.create(folder)
    let ending = note.isFolder ? "" : NoteTitle.ending(ofFileName: name)
    let home = NotebookFolder(path: folder)
    for _ in 1...100 {
      let others = note.isFolder ? home.names() : home.titles()
      let isFree = FileStamp(ofFileItselfAt: note.originalPath) == nil
      let free =
        isFree
        ? name : NoteTitle.suggestion(for: note.title, others: others, ending: ending) + ending
      let target = FilePath.join(folder, free)
      if NewPath.rename(note.path, toFree: target) {
        if let infoPath = note.infoPath { unlink(infoPath) }
        _ = syncFolder(folder)
        return target
      }
      guard errno == EEXIST else { throw FileError(.restore, note.originalPath, errno: errno) }
    }
    throw FileError(.restore, note.originalPath, .alreadyExists)
  }

  /// Deletes a note or a folder in the trash for good.
  public func remove(_ note: TrashedNote) throws(FileError) {
    if note.isFolder { Folder.remove(note.path) }
    guard (note.isFolder ? rmdir(note.path) : unlink(note.path)) == 0 || errno == ENOENT else {
      throw FileError(.delete, note.originalPath, errno: errno)
    }
    if let infoPath = note.infoPath { unlink(infoPath) }
  }

  // MARK: A trash in the notebook

  private static let folderName = ".trash"

  /// Moves a note or folder to the folder `.trash` of its notebook, which has no page for it.
  public func moveNote(
    _ file: String, intoTrashOf notebook: String, at time: LocalTime
  ) throws(FileError) -> TrashedNote {
    let trash = FilePath.join(notebook, Self.folderName)
    if mkdir(trash, 0o777) != 0, errno != EEXIST {
      throw FileError(.delete, file, errno: errno)
    }
    guard FileStamp.isFolderItself(trash) else {
      throw FileError(.delete, trash, .notAFolder)
    }
    let name = FilePath.name(of: file)
    let ending = NoteTitle.ending(ofFileName: name)
    for number in 1...10_000 {
      let free = number == 1 ? name : "\(name.dropLast(ending.count)) \(number)\(ending)"
      let target = FilePath.join(trash, free)
      if NewPath.rename(file, toFree: target) {
        _ = syncFolder(FilePath.folder(of: file))
        note(target, from: file)
        return TrashedNote(
          originalPath: file, deletionDate: time.isoText, path: target, infoPath: nil,
          isInNotebook: true, isFolder: FileStamp.isFolderItself(target))
      }
      guard errno == EEXIST else { throw FileError(.delete, file, errno: errno) }
    }
    throw FileError(.delete, file, .alreadyExists)
  }

  /// Remembers where a note lay that has come into a notebook's own trash.
  private func note(_ file: String, from original: String) {
    guard let origins else { return }
    var all = origins.read() ?? TrashOrigins()
    all.add(NotebookPlaces.resolved(file), from: NotebookPlaces.resolved(original))
    origins.write(all)
  }

  /// The notes and folders in a notebook's own trash. It does not say which folder they lay in: where that is not
  /// remembered they go back to the top.
  private func notesInFolder(of notebook: String) -> [TrashedNote] {
    let trash = FilePath.join(notebook, Self.folderName)
    guard FileStamp.isFolderItself(trash) else { return [] }
    let known = origins?.read() ?? TrashOrigins()
    return (Folder.names(in: trash) ?? []).compactMap { name in
      let path = FilePath.join(trash, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG || kind == S_IFDIR else { return nil }
      return TrashedNote(
        originalPath: known.original(of: path) ?? FilePath.join(notebook, name),
        deletionDate: LocalTime(FileStamp(status).changed).isoText, path: path, infoPath: nil,
        isInNotebook: true, isFolder: kind == S_IFDIR)
    }
  }
}
