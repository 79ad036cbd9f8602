import BubblepadNotebook
import CursesSecrets
import CursesText
import Glibc

// Does to one file what the app does, so that a tracer can break any step of it.
//
//   SaveProbe save NOTE NEWTEXT STATE      saves a text over a file
//   SaveProbe note NOTE NEWTEXT STATE      types a text into a note, and saves it
//   SaveProbe lock NOTE NEWTEXT STATE      types a text into a note, and locks it with "open sesame"
//   SaveProbe again NOTE NEWTEXT STATE     types a text into a note, and saves a short one once that save has failed
//   SaveProbe twice NOTE NEWTEXT STATE     the same with one text
//   SaveProbe recover NOTE NEWTEXT STATE   takes over what a killed process has left, and ends
//   SaveProbe rename NOTEBOOK NEWTEXT STATE   gives Hub.md the name Nave.md, in all notes of a notebook
//
// The tracer knows the steps by two calls of `access` on names that do not exist.

let arguments = CommandLine.arguments
guard arguments.count == 5 else { exit(64) }
let (task, note) = (arguments[1], arguments[2])
let places = NotebookPlaces(stateFolder: arguments[4], dataHome: arguments[4])

@MainActor func type(_ text: SourceText, in file: NoteFile) throws {
  try file.startJournal()
  file.edited(0..<(file.savedText?.count ?? 0), inserted: text.bytes)
}

@MainActor func recover() throws {
  guard var found = RecoverableNote.scan(places).first, let text = try found.text() else {
    exit(66)
  }
  let file = NoteFile(try NoteContent.load(note), places: places)
  try found.makeRoom()
  try type(text.text, in: file)
  try file.flushJournalNow()
  if file.isJournalled { try found.discard() }
}

func rename() throws {
  let move = StepMove(from: note + "/Hub.md", to: note + "/Nave.md")
  let changes = try (Folder.names(in: note) ?? []).sorted().map { name in
    let file = FileText(try SafeFile.load(note + "/" + name))
    let new = SourceText(
      file.text.string.replacing("[[Hub]]", with: "[[Nave]]")
        .replacing("Hub.md)", with: "Nave.md)"))
    let change = FileChange(file, [Edit(0..<file.text.count, new)])
    return name == "Hub.md" ? change.moved(to: move.to) : change
  }
  let journal = StepJournal(
    changes.map { StepText($0) }, moves: [move], name: StepName("Rename"), notebook: note,
    in: places)
  try NotebookFolder(path: note).move([move])
  let outcome = FilesOutcome(
    writing: changes, within: NotebookBounds(folder: note), backups: places.backupFolder,
    journal: journal)
  journal?.end()
  if let problem = outcome.problem { throw problem }
}

do {
  let text = try SafeFile.load(arguments[3]).text
  access("/save-begins", F_OK)
  switch task {
  case "note", "lock":
    let file = NoteFile(try NoteContent.load(note), places: places, work: 2)
    try type(text, in: file)
    if task == "lock" {
      try await file.setPassphrase(SecretBytes(copying: Array("open sesame".utf8)), for: text)
    }
    try await file.save(text)
  case "again", "twice":
    let file = NoteFile(try NoteContent.load(note), places: places)
    try type(text, in: file)
    do {
      try await file.save(text)
    } catch {
      print((error as? any NotebookError)?.message ?? "\(error)")
    }
    print(file.externalState(), file.loss.map { "\($0)" } ?? "whole", try file.outsideText() == nil)
    try await file.save(task == "again" ? SourceText("short\n") : text)
    print(file.externalState(), file.loss.map { "\($0)" } ?? "whole")
  case "recover": try recover()
  case "rename": try rename()
  default:
    let expectation = FileStamp(ofFileAt: note).map { SaveExpectation.unchanged($0) } ?? .absent
    _ = try SafeFile.save(
      text, to: note, expecting: expectation, backupFolder: places.backupFolder)
  }
  access("/save-ends", F_OK)
  exit(0)
} catch {
  print((error as? any NotebookError)?.message ?? "\(error)")
  exit((error as? any NotebookError)?.exitCategory.rawValue ?? 70)
}
