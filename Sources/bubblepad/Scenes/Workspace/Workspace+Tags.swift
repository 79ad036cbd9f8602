import BubblepadNotebook
import CursesText
import CursesUICore

/// Tags such as `#garden`, and the notes that have them.
extension Workspace {
  /// Offers the notes of the folder that have a tag; where there are no others goes to the next place in
  /// this one.
  func showNotes(with tag: String) {
    guard folder != nil, let here = note?.path else { return goToNext(tag, words: nil) }
    let entries = entries
    Task { [weak self] in
      let found = await Background.run {
        entries.filter { $0.id == FileID(here) || TagFinder.has(tag, inFileAt: $0.path) }
      }
      guard let self, here.isSamePath(as: note?.path), dialog == nil else { return }
      guard found.count > 1 else {
        return goToNext(
          tag, words: "No other note has \(tag). This is the next place in this note.")
      }
      offer(found, with: tag)
    }
  }

  private func offer(_ entries: [NoteEntry], with tag: String) {
    let items = entries.enumerated().map { index, entry in
      Picker.Item(
        id: "\(index)", title: entry.titleWithFolder, detail: dates.words(for: entry.modified))
    }
    dialog = .pick(
      Picker(title: tag, prompt: "type a few letters of the title", items: items) {
        [weak self] item in
        self?.focus(.editor)
        guard let index = Int(item.id) else { return }
        self?.open(path: entries[index].path) { self?.goToNext(tag, words: nil) }
      })
  }

  /// Goes to the next place of a tag in this note; words are said when there is one.
  private func goToNext(_ tag: String, words: String?) {
    guard let note else { return }
    var options = SearchOptions()
    options.isPattern = true
    // It ends where a longer tag would go on.
    let end = "([^\\w/-]|$)"
    note.editor.perform(.edit(.moveForward))
    let isFound = (try? note.editor.find(TagFinder.pattern(tag) + end, options: options)) == true
    if isFound { note.editor.goToSelectionStart() }
    note.editor.endSearch()
    if let words { tell(.hint(words)) }
  }
}

/// Looks for a tag in files.
enum TagFinder {
  /// In bytes: what of a file is looked at.
  private static let most = 1 << 20

  /// Whether a note has a tag. Letters of ASCII are found whatever their case.
  static func has(_ tag: String, inFileAt path: String) -> Bool {
    guard let content = try? NoteContent.load(path, firstBytes: most),
      case .plain(let text) = content.kind
    else { return false }
    return has(Array(tag.utf8), in: text.bytes(in: 0..<min(most, text.count)))
  }

  /// Whether a tag, with its `#`, is in a text as a tag of its own.
  static func has(_ tag: [UInt8], in text: [UInt8]) -> Bool {
    guard text.count >= tag.count else { return false }
    for start in 0...(text.count - tag.count) where text[start] == tag[0] {
      let end = start + tag.count
      guard start == 0 || !isPart(text[start - 1]), end == text.count || !isPart(text[end]) else {
        continue
      }
      if zip(text[start..<end], tag).allSatisfy({ small($0) == small($1) }) { return true }
    }
    return false
  }

  /// The tag as a regular expression.
  static func pattern(_ tag: String) -> String {
    tag.map { $0.isLetter || $0.isNumber ? String($0) : "\\" + String($0) }.joined()
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    let sign = UnicodeScalar(byte)
    return byte >= 0x80 || sign == "-" || sign == "_" || sign == "/" || sign == "#"
      || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(small(byte))
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
