import CursesCLibrary

/// The names of the files that are written beside a note before they take its place.
///
/// `.Groceries.md.4711-88123-5f3a…-9e01….bubblepad~`: hidden, and it says for which file it was written, by
/// which process, and which state of the file it takes the place of. So what a killed process left can be
/// told from what another one is writing, and an old text, which has got the name in the exchange, from a new
/// one, which did not reach its place. `-copy` at the end says that it is a whole copy of a note that is being
/// rewritten in place.
struct TemporaryName: Equatable {
  static let suffix = ".bubblepad~"

  /// The name of the note it stands for, shortened where the whole would be too long for the system.
  let note: String
  let owner: ProcessIdentity
  /// A digest of the state of the file that was to be replaced; nil where that was not said.
  let replaced: UInt64?
  let isCopy: Bool

  /// A new name in a folder.
  static func make(
    for path: String, replacing stamp: FileStamp? = nil, isCopy: Bool = false
  ) -> String {
    let owner = ProcessIdentity.current
    let random = UInt64.random(in: .min ... .max).hex
    let replaced = stamp.map { "-" + digest($0).hex } ?? ""
    let copy = isCopy ? "-copy" : ""
    let tail = ".\(owner.id)-\(owner.started)-\(random)\(replaced)\(copy)\(suffix)"
    let name = FilePath.name(of: path).prefixOfBytes(254 - tail.utf8.count)
    return FilePath.join(FilePath.folder(of: path), ".\(name)\(tail)")
  }

  /// Reads a file name; nil if it is no name of this kind.
  init?(_ name: String) {
    guard name.hasPrefix("."), name.hasSuffix(Self.suffix) else { return nil }
    let body = name.dropFirst().dropLast(Self.suffix.count)
    guard let dot = body.lastIndex(of: ".") else { return nil }
    var numbers = body[body.index(after: dot)...].split(separator: "-")
    isCopy = numbers.last == "copy"
    if isCopy { numbers.removeLast() }
    guard (3...4).contains(numbers.count), let id = Int32(numbers[0]),
      let started = UInt64(numbers[1])
    else {
      return nil
    }
    note = String(body[..<dot])
    owner = ProcessIdentity(id: id, started: started)
    replaced = numbers.count == 4 ? UInt64(numbers[3], radix: 16) : nil
  }

  /// Whether a file is the one that was to be replaced: the new text is in its place already.
  func isReplaced(_ stamp: FileStamp) -> Bool { replaced == Self.digest(stamp) }

  /// Sixty-four bits of a state (FNV-1a). The time of change is left out: the exchange changes it.
  private static func digest(_ stamp: FileStamp) -> UInt64 {
    var writer = ByteWriter()
    writer.write(stamp.device)
    writer.write(stamp.inode)
    writer.write(stamp.size)
    writer.write(stamp.modified)
    return writer.bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension String {
  /// As much of the start as fits into a number of UTF-8 bytes without cutting a character.
  func prefixOfBytes(_ limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = startIndex
    var length = 0
    while end < endIndex {
      length += self[end].utf8.count
      if length > limit { break }
      end = index(after: end)
    }
    return String(self[..<end])
  }
}

extension UInt64 {
  /// Sixteen hexadecimal digits.
  var hex: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
