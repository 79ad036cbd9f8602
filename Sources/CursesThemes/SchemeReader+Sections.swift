import CursesCore
import CursesYAML

// The sections `bubbles:` and `glass:`.
extension SchemeReading {
  mutating func readBubbles(_ root: YAMLMapping) -> BubbleRules {
    var rules = BubbleRules()
    for (key, value) in section("bubbles", in: root) ?? YAMLMapping() {
      switch key.string {
      case "ground": rules.ground = fixed(value)
      case "strength": rules.strength = share(value)
      case "number": rules.number = number(value, in: 0...3, "The number")
      case "speed": rules.speed = number(value, in: 0...3, "The speed")
      case "blur": rules.blur = number(value, in: 0.2...2, "The blur")
      case "sizes": rules.sizes = sizes(value)
      case "blend": rules.blend = word(value, BubbleShape.Blend.allCases)
      case "colors", "colours": rules.colors = colors(value)
      default:
        fault(
          key, "\(quoted(key)) is not a setting of bubbles.",
          "There are ground, colors, strength, number, sizes, speed, blur and blend.")
      }
    }
    return rules
  }

  mutating func readGlass(_ root: YAMLMapping) -> GlassRules {
    var rules = GlassRules()
    for (key, value) in section("glass", in: root) ?? YAMLMapping() {
      switch key.string {
      case "tint": rules.tint = fixed(value)
      case "strength": rules.strength = share(value)
      case "panel": rules.panel = share(value)
      case "dialog": rules.dialog = share(value)
      case "border": rules.border = word(value, BorderShape.allCases)
      default:
        fault(
          key, "\(quoted(key)) is not a setting of glass.",
          "There are tint, strength, panel, dialog and border.")
      }
    }
    return rules
  }

  private mutating func colors(_ value: YAMLNode) -> [ColorName]? {
    guard let nodes = value.sequence, !nodes.isEmpty else {
      fault(
        value, "The bubbles' colors are not a list.", "Write [base0C, base0D, \"#ff8fb1\"].")
      return nil
    }
    var colors: [ColorName] = []
    for node in nodes { if let color = fixed(node) { colors.append(color) } }
    return colors.isEmpty ? nil : colors
  }

  private mutating func sizes(_ value: YAMLNode) -> ClosedRange<Double>? {
    let numbers = (value.sequence ?? []).compactMap { $0.string.flatMap(Double.init) }
    guard numbers.count == 2, numbers[0] <= numbers[1], numbers.allSatisfy((0.3...2.5).contains)
    else {
      fault(
        value, "The sizes are not two numbers.",
        "Write the smallest and the largest from 0.3 to 2.5, such as [0.6, 1.75].")
      return nil
    }
    return numbers[0]...numbers[1]
  }
}

// What the sections are made of.
extension SchemeReading {
  mutating func section(_ name: String, in root: YAMLMapping) -> YAMLMapping? {
    guard let node = root[name] else { return nil }
    guard let mapping = node.mapping else {
      fault(node, "\(name) is not a list of keys.", "Indent its keys below it.")
      return nil
    }
    return mapping
  }

  func string(_ name: String, in root: YAMLMapping) -> String? {
    root[name]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A palette name or a colour.
  mutating func fixed(_ node: YAMLNode) -> ColorName? {
    let name = colorName(node)
    if case .role? = name {
      fault(node, "\(quoted(node)) is a role.", "Here a palette name or a colour is needed.")
      return nil
    }
    return name
  }

  /// A palette name, a colour, or the name of a role.
  mutating func colorName(_ node: YAMLNode) -> ColorName? {
    if let text = node.string {
      if let index = Palette.index(of: text) { return .palette(index) }
      if let role = Role(rawValue: text) { return .role(role) }
      if let color = Color(scheme: text) { return .fixed(color) }
    }
    fault(
      node, "\(quoted(node)) is not a colour.",
      "Write base00 to base17, a role such as accent, or \"#rrggbb\" in quotes.")
    return nil
  }

  /// A number from 0 to 1.
  mutating func share(_ node: YAMLNode) -> Double? {
    guard let value = node.string.flatMap(Double.init), (0...1).contains(value) else {
      fault(node, "\(quoted(node)) is not a share.", "Write a number from 0 to 1.")
      return nil
    }
    return value
  }

  mutating func number(_ node: YAMLNode, in range: ClosedRange<Double>, _ what: String) -> Double? {
    guard let value = node.string.flatMap(Double.init), range.contains(value) else {
      fault(
        node, "\(what) is \(quoted(node)).",
        "Write a number from \(plain(range.lowerBound)) to \(plain(range.upperBound)).")
      return nil
    }
    return value
  }

  private mutating func word<Word: RawRepresentable<String>>(
    _ node: YAMLNode, _ words: [Word]
  ) -> Word? {
    if let word = node.string.flatMap({ Word(rawValue: $0.lowercased()) }) { return word }
    fault(
      node, "\(quoted(node)) is not one of its words.",
      "Write \(words.map(\.rawValue).joined(separator: ", ")).")
    return nil
  }

  private func plain(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  func quoted(_ node: YAMLNode) -> String { node.string.map { "“\($0)”" } ?? "a list" }
}
