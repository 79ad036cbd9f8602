import CursesCLibrary
import CursesText

/// Turns records into the bytes of a journal file: the header and the base before the first of them.
struct JournalWriter {
  private let header: JournalHeader
  private let base: JournalBase
  private let cipher: JournalCipher?
  /// How many sealed records there are; 0 as long as the header is not written.
  private var number: UInt64 = 0
  private var isStarted = false

  init(_ base: JournalBase, _ key: JournalKey?) {
    let encryption = key?.newEncryption()
    header = JournalHeader(
      path: base.path ?? "", stamp: base.stamp, base: ContentHash(base.lockedFile ?? base.text),
      owner: .current, created: now(), encryption: encryption)
    cipher = encryption.flatMap { encryption in key?.cipher(for: encryption) }
    self.base = base
  }

  mutating func bytes(for records: [JournalRecord]) -> [UInt8] {
    var bytes: [UInt8] = []
    if !isStarted {
      isStarted = true
      bytes += JournalHeader.magic + JournalFrame.wrap(header.bytes)
      if base.stamp == nil || cipher != nil || base.text.count <= Journal.fullCopyLimit {
        bytes += framed(.base(base.text.bytes))
      }
    }
    for record in records { bytes += framed(record) }
    return bytes
  }

  private mutating func framed(_ record: JournalRecord) -> [UInt8] {
    guard let cipher else { return JournalFrame.wrap(record.bytes) }
    if case .saving = record { return JournalFrame.wrap(record.bytes) }
    defer { number += 1 }
    // Sealing fails for texts of 256 GB; such a record is left out rather than written in the open.
    return cipher.seal(record.bytes, number: number).map(JournalFrame.wrap) ?? []
  }
}

/// Nanoseconds since 1970.
func now() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
