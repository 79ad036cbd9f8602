import CursesCore
import CursesThemes

/// The part of a scene that is drawn as light behind the cells: the run of shapes at its back, when
/// any of them is blurred.
///
/// Light is composited without drawing any view, so a moving background costs no layout and no
/// drawing, and glass over it shows it through.
@MainActor
package final class LightStage {
  /// How many nodes blur what they hold: without any nothing is looked for.
  var blurs = 0
  fileprivate(set) var list = LightList()
  fileprivate var members: Set<ObjectIdentifier> = []
  fileprivate(set) var isChanged = false
  /// The colours that text has been made readable on, and the theme before.
  fileprivate var colors: [Color] = []
  fileprivate var plainTheme: Theme?

  package var shapes: [LightShape] { list.shapes }

  package func takeChange() -> Bool {
    defer { isChanged = false }
    return isChanged
  }

  fileprivate func note() { isChanged = true }

  /// The window has another theme, which knows nothing of the light yet.
  func forgetTheme() {
    colors = []
    plainTheme = nil
  }
}

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
    let members = Set(list.members.map(ObjectIdentifier.init))
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

extension LightShape {
  /// Whether the shape hides everything behind it.
  func covers(_ size: Size) -> Bool {
    guard case .rounded(let rect, _) = outline, effects.blur == 0, case .fill = part,
      (brush.solid?.w ?? 0) * opacity > 0.99, blend == .normal
    else { return false }
    let screen = PointRect(Rect(origin: .zero, size: size))
    let area = effects.placed(rect)
    return area.x <= 0.5 && area.y <= 0.5 && area.x + area.width >= screen.width - 0.5
      && area.y + area.height >= screen.height - 0.5
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
