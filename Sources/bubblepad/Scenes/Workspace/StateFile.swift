import Glibc

/// A small file in which something is kept from one day to the next.
///
/// It is a convenience: where it cannot be read or written nothing is said.
struct StateFile: Sendable {
  let path: String

  /// The text, up to so many bytes; nil where there is none.
  func read(atMost limit: Int) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  /// Puts a text in the place of the one before, whole or not at all.
  func write(_ text: String) {
    let draft = path + ".new"
    guard let file = fopen(draft, "we") ?? makeFolderAndOpen(draft) else { return }
    let written = fputs(text, file) >= 0
    let isClosed = fclose(file) == 0
    if !written || !isClosed || rename(draft, path) != 0 { unlink(draft) }
  }

  private func makeFolderAndOpen(_ draft: String) -> UnsafeMutablePointer<FILE>? {
    mkdir(path.parentPath.parentPath, 0o700)
    mkdir(path.parentPath, 0o700)
    return fopen(draft, "we")
  }
}
