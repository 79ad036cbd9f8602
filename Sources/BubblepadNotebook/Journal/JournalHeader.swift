/// The first record of a journal: which note, which state of it, and who writes.
///
/// It is never encrypted. For a locked note it therefore holds the hash of the locked file, not of the
/// text, so that nobody can test a guess at the text against it.
struct JournalHeader: Equatable {
  static let version: UInt8 = 1
  static let magic = Array("bubblepad journal\n".utf8)

  /// How to get the key of an encrypted journal from the note's passphrase.
  struct Encryption: Equatable {
    /// The salt and the work of scrypt, once per opening of the note.
    var salt: [UInt8]
    var work: UInt8
    /// Makes the key of this file differ from that of every other with the same scrypt key.
    var fileSalt: [UInt8]
  }

  /// The note's path; empty for a note that was never saved.
  var path: String
  /// The state of the file the edits start from; nil for a note that was never saved.
  var stamp: FileStamp?
  /// The hash of the bytes on disk.
  var base: ContentHash
  var owner: ProcessIdentity
  /// Nanoseconds since 1970.
  var created: Int64
  var encryption: Encryption?

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(Self.version)
    writer.write(owner.id)
    writer.write(owner.started)
    writer.write(created)
    writer.bytes += base.bytes
    writer.write(UInt8(stamp == nil ? 0 : 1))
    if let stamp {
      writer.write(stamp.device)
      writer.write(stamp.inode)
      writer.write(stamp.size)
      writer.write(stamp.modified)
    }
    writer.write(UInt8(encryption == nil ? 0 : 1))
    if let encryption {
      writer.write(counted: encryption.salt)
      writer.write(encryption.work)
      writer.write(counted: encryption.fileSalt)
    }
    writer.write(counted: path.utf8)
    return writer.bytes
  }
}

extension JournalHeader {
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.read(UInt8.self) == Self.version, let id = reader.read(Int32.self),
      let started = reader.read(UInt64.self), let created = reader.read(Int64.self),
      let hash = reader.read(count: 32), let base = ContentHash(bytes: hash),
      let hasStamp = reader.read(UInt8.self)
    else { return nil }
    self.init(
      path: "", stamp: nil, base: base, owner: ProcessIdentity(id: id, started: started),
      created: created, encryption: nil)
    if hasStamp == 1 {
      guard let stamp = Self.stamp(&reader) else { return nil }
      self.stamp = stamp
    }
    guard let isEncrypted = reader.read(UInt8.self) else { return nil }
    if isEncrypted == 1 {
      guard let salt = reader.readCounted(), let work = reader.read(UInt8.self),
        let fileSalt = reader.readCounted(), Int(work) <= LockedNote.maximumWork, work > 0
      else { return nil }
      encryption = Encryption(salt: salt, work: work, fileSalt: fileSalt)
    }
    guard let path = reader.readCounted(), reader.remaining == 0 else { return nil }
    self.path = String(decoding: path, as: UTF8.self)
  }

  private static func stamp(_ reader: inout ByteReader) -> FileStamp? {
    guard let device = reader.read(UInt64.self), let inode = reader.read(UInt64.self),
      let size = reader.read(Int64.self), let modified = reader.read(Int64.self)
    else { return nil }
    return FileStamp(device: device, inode: inode, size: size, modified: modified)
  }
}
