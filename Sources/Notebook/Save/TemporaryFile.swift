import Glibc

/// The names of the files that are written beside a note before they take its place.
///
/// `.Groceries.md.4711-88123-5f3a….bubblepad~`: hidden, and it says for which file it was written and by
/// which process, so that what a killed process left can be told from what another one is writing.
struct TemporaryName: Equatable {
  static let suffix = ".bubblepad~"

  /// The name of the note it stands for, shortened where the whole would be too long for the system.
  let note: String
  let owner: ProcessIdentity

  /// A new name in a folder.
  static func make(for path: String) -> String {
    let owner = ProcessIdentity.current
    let tail = ".\(owner.id)-\(owner.started)-\(UInt64.random(in: .min ... .max).hex)\(suffix)"
    let name = FilePath.name(of: path).prefixOfBytes(254 - tail.utf8.count)
    return FilePath.join(FilePath.folder(of: path), ".\(name)\(tail)")
  }

  /// Reads a file name; nil if it is no name of this kind.
  init?(_ name: String) {
    guard name.hasPrefix("."), name.hasSuffix(Self.suffix) else { return nil }
    let body = name.dropFirst().dropLast(Self.suffix.count)
    guard let dot = body.lastIndex(of: ".") else { return nil }
    let numbers = body[body.index(after: dot)...].split(separator: "-")
    guard numbers.count == 3, let id = Int32(numbers[0]), let started = UInt64(numbers[1]) else {
      return nil
    }
    note = String(body[..<dot])
    owner = ProcessIdentity(id: id, started: started)
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
