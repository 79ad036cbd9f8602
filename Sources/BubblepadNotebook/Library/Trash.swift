import CursesCLibrary

/// The trash of the desktop (freedesktop.org trash specification 1.0): what is deleted here can be
/// restored by any file manager.
public struct Trash: Sendable {
  /// `$XDG_DATA_HOME/Trash`.
  public let path: String
  let origins: StateFile<TrashOrigins>?

  /// The trash in a person's data folder.
  public init(dataHome: String) { self.init(dataHome: dataHome, origins: nil) }

  /// - Parameter origins: what says where the notes of a notebook's own trash lay.
  init(dataHome: String, origins: StateFile<TrashOrigins>?) {
    path = FilePath.join(dataHome, "Trash")
    self.origins = origins
  }

  /// Moves a file to the trash and returns where it lies now.
  ///
  /// Files on another disk go to `.Trash-UID` at that disk's top, because a move there cannot fail
  /// half-way as a copy could.
  public func move(_ file: String, at time: LocalTime) throws(FileError) -> String {
    guard let source = FilePath.inResolvedFolder(file) else {
      throw FileError(.delete, file, errno: errno)
    }
    try PrivateFolder.create(FilePath.join(path, "files"), for: .delete)
    try PrivateFolder.create(FilePath.join(path, "info"), for: .delete)
    do {
      return try Self.move(source, named: source, into: path, time)
    } catch {
      guard error.reason == .system(EXDEV) else { throw error }
    }
    let top = Self.top(of: FilePath.folder(of: source))
    let trash = FilePath.join(top, ".Trash-\(getuid())")
    try PrivateFolder.create(FilePath.join(trash, "files"), for: .delete)
    try PrivateFolder.create(FilePath.join(trash, "info"), for: .delete)
    let relative = source.dropFirst(top.count).drop { $0 == "/" }
    return try Self.move(source, named: String(relative), into: trash, time)
  }

  /// The page is written first and claims the name, as the specification wants it.
  private static func move(
    _ source: String, named original: String, into trash: String, _ time: LocalTime
  ) throws(FileError) -> String {
    let page =
      "[Trash Info]\nPath=\(percentEncoded(original))\nDeletionDate=\(time.isoText)\n"
    let name = FilePath.name(of: source).prefixOfBytes(230)
    for number in 1...10_000 {
      let free = number == 1 ? name : "\(number) \(name)"
      let info = FilePath.join(trash, "info/\(free).trashinfo")
      guard let file = OpenFile(info, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600) else {
        if errno == EEXIST { continue }
        throw FileError(.delete, source, errno: errno)
      }
      let target = FilePath.join(trash, "files/\(free)")
      if file.write(.init(page)), file.sync(),
        NewPath.rename(source, toFree: target)
      {
        _ = syncFolder(FilePath.folder(of: source))
        return target
      }
      let code = errno
      unlink(info)
      if code != EEXIST { throw FileError(.delete, source, errno: code) }
    }
    throw FileError(.delete, source, .alreadyExists)
  }

  /// The highest folder on the same disk.
  static func top(of folder: String) -> String {
    var top = folder
    while top != "/" {
      let above = FilePath.folder(of: top)
      guard let here = FileStamp(ofFileAt: top), let there = FileStamp(ofFileAt: above),
        here.device == there.device
      else { break }
      top = above
    }
    return top
  }

  static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { result, byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "/-_.~".contains(character) {
        result.append(character)
      } else {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}

extension NotebookPlaces {
  /// The trash.
  public var trash: Trash {
    Trash(dataHome: dataHome, origins: StateFile("trash-origins", in: self))
  }
}
