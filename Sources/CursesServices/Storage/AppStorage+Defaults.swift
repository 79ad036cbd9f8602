#if Locales
import Foundation

extension StoragePlace {
  /// The defaults that a program has named, else its file.
  init(_ defaults: UserDefaults?) {
    self =
      defaults.map { defaults in
        .store(
          NamedStore(
            identity: defaults, read: { defaults.object(forKey: $0) },
            write: { defaults.set($0, forKey: $1) }))
      } ?? .file
  }
}

extension AppStorage where Value: StorableValue {
  /// A value under a key, in the defaults of a program; `wrappedValue` until something was stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
    self.init(
      key, fallback: wrappedValue, place: StoragePlace(store), decode: Value.stored,
      encode: { $0.storable })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// A value by its raw value, under a key, in the defaults of a program.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
    self.init(
      key, fallback: wrappedValue, place: StoragePlace(store),
      decode: { Value.RawValue.stored($0).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue.storable })
  }
}

extension AppStorage {
  /// A value that may not be there, in the defaults of a program.
  public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults?)
  where Value == Wrapped? {
    self.init(
      key, fallback: nil, place: StoragePlace(store),
      decode: { Wrapped.stored($0).map(Optional.some) },
      encode: { $0?.storable })
  }
}
#endif
