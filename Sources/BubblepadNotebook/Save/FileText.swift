import CursesText

/// The characters of a text file, with what is needed to write others in their place.
public struct FileText: Sendable {
  /// The path of the file.
  public let path: String
  /// The state of the file in which it holds the text.
  public let stamp: FileStamp
  /// The text as UTF-8, whatever the encoding.
  public let text: SourceText
  /// How the characters are written on the disk.
  public let encoding: FileEncoding

  /// A text that is known otherwise, such as that of an editor.
  public init(path: String, stamp: FileStamp, text: SourceText, encoding: FileEncoding) {
    (self.path, self.stamp, self.text, self.encoding) = (path, stamp, text, encoding)
  }

  /// The text of a file that was read to its end.
  public init(_ file: LoadedFile) {
    self.init(path: file.path, stamp: file.stamp, text: file.characters, encoding: file.encoding)
  }
}

extension FileEncoding {
  /// The bytes of a text for a file that keeps its encoding.
  ///
  /// - Throws: `FileError` where the encoding lacks a character of the text.
  public func bytes(of text: SourceText, for path: String) throws(FileError) -> SourceText {
    guard let bytes = file(of: text) else {
      throw FileError(.save, path, .missesCharacters(of: rawValue))
    }
    return bytes
  }
}
