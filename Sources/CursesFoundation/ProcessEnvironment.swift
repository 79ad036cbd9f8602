import CursesCLibrary

/// The environment of the process, and its name.
package enum ProcessEnvironment {
  /// The variables of these names that there are.
  package static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { values, name in
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
  }

  /// The name of the program's file, without its folder.
  package static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? ""
  }
}
