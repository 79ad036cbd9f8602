import CursesCLibrary

/// What lies in a folder, by plain system calls.
package enum Folder {
  /// The names in a folder, in no order, "." and ".." left out; nil with `errno` set.
  package static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns whether files may be made in a folder.
  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Creates a folder and those above it that are missing, with the mode that the system gives new folders.
  static func create(_ path: String) {
    guard mkdir(path, 0o777) != 0, errno == ENOENT else { return }
    let above = FilePath.folder(of: path)
    guard above != path else { return }
    create(above)
    mkdir(path, 0o777)
  }

  /// Removes a file, or a folder with all that is in it; links are not followed.
  package static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    chmod(path, 0o700)
    for name in names(in: path) ?? [] { remove(FilePath.join(path, name)) }
    rmdir(path)
  }
}
