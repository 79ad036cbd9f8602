import BubblepadNotebook
import CursesCLibrary

/// What lies at a path.
package enum PathState: Equatable, Sendable {
  case missing
  case folder(isReadable: Bool)
  case file(isReadable: Bool, isWritable: Bool)
  /// A device, a pipe or a socket, in words.
  case other(String)
  /// It cannot be found out, with the system's reason.
  case unknown(errorNumber: Int32)
}

/// How the command line looks at files before anything is opened.
package struct FileProbe: Sendable {
  package var state: @Sendable (_ path: String) -> PathState
  /// The first bytes of a file, at most as many as asked for; `nil` where it cannot be read.
  package var start: @Sendable (_ path: String, _ count: Int) -> [UInt8]?

  package init(
    state: @escaping @Sendable (_ path: String) -> PathState,
    start: @escaping @Sendable (_ path: String, _ count: Int) -> [UInt8]?
  ) {
    self.state = state
    self.start = start
  }

  /// The real file system.
  package static let system = FileProbe(
    state: { systemState(of: $0) }, start: { systemStart(of: $0, $1) })

  private static func systemState(of path: String) -> PathState {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT ? .missing : .unknown(errorNumber: errno)
    }
    let isReadable = access(path, R_OK) == 0
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder(isReadable: isReadable && access(path, X_OK) == 0)
    case S_IFREG: return .file(isReadable: isReadable, isWritable: access(path, W_OK) == 0)
    case S_IFIFO: return .other("a pipe")
    case S_IFSOCK: return .other("a socket")
    default: return .other("a device")
    }
  }

  private static func systemStart(of path: String, _ count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return SafeFile.bytes(ofDescriptor: descriptor, limit: count)
  }
}

/// The system's words for an error number.
package func systemReason(_ errorNumber: Int32) -> String {
  String(cString: strerror(errorNumber)).lowercased()
}
