import Crypto
import CursesSecrets
import CursesText
import FoundationEssentials

/// Notes locked with a passphrase: age files (version 1, scrypt recipient), which the `age` program
/// opens, and files made by `age -p` open here.
///
/// A passphrase is its UTF-8 bytes as typed; nothing is normalised, as in `age`. Every lock uses a new
/// file key and a new salt, so that each takes a whole scrypt run.
///
/// The two functions here block for about a second at the usual work; the asynchronous ones in
/// `LockedNote+Async.swift` are for the app. What is in memory besides secrets: the opened text's rope
/// chunks, which are freed but not wiped. Hold a `CoreDumpGuard` as long as it is open.
public enum LockedNote {
  /// log₂ of the scrypt work, as `age` has it: 256 MB and somewhat under a second.
  public static let defaultWork = 18
  /// More is refused, 2 GB: a file could otherwise ask for all memory.
  public static let maximumWork = 21

  /// Whether a file is locked, judged by its first kilobyte.
  public static func isLocked(_ start: some Collection<UInt8>) -> Bool {
    start.starts(with: AgeHeader.version) || AgeArmor.isArmored(start)
  }

  /// Whether a file is locked.
  public static func isLocked(_ text: SourceText) -> Bool {
    isLocked(text.bytes(in: 0..<min(1024, text.count)))
  }

  /// Whether a locked note is in its text form.
  public static func isArmored(_ text: SourceText) -> Bool {
    AgeArmor.isArmored(text.bytes(in: 0..<min(1024, text.count)))
  }

  /// Whether a file is, as far as can be told without its passphrase, a text that is not locked itself: it is one
  /// of that length. So the text loses nothing when the file goes.
  static func isLock(_ file: SourceText, of text: SourceText) -> Bool {
    guard !isLocked(text), file.bytes(in: 0..<min(1024, file.count)).starts(with: AgeHeader.version)
    else { return false }
    guard let (_, end) = try? AgeHeader.parse(file.bytes) else { return false }
    return file.count - end == 16 + AgeStream.sealedCount(of: text.count)
  }

  /// Opens a locked note.
  public static func open(
    _ file: SourceText, passphrase: SecretBytes, maximumWork: Int = maximumWork
  ) throws(LockedNoteError) -> SourceText {
    try open(file, passphrase: passphrase, maximumWork: maximumWork) { _ in }
  }

  /// Locks a text.
  ///
  /// - Parameter isArmored: whether the file is text (a third larger) instead of binary.
  public static func lock(
    _ text: SourceText, passphrase: SecretBytes, work: Int = defaultWork, isArmored: Bool = false
  ) throws(LockedNoteError) -> SourceText {
    try lock(text, passphrase: passphrase, work: work, isArmored: isArmored) { _ in }
  }

  // MARK: With phases

  static func open(
    _ file: SourceText, passphrase: SecretBytes, maximumWork: Int,
    phase: (LockPhase) throws(LockedNoteError) -> Void
  ) throws(LockedNoteError) -> SourceText {
    var bytes = file.bytes
    if AgeArmor.isArmored(bytes) { bytes = try AgeArmor.decode(bytes) }
    let (header, end) = try AgeHeader.parse(bytes)
    let recipient = try ScryptRecipient(header, maximumWork: maximumWork)
    try ScryptMemory.check(work: recipient.work)
    try phase(.derivingKey(expected: ScryptTiming.expected(work: recipient.work)))
    let wrapKey = try AgeKeys.wrapKey(passphrase, salt: recipient.salt, work: recipient.work)
    guard let fileKey = AgeKeys.unwrap(recipient.body, wrapKey) else { throw .wrongPassphrase }
    try phase(.opening)
    guard isEqual(AgeKeys.headerCode(header, fileKey), header.code) else { throw .changedHeader }
    guard bytes.count - end >= 16 else { throw .damagedText }
    let key = AgeKeys.payloadKey(fileKey, nonce: Array(bytes[end..<end + 16]))
    var text = SourceText()
    try AgeStream.open(bytes[(end + 16)...], key) { plain in
      plain.withUnsafeBytes { memory in
        text.replaceSubrange(text.count..<text.count, with: SourceText(copying: memory))
      }
    }
    return text
  }

  static func lock(
    _ text: SourceText, passphrase: SecretBytes, work: Int, isArmored: Bool,
    phase: (LockPhase) throws(LockedNoteError) -> Void
  ) throws(LockedNoteError) -> SourceText {
    guard (1...maximumWork).contains(work) else { throw .tooMuchWork(work) }
    let fileKey = AgeKeys.newSecret(count: 16)
    let salt = AgeKeys.newSalt(count: 16)
    try phase(.derivingKey(expected: ScryptTiming.expected(work: work)))
    let wrapKey = try AgeKeys.wrapKey(passphrase, salt: salt, work: work)
    try phase(.locking)
    var header = AgeHeader(stanzas: [
      ScryptRecipient(salt: salt, work: work, body: try AgeKeys.wrap(fileKey, wrapKey)).stanza
    ])
    header.code = AgeKeys.headerCode(header, fileKey)
    let nonce = AgeKeys.newSalt(count: 16)
    guard let payload = try? AgeStream.seal(text, AgeKeys.payloadKey(fileKey, nonce: nonce)) else {
      throw .notEnoughMemory
    }
    let bytes = header.bytes + nonce + payload
    return SourceText(bytes: isArmored ? AgeArmor.encode(bytes) : bytes)
  }

  private static func isEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
