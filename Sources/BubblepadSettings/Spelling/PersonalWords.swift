import CursesCLibrary

/// The person's own words: a file with one on each line, which may be edited by hand.
package struct PersonalWords: Sendable {
  package let path: String?

  package init(path: String?) { self.path = path }

  /// More than this, 1 MB, is not read.
  private static let limit = 1 << 20

  package func read() -> Set<String> {
    guard let path, let bytes = FileProbe.system.start(path, Self.limit) else { return [] }
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
    return Set(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Adds a word. Returns the reason where that cannot be.
  package func add(_ word: String) -> String? {
    guard let path else { return "HOME is not set." }
    let folder = path.parentFolder
    mkdir(folder.parentFolder, 0o700)
    mkdir(folder, 0o700)
    let needsEnd = FileProbe.system.start(path, Self.limit)?.last.map { $0 != 0x0A } ?? false
    guard let file = fopen(path, "ae") else { return systemReason(errno) }
    let isWritten = fputs((needsEnd ? "\n" : "") + word + "\n", file) >= 0
    let isClosed = fclose(file) == 0
    return isWritten && isClosed ? nil : systemReason(errno)
  }
}
