/// The parts of a path that is written with slashes. They are cut between bytes: a name that begins with a
/// combining mark makes no other character of the slash before it.
extension String {
  private static var slash: UInt8 { UInt8(ascii: "/") }

  /// The folder a path lies in.
  package var parentFolder: String {
    guard let slash = utf8.lastIndex(of: Self.slash) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The rest of a path from a folder on; nil where it does not lie below it.
  package func below(_ folder: String) -> String? {
    let (own, start) = (utf8, folder.utf8)
    guard own.starts(with: start) else { return nil }
    let end = own.index(own.startIndex, offsetBy: start.count)
    guard end < own.endIndex, own[end] == Self.slash else { return nil }
    return String(Substring(own[own.index(after: end)...]))
  }

  /// What follows the last slash of a path.
  package var lastComponent: String {
    utf8.split(separator: Self.slash).last.map { String(Substring($0)) } ?? self
  }
}
