import TerminalCore
import YAMLText

// The section `roles:`.
extension SchemeReader {
  func rules(_ root: YAMLMapping) throws(ThemeError) -> [Role: RoleRule] {
    var rules: [Role: RoleRule] = [:]
    for (key, value) in try section("roles", in: root) ?? YAMLMapping() {
      guard let name = key.string, let role = Role(rawValue: name) else {
        throw unknownRole(key)
      }
      rules[role] = try rule(value)
    }
    return rules
  }

  /// Either a colour for the text, or keys: color, background, opacity and attributes.
  private func rule(_ node: YAMLNode) throws(ThemeError) -> RoleRule {
    guard let mapping = node.mapping else { return RoleRule(color: try colorName(node)) }
    var rule = RoleRule()
    for (key, value) in mapping {
      switch key.string {
      case "color", "colour": rule.color = try colorName(value)
      case "background": rule.background = try colorName(value)
      case "opacity": rule.opacity = try share(value)
      case .some(let name):
        guard let attribute = SchemeReader.attributes[name] else { throw unknownKey(key) }
        if try flag(value) { rule.added.insert(attribute) } else { rule.removed.insert(attribute) }
      case nil: throw unknownKey(key)
      }
    }
    return rule
  }

  private static let attributes: [String: TextAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
    "undercurl": .undercurl, "strikethrough": .strikethrough, "reverse": .reverse,
  ]

  private func flag(_ node: YAMLNode) throws(ThemeError) -> Bool {
    switch node.string?.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw fault(node, "\(quoted(node)) is neither.", "Write true or false.")
    }
  }

  private func unknownKey(_ key: YAMLNode) -> ThemeError {
    let names = SchemeReader.attributes.keys.sorted().joined(separator: ", ")
    return fault(
      key, "\(quoted(key)) says nothing about a role.",
      "There are color, background, opacity, \(names).")
  }

  private func unknownRole(_ key: YAMLNode) -> ThemeError {
    let near = key.string.flatMap {
      Spelling.nearest(to: $0, among: Role.allCases.map(\.rawValue))
    }
    return fault(
      key, "\(quoted(key)) is not a role.",
      near.map { "Did you mean \($0)?" } ?? "themes/README.md lists the roles.")
  }

  /// Roles may take each other's colour, but not in a ring.
  func refuseRings(_ rules: [Role: RoleRule], _ root: YAMLMapping) throws(ThemeError) {
    for start in rules.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      for key in [\RoleRule.color, \RoleRule.background] {
        var seen: Set<Role> = []
        var next = SchemeReader.role(rules[start]?[keyPath: key])
        while let role = next, role != .backdrop {
          guard role != start, seen.insert(role).inserted else {
            let node = root["roles"]?.mapping?.pair(named: start.rawValue)?.value
            throw fault(
              node, "\(start.rawValue) takes its colour from itself, by way of other roles.",
              "Give one of them a palette name.")
          }
          next = SchemeReader.source(of: role, rules)
        }
      }
    }
  }

  private static func role(_ name: ColorName?) -> Role? {
    guard case .role(let role)? = name else { return nil }
    return role
  }

  /// The role whose text colour a role takes over: named, or inherited from a parent.
  private static func source(of role: Role, _ rules: [Role: RoleRule]) -> Role? {
    if let color = rules[role]?.color ?? role.defaults.color { return self.role(color) }
    return role.parent
  }
}
