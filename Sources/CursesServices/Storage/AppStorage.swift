import CursesControls
import CursesFoundation
import CursesViewGraph

/// A value that a program keeps in a file from one run to the next. After SwiftUI's `AppStorage`.
///
/// The file is `storage.json` in the program's folder of `$XDG_CONFIG_HOME` or `~/.config`, readable
/// by its owner alone; every view of the program that names the same key has the same value. With a
/// `store` the value is kept in those defaults instead.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  @ObservedObject private var entry: StoredEntry
  private let fallback: Value
  private let decode: (Any) -> Value?
  private let encode: (Value) -> Any?

  init(
    _ key: String, fallback: Value, place: StoragePlace, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    entry = StoredEntry.entry(key, in: place)
    self.fallback = fallback
    self.decode = decode
    self.encode = encode
  }

  /// What is kept, or the value at the declaration when nothing is, or nothing of this type.
  ///
  /// Setting it tells every view that names the key, and writes the file.
  public var wrappedValue: Value {
    get { entry.value.flatMap(decode) ?? fallback }
    nonmutating set { entry.value = encode(newValue) }
  }

  /// A binding to what is kept, for controls.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// A value that is kept as long as the program runs, also while its view is not on the screen. After
/// SwiftUI's `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  init(_ storage: AppStorage<Value>) { self.storage = storage }

  /// What is kept, or the value at the declaration when nothing is.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to what is kept, for controls.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

// MARK: What can be kept

/// A type that JSON knows.
public protocol StorableValue: Sendable {
  /// The value in what was read.
  static func stored(_ value: Any) -> Self?
  /// What is written.
  var storable: Any { get }
}

extension Bool: StorableValue {
  /// A stored value as it is read again.
  public static func stored(_ value: Any) -> Bool? { value as? Bool }
  public var storable: Any { self }
}
extension Int: StorableValue {
  /// A stored value as it is read again.
  public static func stored(_ value: Any) -> Int? { value as? Int }
  public var storable: Any { self }
}
extension Double: StorableValue {
  /// A stored value as it is read again.
  public static func stored(_ value: Any) -> Double? {
    value as? Double ?? (value as? Int).map(Double.init)
  }
  public var storable: Any { self }
}
extension String: StorableValue {
  /// A stored value as it is read again.
  public static func stored(_ value: Any) -> String? { value as? String }
  public var storable: Any { self }
}
extension URL: StorableValue {
  /// A stored value as it is read again.
  public static func stored(_ value: Any) -> URL? { (value as? String).flatMap(URL.init(string:)) }
  public var storable: Any { absoluteString }
}
#if Essentials
extension Data: StorableValue {
  /// A stored value as it is read again.
  public static func stored(_ value: Any) -> Data? {
    (value as? String).flatMap { Data(base64Encoded: $0) }
  }
  public var storable: Any { base64EncodedString() }
}
#endif

extension AppStorage where Value: StorableValue {
  /// A value under a key; `wrappedValue` until something was stored.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, fallback: wrappedValue, place: .file, decode: Value.stored,
      encode: { $0.storable })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// A value by its raw value, under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, fallback: wrappedValue, place: .file,
      decode: { Value.RawValue.stored($0).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue.storable })
  }
}

extension AppStorage {
  /// A value that may not be there.
  public init<Wrapped: StorableValue>(_ key: String)
  where Value == Wrapped? {
    self.init(
      key, fallback: nil, place: .file, decode: { Wrapped.stored($0).map(Optional.some) },
      encode: { $0?.storable })
  }
}

extension SceneStorage where Value: StorableValue {
  /// A value under a key; `wrappedValue` until something was stored.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      AppStorage(
        key, fallback: wrappedValue, place: .scene, decode: Value.stored,
        encode: { $0.storable }))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// A value by its raw value, under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      AppStorage(
        key, fallback: wrappedValue, place: .scene,
        decode: { Value.RawValue.stored($0).flatMap(Value.init(rawValue:)) },
        encode: { $0.rawValue.storable }))
  }
}

extension SceneStorage {
  /// A value under a key; nil until something was stored.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(
      AppStorage(
        key, fallback: nil, place: .scene, decode: { Wrapped.stored($0).map(Optional.some) },
        encode: { $0?.storable }))
  }
}
