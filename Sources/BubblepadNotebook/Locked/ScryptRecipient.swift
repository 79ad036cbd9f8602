/// The one recipient of a file that is locked with a passphrase.
struct ScryptRecipient {
  let salt: [UInt8]
  /// log₂ of scrypt's N.
  let work: Int
  /// The wrapped file key.
  let body: [UInt8]

  init(salt: [UInt8], work: Int, body: [UInt8]) {
    self.salt = salt
    self.work = work
    self.body = body
  }

  /// Reads the recipient of a header. A passphrase must be the only one: whoever knows a second key
  /// could otherwise make a file that seems to come from who knows the passphrase.
  init(_ header: AgeHeader, maximumWork: Int) throws(LockedNoteError) {
    guard let stanza = header.stanzas.first(where: { $0.arguments[0] == "scrypt" }) else {
      throw .lockedForKey
    }
    guard header.stanzas.count == 1 else { throw .damagedHeader("not the only recipient") }
    guard stanza.arguments.count == 3, stanza.body.count == 32,
      let salt = Base64.decode(Array(stanza.arguments[1].utf8)), salt.count == 16
    else { throw .damagedHeader("scrypt recipient") }
    self.init(
      salt: salt, work: try Self.parseWork(stanza.arguments[2], maximumWork), body: stanza.body)
  }

  private static func parseWork(
    _ text: String, _ maximum: Int
  ) throws(LockedNoteError) -> Int {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), text.utf8.first != 0x30,
      let work = Int(text)
    else { throw .damagedHeader("scrypt work") }
    guard work <= maximum else { throw .tooMuchWork(work) }
    return work
  }

  var stanza: AgeHeader.Stanza {
    let salt = String(decoding: Base64.encode(salt), as: UTF8.self)
    return AgeHeader.Stanza(arguments: ["scrypt", salt, String(work)], body: body)
  }
}
