import BubblepadIndex
import CursesUICore
import MarkdownText
import Notebook

extension Workspace {
  /// Goes where a link leads: to a note beside this one, a heading in it, or out to the clipboard.
  ///
  /// Nothing outside the terminal is started: over ssh that would be on the wrong machine. Terminals
  /// that know links open them by a click of their own.
  func follow(_ address: String) {
    guard let note else { return }
    if let page = WikiLink.page(of: address) { return openPage(page) }
    if let tag = Hashtag.tag(of: address) { return showNotes(with: tag) }
    if address.hasPrefix("#") { return goToHeading(String(address.dropFirst()), in: note) }
    if address.contains("://") || address.hasPrefix("mailto:") {
      shell.copyToClipboard(address)
      return tell(.done("Copied \(address)"))
    }
    if PictureAddress.isPicture(address),
      let path = PictureAddress.path(of: address, inFolder: note.path.parentFolder)
    {
      return showPlace(ofPicture: path)
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, !file.isEmpty else {
      return tell(.hint("This link has no address."))
    }
    let name = file.percentDecoded
    let heading = parts.count > 1 ? String(parts[1]) : nil
    var path = note.path.parentFolder + "/" + name
    if name.hasPrefix("/") {
      // As on web pages the notebook is the root, if it has such a note.
      let inside = (folder?.path ?? "") + name
      path = existingNote(inside) == nil ? name : inside
    }
    if let found = existingNote(path) { return open(path: found, heading: heading) }
    if !offerNote(at: path) { tell(.problem("There is no note “\(name)” in this folder.")) }
  }

  /// Offers to start the note that a link names by its path. Returns false where it cannot be one.
  private func offerNote(at path: String) -> Bool {
    let wanted = path.hasNoteEnding ? path : path + ".md"
    let folder = wanted.parentFolder
    let title = NoteTitle.title(ofFileName: wanted.lastComponent)
    guard !path.hasFileEnding, Folder.names(in: folder) != nil, reach.contains(fileIn: folder),
      NoteTitle.problem(with: title, others: EmptyCollection()) == nil
    else { return false }
    offerNote(titled: title, in: folder) { [weak self] in self?.open(path: wanted) }
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
    guard let notebook = self.folder?.path, note.path.hasPrefix(notebook + "/") else { return nil }
    let inside = { (path: String) in String(path.dropFirst(notebook.utf8.count + 1)) }
    let resolver = LinkResolver(
      entries.lazy.map(\.path).filter { $0.hasPrefix(notebook + "/") }.map(inside))
    return resolver.path(of: name, from: inside(note.path))
      .map { LinkResolver.relative($0, from: inside(note.path)) }
  }

  /// A picture is no note, and is shown already: its path can be given to a program that opens it.
  private func showPlace(ofPicture path: String) {
    guard entryExists(path) else {
      return tell(.problem("There is no picture “\(path.lastComponent)”."))
    }
    shell.copyToClipboard(path)
    tell(.done("Copied \(path)"))
  }

  /// Opens the note that a wiki link names, at the heading behind a `#`; or offers to start it.
  private func openPage(_ page: String) {
    let parts = page.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let heading = parts.count > 1 ? String(parts[1]) : nil
    if name.isEmpty {
      if let note, let heading { goToHeading(heading, in: note) }
      return
    }
    guard let folder else { return openPage(name, heading, besides: note?.path ?? "") }
    let title = name.split(separator: "/").last.map(String.init) ?? name
    let found =
      entries.first { $0.title == title }
      ?? entries.first { $0.title.lowercased() == title.lowercased() }
    if let found { return open(path: found.path, heading: heading) }
    guard NoteTitle.problem(with: title, others: entries.map(\.title)) == nil else {
      return tell(.problem("There is no note “\(title)”."))
    }
    offerNote(titled: title, in: folder.path) { [weak self] in
      self?.afterKeepingChanges { self?.newNote(titled: title) }
    }
  }

  /// The same where no notebook is open: among the files of the folder.
  private func openPage(_ name: String, _ heading: String?, besides path: String) {
    let wanted = path.parentFolder + "/" + name + ".md"
    let folder = wanted.parentFolder
    if entryExists(wanted) { return open(path: wanted, heading: heading) }
    let title = wanted.lastComponent.lowercased()
    let names = Folder.names(in: folder)
    if let other = names?.sorted().first(where: { $0.lowercased() == title }) {
      return open(path: folder + "/" + other, heading: heading)
    }
    guard names != nil, !name.hasSuffix("/"),
      NoteTitle.problem(with: name.lastComponent, others: EmptyCollection()) == nil
    else {
      return tell(.problem("There is no note “\(name)” in this folder."))
    }
    guard reach.contains(fileIn: folder) else {
      return tell(.problem("There is no note “\(name)”, and it would be outside this folder."))
    }
    offerNote(titled: name, in: folder) { [weak self] in self?.open(path: wanted) }
  }

  private func offerNote(titled title: String, in folder: String, start: @escaping () -> Void) {
    dialog = .confirm(
      Confirmation(
        title: "New note",
        words: "There is no note “\(title)” in \(folder.lastComponent). Create it?",
        answers: [.init(words: "Create note", letter: "c", action: start)]))
  }

  private func open(path: String, heading: String?) {
    open(path: path) { [weak self] in
      if let heading, let note = self?.note { self?.goToHeading(heading, in: note) }
    }
  }

  /// The file of a link as it is written, or with the ending that was left out.
  private func existingNote(_ path: String) -> String? {
    [path, path + ".md"].first { entryExists($0) }
  }

  /// Goes to the heading with these words, or with the anchor that web pages make of them: of several
  /// with the same the second has a `-1` behind it.
  private func goToHeading(_ words: String, in note: OpenNote) {
    let wanted = Self.anchor(words.percentDecoded)
    var counts: [String: Int] = [:]
    let headings = note.editor.document.headings()
    let heading = headings.first { heading in
      let anchor = Self.anchor(heading.text)
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      return (count == 0 ? anchor : "\(anchor)-\(count)") == wanted
    }
    guard let heading else {
      return tell(.problem("There is no heading “\(words)” in this note."))
    }
    note.editor.go(toOffset: heading.offset)
  }

  /// Letters, digits, `-` and `_`; hyphens for spaces.
  private static func anchor(_ words: String) -> String {
    String(
      words.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        let isPart = character.isLetter || character.isNumber
        return isPart || character == "-" || character == "_" ? character : nil
      })
  }

  private func entryExists(_ path: String) -> Bool { FileStamp(ofFileAt: path) != nil }
}

extension String {
  fileprivate var hasNoteEnding: Bool {
    let name = lowercased()
    return [".md", ".markdown", ".md.age"].contains { name.hasSuffix($0) }
  }

  /// Whether a path has what looks like the ending of another file than a note.
  fileprivate var hasFileEnding: Bool {
    guard !hasNoteEnding, let dot = lastIndex(of: ".") else { return false }
    let ending = self[dot...].dropFirst()
    return (1...5).contains(ending.count) && ending.contains { $0.isLetter }
      && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
