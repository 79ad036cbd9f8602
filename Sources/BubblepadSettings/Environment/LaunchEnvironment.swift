/// The world around the program as the command line needs it, so that tests can make one up.
package struct LaunchEnvironment: Sendable {
  /// The environment variables.
  package let variables: [String: String]
  /// Where relative paths start.
  package let currentFolder: String
  package let files: FileProbe

  package init(variables: [String: String], currentFolder: String, files: FileProbe = .system) {
    self.variables = variables
    self.currentFolder = currentFolder
    self.files = files
  }

  /// A variable that is set to something; an empty one counts as not set.
  package subscript(name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// A variable that is a switch: `1`, `true`, `yes`, `on` and everything else that is not plainly
  /// a no turn it on.
  package func isOn(_ name: String) -> Bool? {
    guard let value = self[name] else { return nil }
    return !["0", "false", "no", "off"].contains(value.lowercased())
  }

  /// Whether the locale is UTF-8; without a locale it is taken to be, as `Terminal` does.
  package var isUTF8: Bool {
    guard let name = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return true }
    let folded = name.lowercased()
    return folded.hasSuffix("utf-8") || folded.hasSuffix("utf8")
  }

  /// The home folder.
  package func home() throws(LaunchFailure) -> String {
    guard let home = self["HOME"], home.first == "/" else {
      throw LaunchFailure("cannot find your notebook: HOME is not set", .configuration)
    }
    return home
  }

  /// A folder of the XDG base directory specification, which ignores relative ones.
  package func xdgFolder(_ name: String, default relative: String) throws(LaunchFailure) -> String {
    if let folder = self[name], folder.first == "/" { return folder }
    return try home().appendingPath(relative)
  }

  /// `path` from the root on, with `~` as the home folder.
  package func absolute(_ path: String) throws(LaunchFailure) -> String {
    if path == "~" { return try home() }
    if path.hasPrefix("~/") {
      return try home().appendingPath(String(path.dropFirst(2))).normalPath
    }
    return (path.first == "/" ? path : currentFolder.appendingPath(path)).normalPath
  }
}

extension String {
  /// This folder's path with `path` below it.
  package func appendingPath(_ path: String) -> String {
    last == "/" ? self + path : self + "/" + path
  }

  /// Without empty and `.` components. `..` stays, since after a link it is not the folder above.
  var normalPath: String {
    let slash = UInt8(ascii: "/")
    var path = utf8.first == slash ? [slash] : []
    for part in utf8.split(separator: slash) where !part.elementsEqual(".".utf8) {
      if let last = path.last, last != slash { path.append(slash) }
      path += part
    }
    return String(decoding: path, as: UTF8.self)
  }
}
