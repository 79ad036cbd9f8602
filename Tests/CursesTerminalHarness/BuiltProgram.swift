import Glibc

extension TerminalHarness {
  /// The path of an executable of this package: it lies beside the test runner or above it.
  public static func builtProgram(_ name: String) throws -> String {
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

  private static var executablePath: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    return String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
