import CursesCLibrary

/// A change in a watched folder.
public enum FolderChange: Sendable, Hashable {
  /// A file has new content, or is new.
  case changed(FileID)
  /// A file is not there any more under this path.
  case removed(FileID)
  /// Changes were missed, or a folder came or went: look at everything.
  case rescan
}

extension FolderChange {
  /// Whether it may be about a file.
  package func isAbout(_ file: FileID) -> Bool {
    switch self {
    case .rescan: true
    case .changed(let other), .removed(let other):
      FilePath.name(of: other.path).isSamePath(as: FilePath.name(of: file.path))
    }
  }
}

extension Sequence<FolderChange> {
  /// What of them the list of notes shows.
  package var ofList: LatestFirst.Changes {
    var notes: Set<FileID> = []
    for change in self {
      guard case .changed(let file) = change else { return .all }
      if NotebookFolder.isNote(FilePath.name(of: file.path)) { notes.insert(file) }
    }
    return notes.isEmpty ? .none : .notes(notes)
  }
}

/// Watches folders for changes by other programs (inotify).
///
/// Folders and not files are watched, because most programs replace a file when they save it. The event
/// loop polls `descriptor` for reading and then calls `drain`. Tell the watch the stamps of what was
/// loaded and saved: events that leave a file as it is known are left out, one's own saves among them.
/// Some file systems (NFS, FUSE) report nothing: compare stamps on focus and before each save as well.
public final class FolderWatch {
  /// Readable when there is something to drain. -1 before `open`, and where the system gives no watch: `drain` is empty
  /// then, and `watch` is false.
  public private(set) var descriptor: Int32 = -1
  /// Whether there was a watch for each folder that was to have one.
  public var isWhole: Bool { descriptor >= 0 && !hasRunOut }
  private var hasRunOut = false
  private var folders: [Int32: String] = [:]
  private var known: [FileID: FileStamp] = [:]

  /// A watch on nothing, which takes none of those that the system gives a user (usually 128) until it is opened.
  public init() {}

  /// Asks the system for the watch. Only who polls `descriptor` does so.
  public func open() {
    guard descriptor < 0 else { return }
    descriptor = inotify_init1(Int32(truncatingIfNeeded: IN_NONBLOCK | IN_CLOEXEC))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Starts to watch a folder, not those below it; false if that is not possible (too many watches).
  @discardableResult
  public func watch(_ folder: String) -> Bool {
    let flags: [Int] = [
      Int(IN_CLOSE_WRITE), Int(IN_MOVED_TO), Int(IN_MOVED_FROM), Int(IN_DELETE), Int(IN_CREATE),
      Int(IN_DELETE_SELF), Int(IN_MOVE_SELF), Int(IN_ONLYDIR),
    ]
    let events = flags.reduce(UInt32(0)) { $0 | UInt32(truncatingIfNeeded: $1) }
    let number = inotify_add_watch(descriptor, folder, events)
    guard number >= 0 else {
      hasRunOut = hasRunOut || errno == ENOSPC || errno == ENOMEM
      return false
    }
    // A folder of several paths goes by the one that it was watched by first.
    if folders[number] == nil { folders[number] = folder }
    return true
  }

  /// Stops to watch a folder.
  public func unwatch(_ folder: String) {
    for (number, path) in folders where path.isSamePath(as: folder) {
      inotify_rm_watch(descriptor, number)
      folders[number] = nil
    }
  }

  /// Says what state of a file is known: after loading and saving it. Nil forgets the file.
  public func know(_ path: String, _ stamp: FileStamp?) { known[FileID(path)] = stamp }

  /// The changes since the last call, each file once, in the order they were noticed.
  public func drain() -> [FolderChange] {
    var changes: [FolderChange] = []
    var seen: Set<FolderChange> = []
    for event in read() {
      guard let change = meaning(of: event), seen.insert(change).inserted else { continue }
      changes.append(change)
    }
    return changes
  }

  private struct Event {
    let folder: Int32
    let mask: UInt32
    let name: String
  }

  private func meaning(of event: Event) -> FolderChange? {
    func has(_ flag: some BinaryInteger) -> Bool {
      event.mask & UInt32(truncatingIfNeeded: flag) != 0
    }
    if has(IN_Q_OVERFLOW) { return .rescan }
    if has(IN_IGNORED) {
      folders[event.folder] = nil
      return nil
    }
    if has(IN_DELETE_SELF) || has(IN_MOVE_SELF) { return .rescan }
    guard let folder = folders[event.folder], !event.name.hasPrefix(".") else { return nil }
    if has(IN_ISDIR) { return .rescan }
    let path = FilePath.join(folder, event.name)
    // What counts is how the file is now, not what the event says it was.
    guard let stamp = FileStamp(ofFileAt: path) else {
      known[FileID(path)] = nil
      return .removed(FileID(path))
    }
    if known[FileID(path)] == stamp { return nil }
    // A new file is reported when it is complete.
    if has(IN_CREATE), stamp.size == 0 { return nil }
    return .changed(FileID(path))
  }

  /// Reads all events there are.
  private func read() -> [Event] {
    guard descriptor >= 0 else { return [] }
    var events: [Event] = []
    let size = 1 << 16
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    while true {
      let count = retrying { CursesCLibrary.read(descriptor, buffer.baseAddress, size) }
      guard count > 0 else { return events }
      Self.parse(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &events)
    }
  }

  private static func parse(_ bytes: UnsafeRawBufferPointer, into events: inout [Event]) {
    // wd, mask, cookie, len: four 32-bit numbers, then the name, filled up with zeroes.
    let headerSize = 16
    var offset = 0
    while offset + headerSize <= bytes.count {
      let length = Int(bytes.load(fromByteOffset: offset + 12, as: UInt32.self))
      guard offset + headerSize + length <= bytes.count else { return }
      let name = bytes[offset + headerSize..<offset + headerSize + length].prefix { $0 != 0 }
      events.append(
        Event(
          folder: bytes.load(fromByteOffset: offset, as: Int32.self),
          mask: bytes.load(fromByteOffset: offset + 4, as: UInt32.self),
          name: String(decoding: name, as: UTF8.self)))
      offset += headerSize + length
    }
  }
}
