import CursesCLibrary

/// A person's directory of theme files, by plain system calls.
enum ThemeDirectory {
  /// No theme is this large; a larger file is something else.
  private static let largest = 1 << 18

  /// The paths of the files whose names end in `.yaml` or `.yml`, in order; none where it cannot be
  /// read.
  static func files(_ directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix("."), name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        names.append(name)
      }
    }
    return names.sorted().map { directory + "/" + $0 }
  }

  static func slug(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }

  static func text(of path: String) throws(ThemeError) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure(path, "it is not a file")
    }
    guard status.st_size <= largest else { throw failure(path, "it is larger than 256 KB") }
    var bytes = [UInt8](repeating: 0, count: largest)
    var count = 0
    while count < largest {
      let got = bytes.withUnsafeMutableBytes {
        CursesCLibrary.read(descriptor, $0.baseAddress.map { $0 + count }, largest - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw failure(path, String(cString: strerror(errno))) }
      if got == 0 { break }
      count += got
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private static func failure(_ path: String, _ reason: String) -> ThemeError {
    ThemeError(
      file: path, line: nil, problem: "This theme cannot be read: \(reason).",
      advice: "Choose another, or mend the file.")
  }
}
