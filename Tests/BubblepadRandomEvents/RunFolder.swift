import Glibc

/// A home folder of its own for a run, with its notes; gone when the run is.
final class RunFolder {
  let path: String

  struct Failure: Error {}

  init(_ settings: RunSettings) throws {
    // In memory where that is possible: thousands of saves are no work for a disk.
    let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var pattern = Array("\(place)/bubblepad-random-XXXXXX".utf8CString)
    guard mkdtemp(&pattern) != nil else { throw Failure() }
    path = String(decoding: pattern.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    for folder in ["notes", "config", "config/bubblepad"] { mkdir("\(path)/\(folder)", 0o700) }
    for note in Notes.all { write(note.text, to: note.name) }
    write(Notes.picture, to: "p.png")
    let lines = settings.configuration.map { $0 + "\n" }.joined()
    write(Array(lines.utf8), to: "../config/bubblepad/config.yaml")
  }

  deinit { Self.remove(path) }

  var environment: [String: String] {
    [
      "HOME": path, "XDG_DATA_HOME": path + "/data", "XDG_STATE_HOME": path + "/state",
      "XDG_CONFIG_HOME": path + "/config", "XDG_CACHE_HOME": path + "/cache",
    ]
  }

  func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen("\(path)/notes/\(name)", "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func remove(_ name: String) { unlink("\(path)/notes/\(name)") }

  private static func remove(_ folder: String) {
    guard let listing = opendir(folder) else { return }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let path = "\(folder)/\(name)"
      if unlink(path) != 0 { remove(path) }
    }
    closedir(listing)
    rmdir(folder)
  }
}
