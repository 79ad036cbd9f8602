import CursesCLibrary

/// What lies in a folder, by plain system calls.
package enum Folder {
  /// The names in a folder, in no order, "." and ".." left out; nil with `errno` set.
  package static func names(in path: String) -> [String]? {
    guard let folder = OpenFolder(path) else { return nil }
    return folder.items.map(\.name)
  }

  /// Returns whether files may be made in a folder.
  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Creates a folder and those above it that are missing, with the mode that the system gives new folders.
  package static func create(_ path: String) {
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

/// A folder that is looked through. What lies in it is looked up there, and not from the root folder on.
package struct OpenFolder: ~Copyable {
  /// A name in the folder.
  package struct Item: Sendable {
    package let name: String
    /// What it is, where the file system says so with the name.
    package let kind: Kind?
  }

  /// What a name may be.
  package enum Kind: Sendable { case folder, file, link, other }

  private let folder: OpaquePointer
  /// In no order, "." and ".." left out.
  package let items: [Item]

  /// Nil with `errno` set.
  package init?(_ path: String) {
    guard let folder = opendir(path) else { return nil }
    self.folder = folder
    var items: [Item] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." {
        items.append(Item(name: name, kind: Self.kind(Int32(entry.pointee.d_type))))
      }
    }
    self.items = items
  }

  deinit { closedir(folder) }

  private static func kind(_ type: Int32) -> Kind? {
    switch type {
    case Int32(DT_DIR): .folder
    case Int32(DT_REG): .file
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// The state of a file; links are not followed.
  package func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Whether a name is that of a folder.
  package func isFolder(_ item: Item) -> Bool {
    guard let kind = item.kind else {
      return status(of: item.name).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
    }
    return kind == .folder
  }
}
