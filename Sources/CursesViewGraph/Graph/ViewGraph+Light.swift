import CursesCore
import CursesThemes

extension ViewGraph {
  func isInLight(_ node: Node) -> Bool {
    !light.members.isEmpty && light.members.contains(ObjectIdentifier(node))
  }

  /// Whether anything that moves is light.
  package var movesLight: Bool {
    motion.nodes.values.contains { isInLight($0) && !($0 is any ClockedNode) }
  }

  /// The light is to be composited anew.
  func lightChanged() {
    light.note()
    onChange()
  }

  /// Finds what of the scene is light, after layout and before each picture of it.
  package func renewLight() {
    guard light.blurs > 0 || !light.members.isEmpty, let root else { return }
    var list = LightList()
    if light.blurs > 0, look.theme.depth == .direct {
      let space = LightSpace(exact: PointRect(root.frame), cells: root.frame)
      _ = root.gatherLight(space, into: &list)
      list.trim()
    }
    light.list = list
    secureContrast()
    let members = Set(list.members)
    guard members != light.members else { return }
    light.members = members
    light.note()
    invalidateAll()
  }
}

extension ViewGraph {
  /// Has the theme's text made readable on the colours that shine now.
  private func secureContrast() {
    let colors = light.shapes.compactMap { shape -> Color? in
      shape.brush.solid.map { Pigment($0).color }
    }
    guard !light.shapes.isEmpty else {
      light.colors = []
      if let own = light.plainTheme, own.name == look.theme.name { look.theme = own }
      light.plainTheme = nil
      return
    }
    // While colours change they pass through others: only where they come to rest counts.
    guard !movesLight || light.plainTheme == nil else { return }
    let ground = light.shapes.first { $0.covers(size) }.flatMap(\.brush.solid)
    let shine = BubbleLight(
      ground: ground.map { Pigment($0).color } ?? look.theme.light.ground,
      colors: Array(Set(colors)).sorted { $0.bits < $1.bits }
        + (ground == nil ? look.theme.light.colors : []))
    guard light.colors != shine.colors else { return }
    light.colors = shine.colors
    light.plainTheme = light.plainTheme ?? look.theme
    look.theme = look.theme.lit(by: shine)
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
