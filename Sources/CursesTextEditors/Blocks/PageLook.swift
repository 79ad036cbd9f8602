import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// The state of a character on the page, beside its attributes.
enum PageState: Hashable, Sendable {
  case plain, selected, match, currentMatch
}

/// How one run of characters is drawn.
struct PageInk: Hashable, Sendable {
  var foreground: Color
  var attributes: TextAttributes
  /// Glass to lay over the cell, in this order.
  var glass: [Color]
}

/// The styles of a page: the theme's roles, on a panel or a dialog.
package struct PageLook: Hashable, Sendable {
  package var theme: Theme
  /// What the page lies on.
  package var surface = Surface.panel

  package init(theme: Theme, surface: Surface = .panel) {
    (self.theme, self.surface) = (theme, surface)
  }

  /// How text of a base role looks with attributes and in a state.
  func ink(_ base: Role, _ attributes: PageAttributes, _ state: PageState) -> PageInk {
    let surface = surface(base, attributes, state)
    let role = foregroundRole(base, attributes)
    var drawn = theme.style(base, on: surface).attributes
    for (attribute, role) in PageLook.attributeRoles where attributes.contains(attribute) {
      drawn.formUnion(theme.style(role, on: surface).attributes)
    }
    if attributes.contains(.strikethrough) { drawn.insert(.strikethrough) }
    if attributes.contains(.comment) { drawn.insert(.italic) }
    var glass: [Color] = []
    for (attribute, role) in PageLook.glassRoles
    where attributes.contains(attribute) && !surface.covers(role) {
      glass.append(background(role))
    }
    if let role = PageLook.role(of: state) {
      glass.append(background(role))
      drawn.formUnion(theme.style(role, on: self.surface).attributes)
    }
    return PageInk(
      foreground: theme.style(role, on: surface).foreground, attributes: drawn, glass: glass)
  }

  /// How a sign of the page looks: a bullet, a rule, the language of code.
  func ink(_ role: Role, on ground: Surface? = nil) -> PageInk {
    let style = theme.style(role, on: ground ?? surface)
    return PageInk(foreground: style.foreground, attributes: style.attributes, glass: [])
  }

  /// How text looks that is marked as misspelt, or as a link that leads nowhere, and would look like `ink`. The
  /// colour of the mark gives way to that of a selection or a match.
  func marked(_ ink: PageInk, as role: Role, _ state: PageState) -> PageInk {
    let style = theme.style(role, on: surface)
    var ink = ink
    ink.attributes.formUnion(style.attributes)
    if state == .plain { ink.foreground = style.foreground }
    return ink
  }

  func background(_ role: Role) -> Color { theme.style(role, on: surface).background }

  private static let attributeRoles: [(PageAttributes, Role)] = [
    (.strong, .strong), (.emphasis, .emphasis), (.link, .link), (.code, .code), (.raw, .raw),
  ]

  private static let glassRoles: [(PageAttributes, Role)] = [
    (.code, .code), (.highlight, .highlight),
  ]

  private static func role(of state: PageState) -> Role? {
    switch state {
    case .plain: nil
    case .selected: .selection
    case .match: .searchMatch
    case .currentMatch: .searchCurrent
    }
  }

  private func surface(
    _ base: Role, _ attributes: PageAttributes, _ state: PageState
  ) -> Surface {
    switch state {
    case .selected: return .selection
    case .match: return .searchMatch
    case .currentMatch: return .searchCurrent
    case .plain: break
    }
    if attributes.contains(.highlight) { return .highlight }
    if attributes.contains(.code) { return .code }
    return base == .codeBlock ? .codeBlock : surface
  }

  /// Program text takes the colours that schemes of base16 give to its parts.
  private static let colours: [(PageAttributes, Role)] = [
    (.keyword, .heading1), (.type, .warning), (.name, .info), (.string, .good),
    (.number, .accent), (.comment, .dim), (.added, .good), (.removed, .error), (.tag, .accent),
    (.informing, .info), (.advising, .good), (.warning, .warning), (.alarming, .error),
  ]

  private func foregroundRole(_ base: Role, _ attributes: PageAttributes) -> Role {
    if !attributes.isDisjoint(with: .coloured) {
      let found = PageLook.colours.first { !attributes.isDisjoint(with: $0.0) }
      return found?.1 ?? base
    }
    if attributes.contains(.raw) { return .raw }
    if attributes.contains(.code) { return .code }
    if attributes.contains(.link) { return .link }
    guard base == .text else { return base }
    if attributes.contains(.strong) { return .strong }
    return attributes.contains(.emphasis) ? .emphasis : base
  }

  package static func heading(_ level: Int) -> Role {
    switch level {
    case ...1: .heading1
    case 2: .heading2
    case 3: .heading3
    case 4: .heading4
    case 5: .heading5
    default: .heading6
    }
  }
}

extension PageBlock {
  /// The role of the text of one of its leaves.
  func role(ofLeaf index: Int) -> Role {
    switch kind {
    case .heading(let level): PageLook.heading(level)
    case .code: .codeBlock
    case .raw: .raw
    case .rule: .rule
    case .paragraph, .table: isDone ? .doneText : isQuoted ? .quote : .text
    }
  }

  /// What every character of a leaf has: a table's header is strong.
  func attributes(ofLeaf index: Int) -> PageAttributes {
    if case .table(let alignments) = kind, index < alignments.count, continuedWidths == nil {
      return .strong
    }
    return []
  }
}
