/// A stored property of a view that keeps something outside the view, after SwiftUI's protocol.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that is connected to its node before the body is evaluated.
protocol InstallableProperty {
  /// Connects the property. `slot` is what it kept at the last evaluation; what it returns is kept.
  @MainActor func install(slot: AnyObject?, host: any Reevaluable) -> AnyObject?
}

/// A view that stands for something with dynamic properties of its own: a style, a modifier, an app.
@MainActor
package protocol PropertyProxy {
  var propertyOwner: Any { get }
}

/// What a node keeps for the dynamic properties of its view, in the order they are declared.
@MainActor
final class PropertyStore {
  private var slots: [AnyObject?] = []

  /// Connects every dynamic property of `view`, those within other dynamic properties too.
  func install(into view: Any, host: any Reevaluable) {
    let proxy = PropertyStore.isProxy(view) ? view as? any PropertyProxy : nil
    let owner = proxy?.propertyOwner ?? view
    guard PropertyStore.hasProperties(owner) else { return }
    var next = 0
    walk(owner, host: host, next: &next)
  }

  private func walk(_ value: Any, host: any Reevaluable, next: inout Int) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any InstallableProperty {
        if next == slots.count { slots.append(nil) }
        slots[next] = property.install(slot: slots[next], host: host)
        next += 1
      } else if var property = child.value as? any DynamicProperty {
        walk(child.value, host: host, next: &next)
        property.update()
      }
    }
  }

  func release() { slots.removeAll() }

  private static var proxies: [ObjectIdentifier: Bool] = [:]

  /// Whether a type of view has its properties in something it stands for.
  private static func isProxy(_ view: Any) -> Bool {
    let key = ObjectIdentifier(type(of: view))
    if let answer = proxies[key] { return answer }
    let answer = view is any PropertyProxy
    proxies[key] = answer
    return answer
  }

  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a type of view has dynamic properties: asked once a type, reflection being slow.
  private static func hasProperties(_ view: Any) -> Bool {
    let key = ObjectIdentifier(type(of: view))
    if let answer = known[key] { return answer }
    let answer = Mirror(reflecting: view).children.contains { child in
      // No class is one, and asking costs a walk through every conformance of the program.
      !(type(of: child.value) is AnyObject.Type) && child.value is any DynamicProperty
    }
    known[key] = answer
    return answer
  }
}
