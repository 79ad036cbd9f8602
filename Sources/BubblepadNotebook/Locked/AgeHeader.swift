/// The first part of an age file: who can unwrap the file key, and a code over all of it.
///
/// Format: https://c2sp.org/age. Parsing accepts exactly what the specification allows, so that
/// writing a parsed header gives the same bytes.
struct AgeHeader: Equatable {
  struct Stanza: Equatable {
    var arguments: [String]
    var body: [UInt8]
  }

  static let version = Array("age-encryption.org/v1\n".utf8)

  var stanzas: [Stanza]
  var code: [UInt8] = []

  /// Everything the code is computed over: up to and with the three dashes.
  var authenticatedBytes: [UInt8] {
    var bytes = Self.version
    for stanza in stanzas {
      bytes += Array("-> \(stanza.arguments.joined(separator: " "))\n".utf8)
      let letters = Base64.encode(stanza.body)
      // A last line shorter than 64 ends a body, so a body of whole lines is followed by an empty one.
      for start in stride(from: 0, through: letters.count, by: 64) {
        bytes += letters[start..<min(start + 64, letters.count)] + [0x0A]
      }
    }
    return bytes + Array("---".utf8)
  }

  /// The whole header.
  var bytes: [UInt8] { authenticatedBytes + [0x20] + Base64.encode(code) + [0x0A] }

  /// Reads a header and returns it with the offset of the payload.
  static func parse(_ bytes: [UInt8]) throws(LockedNoteError) -> (header: AgeHeader, end: Int) {
    guard bytes.starts(with: version) else { throw .notLocked }
    var reader = Lines(bytes: bytes, offset: version.count)
    var header = AgeHeader(stanzas: [])
    while true {
      let line = try reader.next()
      if line.starts(with: Array("---".utf8)) {
        header.code = try parseCode(line)
        guard !header.stanzas.isEmpty else { throw .damagedHeader("no recipient") }
        return (header, reader.offset)
      }
      header.stanzas.append(
        Stanza(arguments: try parseArguments(line), body: try parseBody(&reader)))
    }
  }

  private static func parseCode(_ line: ArraySlice<UInt8>) throws(LockedNoteError) -> [UInt8] {
    guard line.starts(with: Array("--- ".utf8)), let code = Base64.decode(line.dropFirst(4)),
      code.count == 32
    else { throw .damagedHeader("last line") }
    return code
  }

  private static func parseArguments(
    _ line: ArraySlice<UInt8>
  ) throws(LockedNoteError) -> [String] {
    guard line.starts(with: Array("-> ".utf8)) else { throw .damagedHeader("recipient line") }
    let words = line.dropFirst(3).split(separator: 0x20, omittingEmptySubsequences: false)
    for word in words {
      guard !word.isEmpty, word.allSatisfy({ (33...126).contains($0) }) else {
        throw .damagedHeader("recipient argument")
      }
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func parseBody(_ reader: inout Lines) throws(LockedNoteError) -> [UInt8] {
    var body: [UInt8] = []
    while true {
      let line = try reader.next()
      guard line.count <= 64, let part = Base64.decode(line) else {
        throw .damagedHeader("recipient body")
      }
      body += part
      if line.count < 64 { return body }
    }
  }

  /// Cuts lines off the front of the header.
  private struct Lines {
    let bytes: [UInt8]
    var offset: Int

    mutating func next() throws(LockedNoteError) -> ArraySlice<UInt8> {
      // No line of a header is long; without a limit a damaged file would be searched to its end.
      let limit = min(bytes.count, offset + 65_536)
      guard let end = bytes[offset..<limit].firstIndex(of: 0x0A) else {
        throw .damagedHeader("line without end")
      }
      defer { offset = end + 1 }
      return bytes[offset..<end]
    }
  }
}
