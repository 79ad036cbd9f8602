/// Why a file is not shown as a picture.
public enum PictureError: Error, Hashable, Sendable {
  /// There is no such file, or it cannot be read: the system's error number.
  case unreadable(errorNumber: Int32)
  /// It is a folder, a device or a pipe.
  case notAFile
  /// It has more bytes than are read.
  case tooLong
  /// It has more pixels than are decoded.
  case tooManyPixels
  /// It is none of the kinds that are known.
  case unknownKind
  /// It is of a known kind, but one that is not shown.
  case unsupported(PictureKind)
  /// It is cut off or damaged.
  case damaged(PictureKind)
  /// It is made so that decoding it would take very long.
  case tooMuchWork(PictureKind)
  case noMemory

  /// What is wrong, in words that follow the file's name.
  public var words: String {
    switch self {
    case .unreadable: "cannot be read"
    case .notAFile: "is not a file"
    case .tooLong: "is too large to be shown"
    case .tooManyPixels: "has too many pixels to be shown"
    case .unknownKind: "is not a picture of a known kind"
    case .unsupported(let kind): "is a kind of \(kind.rawValue) that cannot be shown"
    case .damaged(let kind): "is a damaged \(kind.rawValue)"
    case .tooMuchWork(let kind): "is a \(kind.rawValue) that would take too long"
    case .noMemory: "needs more memory than there is"
    }
  }
}

/// What a picture is written as.
public enum PictureKind: String, Hashable, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"

  /// The kind by the first bytes; nil where they are those of none.
  public init?(of bytes: [UInt8]) {
    func starts(with text: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text)
    }
    if starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts(with: Array("GIF87a".utf8)) || starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if starts(with: Array("RIFF".utf8)), starts(with: Array("WEBP".utf8), at: 8) {
      self = .webp
    } else {
      return nil
    }
  }
}
