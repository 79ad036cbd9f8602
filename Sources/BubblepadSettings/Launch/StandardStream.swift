import CursesCLibrary

/// Where the program speaks outside its screen.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes the whole text, in the characters of the locale. Returns the system's reason where it could not;
  /// whom nobody reads any more is not told.
  @discardableResult
  package func write(_ text: String) -> Int32? {
    let isUTF8 = LaunchEnvironment.ofProcess().isUTF8
    var bytes = Array((isUTF8 ? text : Self.plain(text)).utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { CursesCLibrary.write(rawValue, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 && errno != EPIPE ? errno : nil }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }

  /// A text with the quotation marks of a typewriter.
  package static func plain(_ text: String) -> String {
    text.reduce(into: "") { plain, character in
      switch character {
      case "“", "”": plain += "\""
      case "‘", "’": plain += "'"
      case "…": plain += "..."
      default: plain.append(character)
      }
    }
  }
}

extension LaunchEnvironment {
  /// The one this process was started in.
  package static func ofProcess() -> LaunchEnvironment {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      if let sign = strchr(entry, Int32(UInt8(ascii: "="))), sign > entry {
        let name = UnsafeRawBufferPointer(start: entry, count: sign - entry)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: sign + 1)
      }
      next += 1
    }
    var folder = "/"
    if let path = getcwd(nil, 0) {
      folder = String(cString: path)
      free(path)
    }
    // Who edits as another person, or from a service, may have no HOME.
    if variables["HOME"]?.first != "/" {
      variables["HOME"] = AccountFile.system.home(ofUser: getuid())
    }
    return LaunchEnvironment(variables: variables, currentFolder: folder)
  }
}
