@_spi(Reflection) import Swift

/// A stored property of a view that keeps something outside the view, after SwiftUI's protocol.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// The node of a view, as the properties of the view see it.
@MainActor
package protocol PropertyHost: AnyObject, Sendable {
  var environment: EnvironmentValues { get }
  /// Evaluates the body again before the next frame. Without effect once the window is gone.
  func setNeedsUpdate()
  /// Has the focus follow what was asked for before the next frame.
  func setNeedsFocusUpdate()
}

/// A property that is connected to its node before the body is evaluated.
package protocol InstallableProperty: DynamicProperty {
  /// Connects the property. `slot` is what it kept at the last evaluation; what it returns is kept.
  @MainActor func install(slot: AnyObject?, host: any PropertyHost) -> AnyObject?
  /// The property for another place, with the same beginning and nothing else in common.
  func separated() -> Self
}

extension InstallableProperty {
  package func separated() -> Self { self }
}

/// What a node keeps for the dynamic properties of its view, in the order they are declared.
@MainActor
package final class PropertyStore {
  private var slots: [AnyObject?] = []

  package init() {}

  /// Connects every dynamic property of `owner`, those within other dynamic properties too.
  package func install<Owner>(into owner: Owner, host: any PropertyHost) {
    let fields = DynamicFields.of(Owner.self)
    guard !fields.isEmpty else { return }
    var next = 0
    withUnsafePointer(to: owner) {
      install(fields, at: UnsafeRawPointer($0), host: host, next: &next)
    }
  }

  private func install(
    _ fields: [DynamicField], at owner: UnsafeRawPointer, host: any PropertyHost, next: inout Int
  ) {
    for field in fields {
      switch field.kind {
      case .installed(let type):
        if next == slots.count { slots.append(nil) }
        let property: any InstallableProperty = read(type, owner + field.offset)
        slots[next] = property.install(slot: slots[next], host: host)
        next += 1
      case .compound(let type, let parts):
        install(parts, at: owner + field.offset, host: host, next: &next)
        var property: any DynamicProperty = read(type, owner + field.offset)
        property.update()
      }
    }
  }

  /// A copy whose dynamic properties are its own: a style is one value for many views, each of which has
  /// a state of its own.
  package static func separated<Owner>(_ owner: Owner) -> Owner {
    let fields = DynamicFields.of(Owner.self)
    guard !fields.isEmpty else { return owner }
    var copy = owner
    withUnsafeMutablePointer(to: &copy) { separate(fields, at: UnsafeMutableRawPointer($0)) }
    return copy
  }

  private static func separate(_ fields: [DynamicField], at owner: UnsafeMutableRawPointer) {
    func separate<Property: InstallableProperty>(
      _ type: Property.Type, at place: UnsafeMutableRawPointer
    ) {
      let property = place.assumingMemoryBound(to: type)
      property.pointee = property.pointee.separated()
    }
    for field in fields {
      switch field.kind {
      case .installed(let type): separate(type, at: owner + field.offset)
      case .compound(_, let parts): self.separate(parts, at: owner + field.offset)
      }
    }
  }

  private func read<Value>(_ type: Value.Type, _ place: UnsafeRawPointer) -> Value {
    place.assumingMemoryBound(to: type).pointee
  }

  package func release() { slots.removeAll() }

  /// Whether anything is kept.
  var isEmpty: Bool { slots.isEmpty }
}

/// A dynamic property of a type: where it lies and what it is.
private struct DynamicField {
  enum Kind {
    case installed(any InstallableProperty.Type)
    /// One that may have others within.
    case compound(any DynamicProperty.Type, parts: [DynamicField])
  }
  let offset: Int
  let kind: Kind
}

/// The dynamic properties of types, found once a type: reflection is slow.
@MainActor
private enum DynamicFields {
  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  static func of(_ type: Any.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [DynamicField] = []
    // The standard library's own walk over stored properties, without which every value would have to
    // be copied into a mirror at each evaluation.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { _, offset, type, kind in
      // Asking costs a walk through every conformance of the program: only structures are asked, and of
      // those that are no dynamic properties nothing more.
      guard kind == .struct, let property = type as? any DynamicProperty.Type else { return true }
      if let installed = property as? any InstallableProperty.Type {
        fields.append(DynamicField(offset: offset, kind: .installed(installed)))
      } else {
        fields.append(DynamicField(offset: offset, kind: .compound(property, parts: of(type))))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
