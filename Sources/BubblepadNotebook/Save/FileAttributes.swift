import CCursesFileShims
import CursesCLibrary

/// Owner and extended attributes (access lists among them) of a file, to be given to its successor.
enum FileAttributes {
  /// Gives `copy` the owner and the extended attributes of `original`.
  ///
  /// Returns false if anything could not be kept; the file must then be rewritten in place. The mode
  /// comes last and separately, because a change of owner and a write both clear some of its bits.
  static func copy(
    from original: borrowing OpenFile, _ status: stat, to copy: borrowing OpenFile
  ) -> Bool {
    guard let new = copy.status() else { return false }
    if new.st_uid != status.st_uid || new.st_gid != status.st_gid {
      guard fchown(copy.descriptor, status.st_uid, status.st_gid) == 0 else { return false }
    }
    guard let wanted = names(of: original), let present = names(of: copy) else { return false }
    for name in wanted {
      guard let value = value(of: name, in: original) else { return false }
      // What the system gave the new file by itself (a security label) is not written again.
      if let own = self.value(of: name, in: copy), own == value { continue }
      guard set(name, to: value, in: copy) else { return false }
    }
    for name in present where !wanted.contains(name) {
      guard bp_removexattr(copy.descriptor, name) == 0 else { return false }
    }
    return true
  }

  /// The names of all extended attributes; none where the file system has none; nil on error.
  private static func names(of file: borrowing OpenFile) -> Set<String>? {
    let size = bp_listxattr(file.descriptor, nil, 0)
    if size < 0 { return errno == ENOTSUP || errno == ENOSYS ? [] : nil }
    guard size > 0 else { return [] }
    var buffer = [CChar](repeating: 0, count: size)
    let length = bp_listxattr(file.descriptor, &buffer, size)
    guard length >= 0 else { return nil }
    let names = buffer[..<length].split(separator: 0)
    return Set(names.map { String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self) })
  }

  private static func value(of name: String, in file: borrowing OpenFile) -> [UInt8]? {
    let size = bp_getxattr(file.descriptor, name, nil, 0)
    guard size >= 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: max(size, 1))
    let length = bp_getxattr(file.descriptor, name, &buffer, size)
    guard length >= 0 else { return nil }
    return Array(buffer[..<length])
  }

  private static func set(
    _ name: String, to value: [UInt8], in file: borrowing OpenFile
  ) -> Bool {
    value.withUnsafeBytes { bp_setxattr(file.descriptor, name, $0.baseAddress, $0.count) } == 0
  }
}
