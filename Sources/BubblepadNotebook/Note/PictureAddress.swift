/// Where an image of a note leads, as far as it is a file.
package enum PictureAddress {
  /// The path of the file that an address names, from the folder of the note; nil for everything that
  /// has a scheme or a host, and for nothing.
  ///
  /// An address is written as in the web: `%20` is a space.
  package static func path(of address: String, inFolder folder: String) -> String? {
    guard !address.isEmpty, !address.hasPrefix("//"), !address.hasPrefix("#"), !hasScheme(address)
    else { return nil }
    let name = address.percentDecoded
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    return name.hasPrefix("/") ? name : folder + "/" + name
  }

  /// The name of a picture that an address of the web leads to, its host where that has none; nil for other addresses.
  package static func nameOnWeb(_ address: String) -> String? {
    let schemes = ["http://", "https://"]
    guard let scheme = schemes.first(where: address.lowercased().hasPrefix) else { return nil }
    let path = address.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map { FilePath.printable(String($0).percentDecoded) }
  }

  /// Whether an address ends as pictures do.
  package static func isPicture(_ address: String) -> Bool {
    let ending = address.split(separator: ".").last?.lowercased() ?? ""
    return address.contains(".") && endings.contains(ending)
  }

  private static let endings: Set = [
    "avif", "bmp", "gif", "heic", "jpeg", "jpg", "png", "svg", "tif", "tiff", "webp",
  ]

  /// Letters, digits, `+`, `-` and `.` up to a colon, after a letter (RFC 3986, 3.1).
  private static func hasScheme(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = address.utf8[..<colon]
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    guard let first = scheme.first, isLetter(first) else { return false }
    return scheme.allSatisfy { byte in
      isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
  }
}
