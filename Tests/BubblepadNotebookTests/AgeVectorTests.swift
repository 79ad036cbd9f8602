import CursesSecrets
import CursesText
import Testing

@testable import BubblepadNotebook

/// The scrypt vectors of the age test kit: each says what opening it must lead to.
@Suite struct AgeVectorTests {
  static let folder = String(#filePath.dropLast("AgeVectorTests.swift".count)) + "Data/age"

  struct Vector {
    var fields: [String: String] = [:]
    var file: [UInt8] = []

    init(_ name: String) throws {
      let bytes = try SafeFile.load("\(AgeVectorTests.folder)/\(name)").text.bytes
      var rest = bytes[...]
      while let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = rest[(end + 1)...]
        if line.isEmpty { break }
        guard let colon = line.firstIndex(of: ":") else { continue }
        fields[String(line[..<colon])] = String(line[colon...].dropFirst(2))
      }
      file = Array(rest)
    }
  }

  static let names = (Folder.names(in: folder) ?? []).sorted()

  @Test func allVectorsAreThere() { #expect(Self.names.count == 26) }

  @Test(arguments: names)
  func openingLeadsToWhatTheVectorSays(name: String) throws {
    let vector = try Vector(name)
    let passphrase = SecretBytes(copying: Array((vector.fields["passphrase"] ?? "").utf8))
    var outcome = "success"
    do {
      let text = try LockedNote.open(SourceText(bytes: vector.file), passphrase: passphrase)
      #expect(ContentHash(text).hex == vector.fields["payload"])
    } catch {
      outcome = Self.outcome(error)
    }
    #expect(outcome == vector.fields["expect"])
  }

  static func outcome(_ error: LockedNoteError) -> String {
    switch error {
    case .wrongPassphrase, .lockedForKey: "no match"
    case .changedHeader: "HMAC failure"
    case .damagedText: "payload failure"
    case .damagedArmor: "armor failure"
    case .damagedHeader, .notLocked, .tooMuchWork, .tooMuchMemory: "header failure"
    case .notEnoughMemory, .cancelled: "none"
    }
  }

  /// Every header that can be read is written again byte for byte.
  @Test(arguments: names)
  func headersRoundTrip(name: String) throws {
    var file = try Vector(name).file
    if AgeArmor.isArmored(file) {
      let binary = try AgeArmor.decode(file)
      #expect(try AgeArmor.decode(AgeArmor.encode(binary)) == binary)
      file = binary
    }
    guard let (header, end) = try? AgeHeader.parse(file) else { return }
    #expect(header.bytes == Array(file[..<end]))
  }
}
