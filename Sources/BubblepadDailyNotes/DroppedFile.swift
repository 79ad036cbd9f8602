import BubblepadNotebook
import CursesCLibrary

/// A picture or another file for notes whose path was pasted: so terminals paste what is dropped onto them.
package struct DroppedFile: Equatable, Sendable {
  /// The whole path.
  package let path: String

  /// In bytes: no path is longer.
  private static let most = 4096

  /// Nil for everything but the path of one file that Obsidian takes for an attachment.
  ///
  /// - Parameter bytes: the path as it is, between quotation marks, with backslashes, or as a `file:` address.
  package init?(pasted bytes: [UInt8]) {
    guard bytes.count <= Self.most else { return nil }
    let text = NoteTitle.trimmed(String(decoding: bytes, as: UTF8.self))
    guard !text.contains(where: \.isNewline),
      let path = Self.readings(of: text).first(where: Self.isAttachment)
    else { return nil }
    self.path = path
  }

  private static func readings(of text: String) -> [String] {
    if text.hasPrefix("file://") { return [String(text.dropFirst(7)).percentDecoded] }
    return [text, unquoted(text)]
  }

  /// As a shell reads it.
  private static func unquoted(_ text: String) -> String {
    var (result, quote): (String, Character?) = ("", nil)
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if character == "\\", quote != "'", let next = rest.popFirst() {
        result.append(next)
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static let endings: Set = [
    "avif", "bmp", "gif", "jpeg", "jpg", "png", "svg", "webp", "flac", "m4a", "mp3", "ogg", "wav",
    "webm", "3gp", "mkv", "mov", "mp4", "ogv", "pdf",
  ]

  private static func isAttachment(_ path: String) -> Bool {
    guard path.hasPrefix("/"), let dot = path.lastIndex(of: "."),
      endings.contains(path[dot...].dropFirst().lowercased())
    else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  // MARK: Copying

  /// Whether copying it may take longer than a key should wait.
  package var isLarge: Bool { (FileStamp(ofFileAt: path)?.size ?? 0) > 8 << 20 }

  /// Copies the file into a folder, under a name that nothing there has. Returns the path of the copy.
  package func copy(into folder: String) throws(FileError) -> String {
    let name = path.lastComponent
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    for number in 0..<1000 {
      let tail = number == 0 ? "" : " \(number)"
      let target = folder + "/" + name[..<dot] + tail + name[dot...]
      if try copy(to: target) { return target }
    }
    throw FileError(.create, folder, errno: EEXIST)
  }

  /// Returns false where there is a file already.
  private func copy(to target: String) throws(FileError) -> Bool {
    guard let source = OpenFile(path, O_RDONLY) else {
      throw FileError(.read, path, errno: errno)
    }
    guard let copy = OpenFile(target, O_WRONLY | O_CREAT | O_EXCL, mode: 0o644) else {
      if errno == EEXIST { return false }
      throw FileError(.create, target, errno: errno)
    }
    guard Self.copyAll(of: source, to: copy) else {
      let failure = errno
      unlink(target)
      throw FileError(.duplicate, target, errno: failure)
    }
    return true
  }

  /// Returns false with `errno` set.
  private static func copyAll(of source: borrowing OpenFile, to copy: borrowing OpenFile) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    while true {
      let count = bytes.withUnsafeMutableBytes { source.read(into: $0) }
      // Some file systems have nothing to sync.
      guard count > 0 else { return count == 0 && (copy.sync() || errno == EINVAL) }
      guard bytes[..<count].withUnsafeBytes({ copy.write($0) }) else { return false }
    }
  }
}
