import CursesCore
import CursesYAML

// The section `roles:`.
extension SchemeReading {
  mutating func readRules(_ root: YAMLMapping) -> [Role: RoleRule] {
    var rules: [Role: RoleRule] = [:]
    for (key, value) in section("roles", in: root) ?? YAMLMapping() {
      guard let name = key.string, let role = Role(rawValue: name) else {
        faultUnknownRole(key)
        continue
      }
      noteRole(role, line: key.line)
      rules[role] = rule(value)
    }
    refuseRings(rules, root)
    return rules
  }

  /// Either a colour for the text, or keys: color, background, opacity and attributes.
  private mutating func rule(_ node: YAMLNode) -> RoleRule {
    guard let mapping = node.mapping else { return RoleRule(color: colorName(node)) }
    var rule = RoleRule()
    for (key, value) in mapping {
      switch key.string {
      case "color", "colour": rule.color = colorName(value)
      case "background": rule.background = colorName(value)
      case "opacity": rule.opacity = share(value)
      case .some(let name):
        guard let attribute = TextAttributes.named[name] else {
          faultUnknownKey(key)
          continue
        }
        switch flag(value) {
        case true?: rule.added.insert(attribute)
        case false?: rule.removed.insert(attribute)
        case nil: break
        }
      case nil: faultUnknownKey(key)
      }
    }
    return rule
  }

  private mutating func flag(_ node: YAMLNode) -> Bool? {
    switch node.string?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      fault(node, "\(quoted(node)) is neither.", "Write true or false.")
      return nil
    }
  }

  private mutating func faultUnknownKey(_ key: YAMLNode) {
    let names = TextAttributes.named.keys.sorted().joined(separator: ", ")
    fault(
      key, "\(quoted(key)) says nothing about a role.",
      "There are color, background, opacity, \(names).")
  }

  private mutating func faultUnknownRole(_ key: YAMLNode) {
    let near = key.string.flatMap {
      Spelling.nearest(to: $0, among: Role.allCases.map(\.rawValue))
    }
    fault(
      key, "\(quoted(key)) is not a role.",
      near.map { "Did you mean \($0)?" } ?? "docs/themes.md lists the roles.")
  }

  /// Roles may take each other's colour, but not in a ring.
  private mutating func refuseRings(_ rules: [Role: RoleRule], _ root: YAMLMapping) {
    for start in rules.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      for key in [\RoleRule.color, \RoleRule.background] where isRing(start, key, rules) {
        let node = root["roles"]?.mapping?.pair(named: start.rawValue)?.value
        return fault(
          node, "\(start.rawValue) takes its colour from itself, by way of other roles.",
          "Give one of them a palette name.")
      }
    }
  }

  private func isRing(
    _ start: Role, _ key: KeyPath<RoleRule, ColorName?>, _ rules: [Role: RoleRule]
  ) -> Bool {
    var seen: Set<Role> = []
    var next = rules[start]?[keyPath: key]?.role
    while let role = next, role != .backdrop {
      guard role != start, seen.insert(role).inserted else { return true }
      next = source(of: role, rules)
    }
    return false
  }

  /// The role whose text colour a role takes over: named, or inherited from a parent.
  private func source(of role: Role, _ rules: [Role: RoleRule]) -> Role? {
    if let color = rules[role]?.color ?? role.defaults.color { return color.role }
    return role.parent
  }
}

extension ColorName {
  fileprivate var role: Role? {
    guard case .role(let role) = self else { return nil }
    return role
  }
}

extension TextAttributes {
  /// The attributes by their names in theme files.
  static let named: [String: TextAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
    "undercurl": .undercurl, "strikethrough": .strikethrough, "reverse": .reverse,
  ]
}
