import BubblepadDailyNotes
import BubblepadIndex
import BubblepadInsets
import BubblepadNotebook
import BubblepadPanels
import CursesRichText
import CursesUICore

/// What following links needs besides the notebook.
@MainActor
package protocol LinkContext: DailyContext {
  func copyToClipboard(_ text: String)
  /// Whether a note is open in a tab.
  func isOpen(_ path: String) -> Bool
  /// Shows a note for reading, too, that a link of one leads to.
  func readOn(in note: OpenNote?)
  /// Starts an empty note with a title.
  func startNote(titled title: String)
}

/// Following links: to a note, a heading in it, or out to the clipboard.
@MainActor
package final class LinkService {
  private unowned let context: any LinkContext
  private let tags: TagService

  package init(_ context: any LinkContext, _ tags: TagService) {
    (self.context, self.tags) = (context, tags)
  }

  /// Goes where a link leads: to a note beside this one, a heading in it, or out to the clipboard.
  ///
  /// Nothing outside the terminal is started: over ssh that would be on the wrong machine. Terminals
  /// that know links open them by a click of their own.
  package func follow(_ address: String) {
    guard let note = context.note else { return }
    if let page = WikiLink.page(of: address) { return openPage(page) }
    if let tag = Hashtag.tag(of: address) { return tags.showNotes(with: tag) }
    if address.hasPrefix("#") {
      return go(toPart: String(address.dropFirst()).percentDecoded, in: note)
    }
    if address.contains("://") || address.hasPrefix("mailto:") { return leave(to: address) }
    if PictureAddress.isPicture(address),
      let path = PictureAddress.path(of: address, inFolder: note.path.parentFolder)
    {
      let inNotebook =
        context.entryExists(path) ? nil : context.file(named: address.percentDecoded, from: note)
      return showPlace(of: inNotebook ?? path)
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, !file.isEmpty else {
      return context.tell(.hint("This link has no address."))
    }
    let name = file.percentDecoded
    let part = parts.count > 1 ? parts[1].percentDecoded : nil
    // As on web pages a notebook is the root of its links; what is not there is looked for on the disk.
    let root = name.hasPrefix("/") ? context.folder?.path ?? "" : note.path.parentFolder + "/"
    let path = root + name
    let found = context.existingNote(path) ?? context.file(named: name, from: note)
    if let found = found ?? context.file(byPath: name, from: note) { return lead(to: found, part) }
    if !startNote(at: path) { context.tell(.problem("There is no note “\(name)” in this folder.")) }
  }

  /// Gives an address that leads out of the notebook to the clipboard.
  package func leave(to address: String) {
    context.copyToClipboard(address)
    context.tell(.done("Copied \(address)"))
  }

  /// Starts the note that a link names by its path. Returns false where it cannot be one.
  private func startNote(at path: String) -> Bool {
    let wanted = path.hasNoteEnding ? path : path + ".md"
    let folder = wanted.parentFolder
    let title = NoteTitle.title(ofFileName: wanted.lastComponent)
    guard !path.hasFileEnding, Folder.names(in: folder) != nil,
      context.reach.contains(fileIn: folder),
      NoteTitle.problem(withNew: title) == nil
    else { return false }
    context.open(path: wanted)
    return true
  }

  /// A file that is no note, such as a picture: its path can be given to a program that opens it.
  package func showPlace(of path: String) {
    guard context.entryExists(path) else {
      let kind = PictureAddress.isPicture(path) ? "picture" : "file"
      return context.tell(.problem("There is no \(kind) “\(path.lastComponent)”."))
    }
    context.copyToClipboard(path)
    context.tell(.done("Copied \(path)"))
  }

  /// Opens the note that a wiki link names, at the heading or block after a `#`, or starts one that is not there
  /// yet.
  private func openPage(_ page: String) {
    let parts = page.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = NoteTitle.trimmed(String(parts[0]))
    let part = parts.count > 1 ? String(parts[1]) : nil
    if name.isEmpty {
      if let note = context.note, let part { go(toPart: part, in: note) }
      return
    }
    if let found = context.file(named: name, from: context.note) {
      guard NotebookFolder.isNote(found.lastComponent) else { return showPlace(of: found) }
      return lead(to: found, part)
    }
    if let outside = context.file(byPath: name, from: context.note) {
      return lead(to: outside, part)
    }
    guard let folder = context.folder else {
      return openPage(name, part, besides: context.note?.path ?? "")
    }
    guard let place = try? NotebookPath(folder: "", name: name, from: "the link"),
      place.problem(in: folder.path) == nil,
      !name.hasFileEnding
    else {
      return context.tell(.problem("There is no note “\(name)” in this notebook."))
    }
    context.keepChanges { [weak self] in
      guard !place.folder.isEmpty else {
        self?.context.startNote(titled: place.title)
        return
      }
      self?.context.start(at: folder.path + "/" + place.fileName, in: place.folder, with: [])
    }
  }

  /// The same where no notebook is open: among the files of the folder.
  private func openPage(_ name: String, _ part: String?, besides path: String) {
    let wanted = path.parentFolder + "/" + name + ".md"
    let folder = wanted.parentFolder
    if context.entryExists(wanted) { return lead(to: wanted, part) }
    let title = wanted.lastComponent.lowercased()
    let names = Folder.names(in: folder)
    if let other = names?.sorted().first(where: { $0.lowercased() == title }) {
      return lead(to: folder + "/" + other, part)
    }
    guard names != nil, !name.hasSuffix("/"), !name.hasFileEnding,
      NoteTitle.problem(withNew: name.lastComponent) == nil
    else {
      return context.tell(.problem("There is no note “\(name)” in this folder."))
    }
    guard context.reach.contains(fileIn: folder) else {
      return context.tell(
        .problem("There is no note “\(name)”, and it would be outside this folder."))
    }
    context.open(path: wanted)
  }

  /// Opens the note that a link leads to, for reading where the note with the link is read.
  package func lead(to path: String, _ part: String?) {
    let isRead = context.note?.isForReading == true && !context.isOpen(path)
    context.open(path: path) { [weak self] in
      guard let self else { return }
      if isRead { context.readOn(in: context.note) }
      if let part, let note = context.note { go(toPart: part, in: note) }
    }
  }

  /// Opens a note at the heading or block that a link names after its `#`.
  package func open(path: String, part: String?) {
    context.open(path: path) { [weak self] in
      if let part, let note = self?.context.note { self?.go(toPart: part, in: note) }
    }
  }

  /// Goes to the heading or block that a link names after its `#`.
  private func go(toPart part: String, in note: OpenNote) {
    let text = note.editor.text
    let source = text.bytes(in: 0..<min(text.count, NoteSource.most))
    if let line = NoteSource.line(of: part, in: source) {
      return context.go(to: .line(line, column: 1), in: note)
    }
    let what = part.hasPrefix("^") ? "block" : part.hasPrefix("[^") ? "footnote" : "heading"
    context.tell(.problem("There is no \(what) “\(part)” in this note."))
  }
}
