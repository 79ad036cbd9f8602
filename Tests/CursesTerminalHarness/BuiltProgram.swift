import Glibc

extension TerminalHarness {
  /// The path of an executable of this package: it lies in the folder that `TESTED_PROGRAMS` names, else
  /// beside the test runner or above it.
  public static func builtProgram(_ name: String) throws -> String {
    if let folder = environment("TESTED_PROGRAMS"), access("\(folder)/\(name)", X_OK) == 0 {
      return "\(folder)/\(name)"
    }
    for start in [executablePath, CommandLine.arguments.first { $0.contains("/.build/") } ?? ""] {
      var folders = start.split(separator: "/")[...]
      while !folders.isEmpty {
        folders = folders.dropLast()
        let candidate = "/" + (folders + [Substring(name)]).joined(separator: "/")
        var status = stat()
        let isFile = stat(candidate, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        if isFile, access(candidate, X_OK) == 0 { return candidate }
      }
    }
    throw Failure("\(name) has not been built")
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static var executablePath: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    return String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
