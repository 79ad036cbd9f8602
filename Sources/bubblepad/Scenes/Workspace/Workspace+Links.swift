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
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first, !file.isEmpty else { return }
    let name = Workspace.withoutPercents(String(file))
    let path = name.hasPrefix("/") ? name : note.path.parentFolder + "/" + name
    guard let found = [path, path + ".md"].first(where: { entryExists($0) }) else {
      return tell(.problem("There is no note “\(name)” beside this one."))
    }
    open(path: found) { [weak self] in
      guard parts.count > 1, let note = self?.note else { return }
      self?.goToHeading(String(parts[1]), in: note)
    }
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
    guard let folder else {
      let path = (note?.path.parentFolder ?? ".") + "/" + name + ".md"
      guard entryExists(path) else {
        return tell(.problem("There is no note “\(name)” beside this one."))
      }
      return open(path: path)
    }
    let title = name.split(separator: "/").last.map(String.init) ?? name
    let found =
      entries.first { $0.title == title }
      ?? entries.first { $0.title.lowercased() == title.lowercased() }
    if let found {
      return open(path: found.path) { [weak self] in
        if let heading, let note = self?.note { self?.goToHeading(heading, in: note) }
      }
    }
    guard NoteTitle.problem(with: title, others: entries.map(\.title)) == nil else {
      return tell(.problem("There is no note “\(title)”."))
    }
    dialog = .confirm(
      Confirmation(
        title: "A new note", words: "There is no note “\(title)” in \(folder.path.lastComponent).",
        answers: [
          .init(words: "Start it", letter: "s") { [weak self] in
            self?.afterKeepingChanges { self?.newNote(titled: title) }
          }
        ]))
  }

  /// Goes to the heading with these words, or with the anchor that web pages make of them.
  private func goToHeading(_ words: String, in note: OpenNote) {
    let wanted = Self.anchor(Self.withoutPercents(words))
    let headings = note.editor.document.headings()
    guard let heading = headings.first(where: { Self.anchor($0.text) == wanted }) else {
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

  /// `My%20note` as `My note`.
  nonisolated static func withoutPercents(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
