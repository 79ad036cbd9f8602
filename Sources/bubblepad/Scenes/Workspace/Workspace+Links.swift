import BubblepadDailyNotes
import BubblepadIndex
import BubblepadInsets
import BubblepadNotebook
import BubblepadOpenNotes
import CursesRichText
import CursesUICore

extension Workspace {
  /// Goes where a link leads: to a note beside this one, a heading in it, or out to the clipboard.
  ///
  /// Nothing outside the terminal is started: over ssh that would be on the wrong machine. Terminals
  /// that know links open them by a click of their own.
  func follow(_ address: String) {
    guard let note else { return }
    if let page = WikiLink.page(of: address) { return openPage(page) }
    if let tag = Hashtag.tag(of: address) { return services.tags.showNotes(with: tag) }
    if address.hasPrefix("#") {
      return go(toPart: String(address.dropFirst()).percentDecoded, in: note)
    }
    if address.contains("://") || address.hasPrefix("mailto:") {
      shell.copyToClipboard(address)
      return tell(.done("Copied \(address)"))
    }
    if PictureAddress.isPicture(address),
      let path = PictureAddress.path(of: address, inFolder: note.path.parentFolder)
    {
      let inNotebook = entryExists(path) ? nil : file(named: address.percentDecoded, from: note)
      return showPlace(of: inNotebook ?? path)
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, !file.isEmpty else {
      return tell(.hint("This link has no address."))
    }
    let name = file.percentDecoded
    let part = parts.count > 1 ? parts[1].percentDecoded : nil
    // As on web pages a notebook is the root of its links; what is not there is looked for on the disk.
    let root = name.hasPrefix("/") ? folder?.path ?? "" : note.path.parentFolder + "/"
    let path = root + name
    let found = existingNote(path) ?? self.file(named: name, from: note)
    if let found = found ?? self.file(byPath: name, from: note) { return lead(to: found, part) }
    if !startNote(at: path) { tell(.problem("There is no note “\(name)” in this folder.")) }
  }

  /// In bytes: in a longer note only links that are shown as such are followed.
  private static let mostRead = 1 << 20

  /// The address of the link at the caret that is shown as its source: an embed, or one of the front matter.
  func sourceLink(in note: OpenNote) -> String? {
    let text = note.editor.text
    guard note.isMarkdown, text.count <= Self.mostRead else { return nil }
    let caret = note.editor.document.state.selection.main.head
    let link = NoteSource.links(in: text.bytes).first { link in
      let isSource = link.form == .wiki && (link.isEmbed || link.quotes != .none)
      // Quotation marks belong to it.
      let edge = link.quotes == .none ? 0 : 1
      return isSource && !link.range.isEmpty
        && (link.range.lowerBound - edge...link.range.upperBound + edge).contains(caret)
    }
    return link.map { "[[" + $0.target + ($0.subpath.map { "#" + $0 } ?? "") + "]]" }
  }

  /// Starts the note that a link names by its path. Returns false where it cannot be one.
  private func startNote(at path: String) -> Bool {
    let wanted = path.hasNoteEnding ? path : path + ".md"
    let folder = wanted.parentFolder
    let title = NoteTitle.title(ofFileName: wanted.lastComponent)
    guard !path.hasFileEnding, Folder.names(in: folder) != nil, reach.contains(fileIn: folder),
      NoteTitle.problem(withNew: title) == nil
    else { return false }
    open(path: wanted)
    return true
  }

  /// The address of what was typed into the link dialog as a note's name: that of its file, with its ending,
  /// also if it is still to be started; nil for what names no note.
  func noteTarget(of typed: String, in note: OpenNote) -> (address: String, isMissing: Bool)? {
    let parts = typed.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first.map(String.init), !file.isEmpty, !file.hasPrefix("/"),
      !file.contains(":"), !file.hasSuffix("/"), note.isMarkdown, WikiLink.page(of: typed) == nil
    else { return nil }
    let heading = parts.count > 1 ? "#" + parts[1] : ""
    let folder = note.path.parentFolder
    if let found = existingNote(folder + "/" + file.percentDecoded) {
      return (file + (found.hasSuffix("/" + file.percentDecoded) ? "" : ".md") + heading, false)
    }
    if let found = pathInNotebook(of: file, from: note) {
      return (found + heading, false)
    }
    return file.hasFileEnding ? nil : (file + (file.hasNoteEnding ? "" : ".md") + heading, true)
  }

  /// The way from a note to the one of a name in the notebook.
  private func pathInNotebook(of name: String, from note: OpenNote) -> String? {
    guard let source = insidePath(of: note) else { return nil }
    return resolver.path(of: name, from: source).map { LinkResolver.relative($0, from: source) }
  }

  /// Where the links of the notebook lead.
  private var resolver: LinkResolver {
    let notebook = folder?.path ?? ""
    let notes = entries.compactMap { $0.path.below(notebook) }
    return LinkResolver(notes + (indexing?.otherFiles ?? []), notebook: notebook)
  }

  /// The path of a note from the notebook's folder on; nil for one elsewhere.
  private func insidePath(of note: OpenNote) -> String? {
    folder.flatMap { note.path.below($0.path) }
  }

  /// The file that a name leads to by the rules of the notebook, or of the vault around a file without one.
  func file(named name: String, from note: OpenNote?) -> String? {
    guard let folder else {
      return note.flatMap { SurroundingVault(around: $0.path)?.file(named: name, from: $0.path) }
    }
    return resolver.path(of: name, from: note.flatMap(insidePath) ?? "")
      .map { folder.path + "/" + $0 }
  }

  /// A file that is no note, such as a picture: its path can be given to a program that opens it.
  func showPlace(of path: String) {
    guard entryExists(path) else {
      let kind = PictureAddress.isPicture(path) ? "picture" : "file"
      return tell(.problem("There is no \(kind) “\(path.lastComponent)”."))
    }
    shell.copyToClipboard(path)
    tell(.done("Copied \(path)"))
  }

  /// Opens the note that a wiki link names, at the heading or block after a `#`, or starts one that is not there
  /// yet.
  private func openPage(_ page: String) {
    let parts = page.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = NoteTitle.trimmed(String(parts[0]))
    let part = parts.count > 1 ? String(parts[1]) : nil
    if name.isEmpty {
      if let note, let part { go(toPart: part, in: note) }
      return
    }
    if let found = file(named: name, from: note) {
      guard NotebookFolder.isNote(found.lastComponent) else { return showPlace(of: found) }
      return lead(to: found, part)
    }
    if let outside = file(byPath: name, from: note) { return lead(to: outside, part) }
    guard let folder else { return openPage(name, part, besides: note?.path ?? "") }
    guard let place = try? NotebookPath(folder: "", name: name, from: "the link"),
      place.problem(in: folder.path) == nil,
      !name.hasFileEnding
    else {
      return tell(.problem("There is no note “\(name)” in this notebook."))
    }
    afterKeepingChanges { [weak self] in
      guard !place.folder.isEmpty else {
        self?.newNote(titled: place.title)
        return
      }
      self?.start(at: folder.path + "/" + place.fileName, in: place.folder, with: [])
    }
  }

  /// The same where no notebook is open: among the files of the folder.
  private func openPage(_ name: String, _ part: String?, besides path: String) {
    let wanted = path.parentFolder + "/" + name + ".md"
    let folder = wanted.parentFolder
    if entryExists(wanted) { return lead(to: wanted, part) }
    let title = wanted.lastComponent.lowercased()
    let names = Folder.names(in: folder)
    if let other = names?.sorted().first(where: { $0.lowercased() == title }) {
      return lead(to: folder + "/" + other, part)
    }
    guard names != nil, !name.hasSuffix("/"), !name.hasFileEnding,
      NoteTitle.problem(withNew: name.lastComponent) == nil
    else {
      return tell(.problem("There is no note “\(name)” in this folder."))
    }
    guard reach.contains(fileIn: folder) else {
      return tell(.problem("There is no note “\(name)”, and it would be outside this folder."))
    }
    open(path: wanted)
  }

  /// The file that a link names by a path that leads out of its folder, from the root or by `..`. It is opened
  /// for reading only.
  private func file(byPath name: String, from note: OpenNote?) -> String? {
    let leadsOut = name.hasPrefix("/") || name.split(separator: "/").contains("..")
    guard leadsOut, !name.hasSuffix("/"), let note else { return nil }
    let found = existingNote(name.hasPrefix("/") ? name : note.path.parentFolder + "/" + name)
    return found.flatMap { Folder.names(in: $0) == nil ? $0 : nil }
  }

  /// Opens the note that a link leads to, for reading where the note with the link is read.
  func lead(to path: String, _ part: String?) {
    let isRead = note?.isForReading == true && tabs.tab(at: path) == nil
    open(path: path) { [weak self] in
      guard let self else { return }
      if isRead { readingView.goOn(in: note) }
      if let part, let note { go(toPart: part, in: note) }
    }
  }

  /// Opens a note at the heading or block that a link names after its `#`.
  func open(path: String, part: String?) {
    open(path: path) { [weak self] in
      if let part, let note = self?.note { self?.go(toPart: part, in: note) }
    }
  }

  /// The file of a link as it is written, or with the ending that was left out.
  private func existingNote(_ path: String) -> String? {
    [path, path + ".md"].first { entryExists($0) }
  }

  /// Goes to the heading or block that a link names after its `#`.
  private func go(toPart part: String, in note: OpenNote) {
    let text = note.editor.text
    let source = text.bytes(in: 0..<min(text.count, NoteSource.most))
    if let line = NoteSource.line(of: part, in: source) {
      return go(to: .line(line, column: 1), in: note)
    }
    let what = part.hasPrefix("^") ? "block" : part.hasPrefix("[^") ? "footnote" : "heading"
    tell(.problem("There is no \(what) “\(part)” in this note."))
  }

  func entryExists(_ path: String) -> Bool { FileStamp(ofFileAt: path) != nil }
}
