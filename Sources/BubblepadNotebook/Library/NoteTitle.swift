/// The title of a note. It is the name of the file without `.md`: what a person sees in the title
/// field, in the list and in a file manager is the same, and renaming the title renames the file.
public enum NoteTitle {
  /// Why a title cannot be used.
  public enum Problem: Sendable, Equatable, CustomStringConvertible {
    case empty
    case taken(String)
    /// Characters that names of files do not have, here or on other systems.
    case unportable([Character])
    /// It has a character that no wiki link can name.
    case unlinkable
    case controlCharacter
    case leadingDot
    case tooLong

    /// One sentence for the status bar.
    public var description: String {
      switch self {
      case .empty: "A note needs a title."
      case .taken(let title): "There is already a note called \(FilePath.printable(title))."
      case .unportable(let signs):
        "Names of files have no \(signs.map { "“\($0)”" }.joined(separator: " or "))."
      case .unlinkable: "A name has no #, ^, [, ] or |: links could not name it."
      case .controlCharacter: "A title cannot contain tabs or control characters."
      case .leadingDot: "A file whose name starts with a dot would be hidden."
      case .tooLong: "This title is too long for a file name; shorten it."
      }
    }

    /// The same in a few words, for the room beside the title.
    public var shortWords: String {
      switch self {
      case .empty: "✗ Type a title"
      case .taken: "✗ Taken, change it"
      case .unportable(let signs):
        "“\(String(signs))” \(signs.count > 1 ? "become" : "becomes") “-”"
      case .unlinkable: "✗ No # ^ [ ] |"
      case .controlCharacter: "✗ No tabs, please"
      case .leadingDot: "✗ No dot at the start"
      case .tooLong: "✗ Too long"
      }
    }

    /// Whether it is about a sign that another one can stand for.
    public var isOfSign: Bool {
      switch self {
      case .unportable: true
      default: false
      }
    }
  }

  /// What titles are written to.
  public static let fileExtension = ".md"
  /// Endings of files that are notes, longest first.
  static let knownExtensions = [".md.age", ".markdown", ".md", ".txt", ".age"]

  /// Whether a file is read as Markdown, as far as its name says.
  public static func isMarkdown(_ path: String) -> Bool { TextKind(path: path) == .markdown }

  /// Whether a program made a file to be edited, such as `crontab -e` and git do, or reads it as its
  /// settings: a Makefile, what lies in `/etc`.
  static func isOfAProgram(_ path: String, _ name: String) -> Bool {
    (programFolders + temporaryFolders).contains { path.hasPrefix($0) } || name.hasSuffix("file")
      || isOfGit(path) || isMessage(name)
  }

  /// Whether git hands over a file of this name, wherever its folder is.
  private static func isMessage(_ name: String) -> Bool {
    name.hasSuffix("_editmsg") || messageNames.contains(name)
  }

  private static let messageNames: Set<String> = [
    "edit_description", "git-rebase-todo", "merge_msg", "squash_msg",
  ]

  private static let programFolders = ["/etc/", "/var/spool/", "/proc/", "/sys/"]
  private static let temporaryFolders = ["/tmp/", "/var/tmp/", "/dev/shm/", "/run/"]

  private static func isOfGit(_ path: String) -> Bool {
    path.split(separator: "/").contains(".git")
  }

  /// Whether a program hands over a file for this once, as git, `crontab -e` and `pass edit` do: the next
  /// time another text is there, or nothing.
  public static func isForOnce(_ path: String) -> Bool {
    guard !isMarkdown(path) else { return false }
    return isOfGit(path) || temporaryFolders.contains { path.hasPrefix($0) }
  }

  /// Whether another program seems to have made a file for the person to write in, whatever its name: in
  /// git's folder or among temporary files.
  ///
  /// - Parameter temporaryFolder: where else temporary files are: the value of `TMPDIR`.
  public static func isHandedOver(_ path: String, temporaryFolder: String? = nil) -> Bool {
    var folders = temporaryFolders
    if var folder = temporaryFolder, folder.hasPrefix("/") {
      while folder.count > 1, folder.last == "/" { folder.removeLast() }
      if folder != "/" { folders.append(folder + "/") }
    }
    let name = FilePath.name(of: path).lowercased()
    return isOfGit(path) || isMessage(name) || folders.contains { path.hasPrefix($0) }
  }

  /// The title a file name stands for.
  public static func title(ofFileName name: String) -> String {
    guard let ending = knownExtensions.first(where: { hasEnding($0, name) }) else { return name }
    return String(Substring(name.utf8.dropLast(ending.utf8.count)))
  }

  /// Whether a file name has a known ending and something before it, in letters of any case.
  static func hasEnding(_ ending: String, _ name: String) -> Bool {
    guard name.utf8.count > ending.utf8.count else { return false }
    return zip(name.utf8.reversed(), ending.utf8.reversed()).allSatisfy { byte, wanted in
      byte == wanted || (0x41...0x5A).contains(byte) && byte | 0x20 == wanted
    }
  }

  /// The title of a file as it is shown: one that is no Markdown keeps its ending, so that `README.txt` is not
  /// taken for `README.md`.
  public static func shownTitle(ofFileName name: String) -> String {
    let title = title(ofFileName: name)
    return title == name || isMarkdown(name) ? title : name
  }

  /// The ending of a file name that `title(ofFileName:)` takes away.
  public static func ending(ofFileName name: String) -> String {
    String(name.dropFirst(title(ofFileName: name).count))
  }

  /// What is wrong with a title, or nil.
  ///
  /// Space at its ends is not part of a title. Titles that differ in case or accents' spelling alone
  /// are the same, because they would be the same file on other systems.
  ///
  /// - Parameters:
  ///   - others: the titles of the other notes in the folder, without the note's own.
  ///   - ending: what the file name has behind the title.
  public static func problem(
    with title: String, others: some Sequence<String>, ending: String = fileExtension
  ) -> Problem? {
    let title = trimmed(title)
    if title.isEmpty { return .empty }
    if title.utf8.contains(UInt8(ascii: "/")) { return .unportable(["/"]) }
    if title.unicodeScalars.contains(where: FilePath.isControl) { return .controlCharacter }
    if title.hasPrefix(".") { return .leadingDot }
    if title.utf8.count + ending.utf8.count > 255 { return .tooLong }
    let wanted = title.lowercased()
    if let other = others.first(where: { $0.lowercased() == wanted }) { return .taken(other) }
    return nil
  }

  /// A title without the space at its ends.
  public static func trimmed(_ title: String) -> String {
    let start = title.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// A title without the `#` signs and the blank with which Markdown begins a heading.
  public static func withoutHeadingSigns(_ title: String) -> String {
    let title = trimmed(title)
    let words = title.drop { $0 == "#" }
    guard title.count - words.count <= 6, words.first?.isWhitespace == true else { return title }
    return trimmed(String(words))
  }

  /// A title with a hyphen for every character that no file name can have on one system or another: a date such
  /// as 25/11 stays one.
  ///
  /// - Parameter old: the title that the file has: what stands in that is left.
  public static func portable(_ title: String, keeping old: String) -> String {
    String(title.map { isUnportable($0, in: old) ? "-" : $0 })
  }

  /// What is said where a typed title got another for that reason.
  public static func portableWords(for title: String, now new: String) -> String {
    let signs = zip(title, new).filter { $0 != $1 }.map { "“\($0.0)”" }
    let all = signs.indices.filter { signs.firstIndex(of: signs[$0]) == $0 }.map { signs[$0] }
    return "Names of files have no \(all.joined(separator: " or ")): the title is “\(new)” now."
  }

  /// The characters of a typed title that file names cannot have on one system or another.
  public static func unportable(in title: String, keeping old: String) -> Problem? {
    var signs: [Character] = []
    for sign in title where isUnportable(sign, in: old) && !signs.contains(sign) {
      signs.append(sign)
    }
    return signs.isEmpty ? nil : .unportable(signs)
  }

  /// Whether a typed title has a character that no wiki link can name, and that the old one has not.
  public static func unlinkable(in title: String, keeping old: String) -> Problem? {
    title.contains { unlinkable.contains($0) && !old.contains($0) } ? .unlinkable : nil
  }

  /// What is wrong with a name that a note, a folder or another file is to have; nil for nothing.
  ///
  /// - Parameter old: the name that it has: what stands in that is left.
  package static func problem(
    withNew name: String, keeping old: String = "", ending: String = fileExtension
  ) -> Problem? {
    problem(with: name, others: EmptyCollection(), ending: ending)
      ?? unlinkable(in: name, keeping: old)
  }

  private static let unlinkable: Set<Character> = ["#", "^", "[", "]", "|"]

  private static func isUnportable(_ sign: Character, in old: String) -> Bool {
    sign == "/" || !old.contains(sign) && sign.unicodeScalars.contains(where: forbidden.contains)
  }

  /// A usable title near to any text, such as the first line of a note.
  ///
  /// Letters of all scripts stay. Slashes, control characters and what other systems forbid
  /// (`\ : * ? " < > |`) become hyphens, what no wiki link can name (`# ^ [ ]`) goes, runs of space one space; dots and spaces at the ends go; a name
  /// that Windows keeps for itself (`con`, `nul`, …) gets " note" behind it. What is too long is cut
  /// between characters, nothing becomes "Untitled", and a number is added until no other note is
  /// called so.
  public static func suggestion(
    for text: String, others: some Sequence<String>, ending: String = fileExtension
  ) -> String {
    var title = text.filter { $0 == "|" || !unlinkable.contains($0) }.map {
      character -> Character in
      if character.isWhitespace { return " " }
      let isForbidden = character.unicodeScalars.contains {
        FilePath.isControl($0) || forbidden.contains($0)
      }
      return isForbidden ? "-" : character
    }.reduce(into: "") { result, character in
      if character != " " || result.last != " " { result.append(character) }
    }
    title = trimmingDots(title).prefixOfBytes(255 - ending.utf8.count - " 9999".utf8.count)
    title = trimmingDots(title)
    if title.isEmpty { title = "Untitled" }
    if reserved.contains(title.lowercased()) { title += " note" }
    return free(title, others: others, ending: ending)
  }

  /// A title as it is, with a number behind it where another note is called so.
  public static func free(
    _ title: String, others: some Sequence<String>, ending: String = fileExtension
  ) -> String {
    let title = title.prefixOfBytes(255 - ending.utf8.count - " 9999".utf8.count)
    let taken = Set(others.map { $0.lowercased() })
    var candidate = title
    var number = 2
    while taken.contains(candidate.lowercased()) {
      candidate = "\(title) \(number)"
      number += 1
    }
    return candidate
  }

  private static func trimmingDots(_ title: String) -> String {
    let isEdge: (Character) -> Bool = { $0 == "." || $0.isWhitespace }
    let start = title.drop(while: isEdge)
    guard let last = start.lastIndex(where: { !isEdge($0) }) else { return "" }
    return String(start[...last])
  }

  private static let forbidden: Set<Unicode.Scalar> = [
    "/", "\\", ":", "*", "?", "\"", "<", ">", "|",
  ]

  private static let reserved: Set<String> = {
    var names: Set<String> = ["con", "prn", "aux", "nul"]
    for digit in 1...9 { names.formUnion(["com\(digit)", "lpt\(digit)"]) }
    return names
  }()
}
