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
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw FileError(.read, path, errno: errno) }
    defer { close(source) }
    let copy = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard copy >= 0 else {
      if errno == EEXIST { return false }
      throw FileError(.create, target, errno: errno)
    }
    var failure: Int32 = 0
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    reading: while true {
      let count = read(source, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        failure = count < 0 ? errno : 0
        break
      }
      var done = 0
      while done < count {
        let written = bytes[done..<count].withUnsafeBytes { write(copy, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else {
          failure = errno
          break reading
        }
        done += written
      }
    }
    if failure == 0, fsync(copy) != 0, errno != EINVAL { failure = errno }
    if close(copy) != 0, failure == 0 { failure = errno }
    guard failure == 0 else {
      unlink(target)
      throw FileError(.duplicate, target, errno: failure)
    }
    return true
  }
}
