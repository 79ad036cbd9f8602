import TerminalCore

/// The part of a scene that is drawn as light behind the cells: the run of shapes at its back, when
/// any of them is blurred.
///
/// Light is composited without drawing any view, so a moving background costs no layout and no
/// drawing, and glass over it shows it through.
@MainActor
final class LightStage {
  /// How many nodes blur what they hold: without any nothing is looked for.
  var blurs = 0
  fileprivate(set) var list = LightList()
  fileprivate var members: Set<ObjectIdentifier> = []
  fileprivate(set) var isChanged = false

  var shapes: [LightShape] { list.shapes }

  func takeChange() -> Bool {
    defer { isChanged = false }
    return isChanged
  }

  fileprivate func note() { isChanged = true }
}

extension ViewGraph {
  func isInLight(_ node: Node) -> Bool {
    !light.members.isEmpty && light.members.contains(ObjectIdentifier(node))
  }

  /// Whether anything that moves is light.
  var movesLight: Bool { motion.nodes.values.contains { isInLight($0) } }

  /// The light is to be composited anew.
  func lightChanged() {
    light.note()
    onChange()
  }

  /// Finds what of the scene is light, after layout and before each picture of it.
  func renewLight() {
    guard light.blurs > 0 || !light.members.isEmpty, let root else { return }
    var list = LightList()
    if light.blurs > 0, look.theme.depth == .direct {
      let space = LightSpace(exact: PointRect(root.frame), cells: root.frame)
      _ = root.gatherLight(space, into: &list)
      list.trim()
    }
    light.list = list
    let members = Set(list.members.map(ObjectIdentifier.init))
    guard members != light.members else { return }
    light.members = members
    light.note()
    invalidateAll()
  }
}

extension Node {
  /// Gathers the light of the children. Returns false when one of them is drawn in cells.
  final func gatherChildren(
    _ children: [Node], _ space: LightSpace, into list: inout LightList
  ) -> Bool {
    list.pass(self)
    return children.allSatisfy { child in
      child.gatherLight(
        child.isStructural ? space : space.child(child.frame), into: &list)
    }
  }
}
