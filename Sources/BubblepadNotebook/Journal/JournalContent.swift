import CursesText

/// What can be read from the bytes of a journal, however they ended.
struct JournalContent {
  let header: JournalHeader
  /// The records of the text as they lie in the file, sealed if the journal is encrypted.
  let bodies: [[UInt8]]
  /// The saves that were begun: the hash of the file, and how many edits are in it.
  let saves: [(hash: ContentHash, edits: Int)]
  /// Whether the file could be read to its end.
  let isWhole: Bool

  /// Nil if not even the header is whole.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: JournalHeader.magic) else { return nil }
    let (frames, isWhole) = JournalFrame.unwrap(bytes[JournalHeader.magic.count...])
    guard let first = frames.first, let header = JournalHeader(first) else { return nil }
    self.header = header
    let records = frames.dropFirst()
    bodies = records.filter { !JournalRecord.isPlain($0) }
    saves = records.compactMap { body in
      guard case .saving(let hash, let edits)? = JournalRecord(body) else { return nil }
      return (hash, edits)
    }
    let isReadable = header.encryption != nil || bodies.allSatisfy { JournalRecord($0) != nil }
    self.isWhole = isWhole && isReadable
  }

  /// How many edits a file with this hash has in it; 0 where it is none that was saved.
  func editsSaved(inFileWith hash: ContentHash) -> Int {
    saves.last { $0.hash == hash }?.edits ?? 0
  }

  /// The records up to the first that cannot be read.
  ///
  /// - Throws: `wrongPassphrase` if not even the first one opens.
  func records(_ cipher: JournalCipher?) throws(LockedNoteError) -> [JournalRecord] {
    var records: [JournalRecord] = []
    for (number, body) in bodies.enumerated() {
      var plain: [UInt8]? = body
      if header.encryption != nil {
        plain = cipher?.open(body, number: UInt64(number))
        if plain == nil, number == 0 { throw .wrongPassphrase }
      }
      guard let plain, let record = JournalRecord(plain) else { break }
      records.append(record)
    }
    return records
  }
}

/// A text out of a journal.
public struct RecoveredText: Sendable, Equatable {
  /// How much of the truth it is.
  public enum Completeness: Sendable {
    /// The note with all edits; the note on disk is as it was when they were made.
    case complete
    /// The note with all edits, but the note on disk has changed since: offer it as a copy.
    case copy
    /// What was typed, piece by piece, because the text around it is gone.
    case pieces
  }

  /// The text.
  public let text: SourceText
  /// How much of the truth it is.
  public let completeness: Completeness

  init(text: SourceText, completeness: Completeness) {
    self.text = text
    self.completeness = completeness
  }

  /// Replays records.
  ///
  /// - Parameter note: the text on disk, if its hash is the header's.
  init?(_ records: [JournalRecord], unchangedNote note: SourceText?, isNew: Bool) {
    var start: SourceText?
    var edits = records[...]
    if case .base(let bytes)? = records.first {
      start = SourceText(bytes: bytes)
      edits = edits.dropFirst()
    }
    guard !edits.isEmpty || isNew else { return nil }
    if let start = start ?? note, let text = Self.replay(edits, on: start) {
      self.text = text
      completeness = note != nil || isNew ? .complete : .copy
      return
    }
    guard let pieces = Self.pieces(edits) else { return nil }
    text = pieces
    completeness = .pieces
  }

  private static func replay(_ edits: ArraySlice<JournalRecord>, on start: SourceText)
    -> SourceText?
  {
    var text = start
    for case .edit(let range, let inserted) in edits {
      guard range.upperBound <= text.count else { return nil }
      text.replaceSubrange(range, with: inserted)
    }
    return text
  }

  /// What was inserted, joined where typing went on at the end of the last piece.
  private static func pieces(_ edits: ArraySlice<JournalRecord>) -> SourceText? {
    var bytes: [UInt8] = []
    var end = -1
    for case .edit(let range, let inserted) in edits where !inserted.isEmpty {
      if range.lowerBound != end, !bytes.isEmpty { bytes.append(0x0A) }
      bytes += inserted
      end = range.lowerBound + inserted.count
    }
    return bytes.isEmpty ? nil : SourceText(bytes: bytes)
  }
}
