import CursesCLibrary

/// Paths as strings: cutting and joining them, and resolving links.
package enum FilePath {
  /// The last part of a path.
  package static func name(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return "/" }
    let start = path.utf8[..<last].lastIndex(of: slash).map(path.utf8.index(after:))
    return String(path[(start ?? path.startIndex)...last])
  }

  /// The folder a path lies in.
  package static func folder(of path: String) -> String {
    var end = path.utf8.endIndex
    while let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) {
      // A slash at the end does not separate anything.
      if path.utf8.index(after: slash) == end, slash != path.utf8.startIndex {
        end = slash
        continue
      }
      return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }
    return "."
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The path with every link followed, or nil with `errno` set.
  package static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The path with the links above the file followed, whether it is there or not; nil with `errno` set.
  package static func inResolvedFolder(_ path: String) -> String? {
    resolved(folder(of: path)).map { join($0, name(of: path)) }
  }

  /// What a link names, made absolute or relative to the link's folder; nil if it is not a link.
  package static func linkTarget(_ path: String) -> String? {
    readLink(path).map { $0.hasPrefix("/") ? $0 : join(folder(of: path), $0) }
  }

  /// What a link names, as it is written; nil if it is not a link.
  static func readLink(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink(path, &buffer, Int(PATH_MAX))
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// An absolute path without `.`, `..` and double slashes. No link is followed.
  static func plain(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      switch Substring(part) {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// A plain path as a folder names it.
  static func relative(_ path: String, from folder: String) -> String {
    let slash = UInt8(ascii: "/")
    let parts = path.utf8.split(separator: slash).map { String(Substring($0)) }
    let above = folder.utf8.split(separator: slash).map { String(Substring($0)) }
    let common = zip(parts, above).prefix { $0.isSamePath(as: $1) }.count
    let up = Array(repeating: "..", count: above.count - common)
    let names = up + parts[common...]
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// Whether a file has more than one name on the disk; a symbolic link is none.
  package static func hasTwoNames(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_nlink > 1
  }

  /// A name without the control characters that would disturb a terminal.
  package static func printable(_ name: String) -> String {
    // Whatever is none begins with none of these bytes.
    let mayHaveSome = name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    guard mayHaveSome else { return name }
    return String(
      String.UnicodeScalarView(name.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
