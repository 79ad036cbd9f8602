import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore

/// Open notes whose files another program has moved, alone or with a folder around them: they continue where their
/// files are.
@MainActor
package struct MovedNotes {
  private let context: any NoteFilesContext

  package init(_ context: any NoteFilesContext) { self.context = context }

  private var notes: [OpenNote] { context.tabs.notes.filter { !$0.isNew } }

  /// Looks for the file of a note that is gone from its path.
  ///
  /// - Returns: whether it is there, under that path or another.
  package func find(_ note: OpenNote) async -> Bool {
    await follow(MovedFiles(in: note.path.parentFolder))
    let known = context.list.entries
    if note.file.lost != nil, let listed = try? await context.folder?.listing(known: known) {
      await follow(MovedFiles(listed: listed.entries, known: known))
    }
    return note.file.lost == nil
  }

  /// Looks for files that are gone among the notes that have been listed now.
  package func look(in listed: [NoteEntry]) {
    for note in notes where note.loss == .gone && note.file.lost == nil {
      OutsideChanges(context).check(note)
    }
    guard notes.contains(where: { $0.file.lost != nil }) else { return }
    let files = MovedFiles(listed: listed, known: context.list.entries)
    Task { await follow(files) }
  }

  private func follow(_ files: MovedFiles) async {
    let lost = notes.compactMap { note in note.file.lost.map { (note: note, file: $0) } }
    guard !lost.isEmpty else { return }
    let found = await Background.run { [lost = lost.map(\.file)] in lost.map(files.path) }
    let moved = zip(lost, found).compactMap { lost, path -> (note: OpenNote, move: StepMove)? in
      guard let path, lost.note.file.lost != nil, context.tabs.note(at: path) == nil else {
        return nil
      }
      return (lost.note, StepMove(from: lost.note.path, to: path))
    }
    guard !moved.isEmpty else { return }
    let moves = StepMove.withFolders(moved.map(\.move), holding: notes.map(\.path))
    await NotebookMoves(context).follow(moves)
    context.list.reading.start(selecting: nil)
    for (note, move) in moved {
      OutsideChanges(context).check(note)
      note.noteLoss()
      note.saveProblem = nil
      if note.isModified { context.saver.keeper.saveSoon() }
      let whole = moves.first { MovedPaths([$0]).path(of: move.from) != nil }
      context.tell(.done(words(for: whole ?? move, of: note)))
    }
  }

  private func words(for move: StepMove, of note: OpenNote) -> String {
    let (old, new) = (move.from.lastComponent, move.to.lastComponent)
    let isInSameFolder = move.from.parentFolder.isSamePath(as: move.to.parentFolder)
    let inside = context.pathInNotebook(ofFolder: move.to.parentFolder) ?? move.to.parentFolder
    let folder = MoveCommands.words(ofFolder: inside)
    guard move.to.isSamePath(as: note.path) else {
      return isInSameFolder
        ? "Another program renamed the folder “\(old)” to “\(new)”."
        : "Another program moved the folder “\(old)” to “\(folder)”."
    }
    let subject =
      note === context.note ? "this note" : "“\(NoteTitle.title(ofFileName: old))”"
    let name = "“\(note.file.shownTitle)”"
    guard !isInSameFolder else { return "Another program renamed \(subject) to \(name)." }
    let renamed = old.isSamePath(as: new) ? "" : " as \(name)"
    return "Another program moved \(subject) to “\(folder)”\(renamed)."
  }
}
