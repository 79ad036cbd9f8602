/// Files as what looks into all notes reads them.
package enum ScannedFile {
  /// In bytes: a longer note is not looked into.
  package static let most = 32 << 20

  /// All of a file; nil for one that is longer, or cannot be read.
  package static func load(_ path: String) -> LoadedFile? {
    guard let file = try? SafeFile.load(path, firstBytes: most), file.rest == nil else {
      return nil
    }
    return file
  }
}
