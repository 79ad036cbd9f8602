import CursesCLibrary

/// The accounts of this machine, as `/etc/passwd` lists them.
///
/// The C library's own look-up loads further libraries while the program runs, which a statically linked
/// one may not find.
package struct AccountFile {
  private let text: String

  package init(text: String) { self.text = text }

  /// The machine's; empty where it cannot be read.
  package static var system: AccountFile {
    let bytes = FileProbe.system.start("/etc/passwd", 1 << 20) ?? []
    return AccountFile(text: String(decoding: bytes, as: UTF8.self))
  }

  /// A user's home folder; nil where none is listed.
  package func home(ofUser user: uid_t) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 6, uid_t(parts[2]) == user, parts[5].first == "/" else { continue }
      return String(parts[5])
    }
    return nil
  }
}
