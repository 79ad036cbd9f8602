/// The text form of an age file: strict PEM, as the age specification has it.
enum AgeArmor {
  private static let begin = Array("-----BEGIN AGE ENCRYPTED FILE-----".utf8)
  private static let end = Array("-----END AGE ENCRYPTED FILE-----".utf8)
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// Whether a file is armoured, judged by its first bytes. Space before the first line is allowed.
  static func isArmored(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.prefix(1024).drop { blanks.contains($0) }.starts(with: begin)
  }

  /// The text form of a binary age file.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let letters = Base64.encode(bytes, isPadded: true)
    var lines = begin + [0x0A]
    for start in stride(from: 0, to: letters.count, by: 64) {
      lines += letters[start..<min(start + 64, letters.count)]
      lines.append(0x0A)
    }
    return lines + end + [0x0A]
  }

  /// The binary file in an armoured one.
  static func decode(_ bytes: [UInt8]) throws(LockedNoteError) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    lines = lines.drop { $0.allSatisfy { blanks.contains($0) } }
    while let last = lines.last, last.allSatisfy({ blanks.contains($0) }) { lines.removeLast() }
    let trimmed = lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
    guard let first = trimmed.first, first.elementsEqual(begin) else {
      throw .damagedArmor("no first line")
    }
    guard trimmed.count > 1, let last = trimmed.last, trimmingBlanks(last).elementsEqual(end) else {
      throw .damagedArmor("no last line")
    }
    var result: [UInt8] = []
    let body = trimmed.dropFirst().dropLast()
    for (index, line) in body.enumerated() {
      let isLast = index == body.count - 1
      guard line.count == 64 || (isLast && (1...64).contains(line.count)) else {
        throw .damagedArmor("a line of \(line.count) letters")
      }
      guard let part = Base64.decodePadded(line), isLast || part.count == 48 else {
        throw .damagedArmor("letters that are not canonical")
      }
      result += part
    }
    return result
  }

  private static func trimmingBlanks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, blanks.contains(last) { line.removeLast() }
    return line
  }
}
