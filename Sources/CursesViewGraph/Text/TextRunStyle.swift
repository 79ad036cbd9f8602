import CursesCore
import CursesThemes

/// What a run of a `Text` says about its look. What it leaves open is the surroundings'.
package struct TextRunStyle: Hashable, Sendable {
  package var ink: Ink?
  /// What is laid behind the run.
  package var ground: Ink?
  package var font: Font?
  package var isCode = false
  /// Whether the text says less than others, where no colour is named within.
  package var isSecondary = false
  /// The address a link leads to.
  package var link: String?
  private(set) var attributes: TextAttributes = []
  /// The attributes that are said to be on or off.
  private(set) var decided: TextAttributes = []

  package init() {}

  /// Switches attributes on or off, also against what the surroundings say.
  package mutating func decide(_ change: TextAttributes, isOn: Bool = true) {
    decided.formUnion(change)
    attributes.subtract(change)
    if isOn { attributes.formUnion(change) }
  }

  /// This style, with `outer` where it leaves something open.
  package func over(_ outer: TextRunStyle) -> TextRunStyle {
    var style = self
    style.ink = ink ?? outer.ink
    style.ground = ground ?? outer.ground
    style.font = font ?? outer.font
    style.link = link ?? outer.link
    style.isCode = isCode || outer.isCode
    style.isSecondary = isSecondary || outer.isSecondary
    style.attributes = attributes.union(outer.attributes.subtracting(decided))
    style.decided = decided.union(outer.decided)
    return style
  }

  /// The attributes to draw with: those of the font, unless the run or its surroundings decide.
  package var drawnAttributes: TextAttributes {
    (font?.textAttributes ?? []).subtracting(decided).union(attributes)
  }

  /// The ink to draw with. `isInked`: a view around has named a colour, which captions have too.
  package func drawnInk(isEnabled: Bool, role: Role? = nil, isInked: Bool = false) -> Ink {
    if let ink { return ink }
    if let role { return .role(role) }
    if !isEnabled { return .role(.dim) }
    if link != nil { return .role(.link) }
    if isCode { return .role(.code) }
    if isSecondary { return .role(.dim) }
    let own = font?.role ?? .text
    return .role(isInked && own == .dim ? .text : own)
  }
}
