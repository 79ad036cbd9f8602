import Synchronization

/// A class whose changes views follow. After the protocol of Combine and SwiftUI.
///
/// A `@Published` property announces its changes by itself; `objectWillChange.send()` announces any
/// other. `@StateObject`, `@ObservedObject` and `@EnvironmentObject` follow it.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a `@Published` property of the object changes.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.publisher(of: self)
  }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  private let listeners = Listeners<Void>()

  /// A publisher that nobody listens to yet.
  public init() {}
  /// Announces a change that is about to be made.
  public func send() { listeners.send(()) }
  public func subscribe(_ receive: @escaping (()) -> Void) -> AnyCancellable {
    listeners.add(receive)
  }
}

extension ObservableObjectPublisher {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The publishers of all objects that somebody has asked for one.
  private struct Table: @unchecked Sendable {
    // Reached only within the mutex below.
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = known(of: object) { return known }
    let fresh = Handover(value: ObservableObjectPublisher())
    let entry = Handover(value: Entry(object: object, publisher: fresh.value))
    let id = ObjectIdentifier(object)
    table.withLock { table in
      if table.entries.count >= table.sweepAt {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepAt = max(64, 2 * table.entries.count)
      }
      table.entries[id] = entry.value
    }
    return fresh.value
  }

  /// The publisher of an object, if somebody has asked for it.
  static func known(of object: AnyObject) -> ObservableObjectPublisher? {
    let id = ObjectIdentifier(object)
    return table.withLock { table -> Handover<ObservableObjectPublisher>? in
      // The place of an object that is gone may be another's by now.
      guard let entry = table.entries[id], entry.object != nil else { return nil }
      return Handover(value: entry.publisher)
    }?.value
  }
}

/// A value that leaves a mutex as a reference only.
private struct Handover<Value>: @unchecked Sendable {
  let value: Value
}
