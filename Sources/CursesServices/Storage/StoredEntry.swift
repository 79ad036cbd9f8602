import CursesControls
import CursesFoundation
import CursesHost
import Synchronization

/// Where a stored value lies.
enum StoragePlace: Hashable {
  /// The program's file.
  case file
  /// The memory of the running program.
  case scene
  /// A store that the program has named.
  case store(NamedStore)
}

/// A store of values that is not the library's own. Two are the same if they are the same object.
struct NamedStore: Hashable {
  let identity: AnyHashable
  let read: (String) -> Any?
  let write: (Any?, String) -> Void

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A stored value that views follow: one object for a key, wherever it is named.
final class StoredEntry: ObservableObject {
  private struct Name: Hashable {
    let key: String
    let place: StoragePlace
  }

  private struct Known: @unchecked Sendable {
    // Reached only within the mutex below.
    var entries: [Name: StoredEntry] = [:]
  }

  private static let known = Mutex(Known())

  static func entry(_ key: String, in place: StoragePlace) -> StoredEntry {
    let name = Name(key: key, place: place)
    nonisolated(unsafe) let fresh = name
    nonisolated(unsafe) var found: StoredEntry?
    known.withLock { known in
      found = known.entries[fresh] ?? StoredEntry(fresh)
      known.entries[fresh] = found
    }
    return found ?? StoredEntry(name)
  }

  /// Forgets what was read, so that it is read again.
  static func forgetAll() { known.withLock { $0.entries = [:] } }

  private let name: Name
  private var memory: Any?
  private var isRead = false

  private init(_ name: Name) { self.name = name }

  /// What is stored; nil for nothing.
  var value: Any? {
    get {
      guard !isRead else { return memory }
      isRead = true
      switch name.place {
      case .file: memory = StorageFile.shared.value(of: name.key)
      case .store(let store): memory = store.read(name.key)
      case .scene: break
      }
      return memory
    }
    set {
      objectWillChange.send()
      isRead = true
      memory = newValue
      switch name.place {
      case .file: StorageFile.shared.set(newValue, for: name.key)
      case .store(let store): store.write(newValue, name.key)
      case .scene: break
      }
    }
  }
}

/// The file with the stored values of a program, as JSON.
struct StorageFile: Sendable {
  let path: String?

  /// The file of this program.
  static var shared: StorageFile {
    StoredValues.areVolatile
      ? StorageFile(program: "", environment: [:])
      : StorageFile(
        program: ProcessEnvironment.programName,
        environment: ProcessEnvironment.values(of: ["HOME", "XDG_CONFIG_HOME"]))
  }

  init(program: String, environment: [String: String]) {
    let home = environment["HOME"].map { "\($0)/.config" }
    let config = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    path = (config ?? home).map { "\($0)/\(program)/storage.json" }
  }

  /// All values; none where there is no file or nothing that can be read.
  private var values: [String: Any] {
    guard let path, let bytes = try? StoredFile(path: path).read() else { return [:] }
    return StoredJSON.value(of: bytes) as? [String: Any] ?? [:]
  }

  func value(of key: String) -> Any? { values[key] }

  /// Writes a value, or takes it out; the others stay. A full disk keeps the old file.
  func set(_ value: Any?, for key: String) {
    guard let path else { return }
    var values = self.values
    values[key] = value
    guard let text = StoredJSON.text(for: values) else { return }
    try? StoredFile(path: path).write(Array(text.utf8), mode: 0o600)
  }
}
