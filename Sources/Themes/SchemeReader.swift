import TerminalCore
import YAMLText

/// Reads a theme file: a base16 or base24 scheme as tinted-theming has them, the older flat form, and
/// our sections `roles`, `bubbles` and `glass`. See `themes/README.md`.
struct SchemeReader {
  let file: String

  func read(_ text: String) throws(ThemeError) -> Scheme {
    let root = try mapping(of: text)
    let palette = try palette(root)
    let name = string("name", in: root) ?? string("scheme", in: root) ?? slugless(file)
    var scheme = Scheme(
      name: name, author: string("author", in: root) ?? "",
      isDark: try isDark(root, palette), palette: palette)
    scheme.rules = try rules(root)
    try refuseRings(scheme.rules, root)
    scheme.bubbles = try bubbles(root)
    scheme.glass = try glass(root)
    return scheme
  }

  private func mapping(of text: String) throws(ThemeError) -> YAMLMapping {
    let node: YAMLNode?
    do throws(YAMLError) {
      node = try YAMLReader().root(of: text)
    } catch {
      throw failure(error)
    }
    guard let mapping = node?.mapping else {
      throw fault(
        nil, "The file holds no keys.", "A theme starts with system, name, author and palette.")
    }
    return mapping
  }

  private func palette(_ root: YAMLMapping) throws(ThemeError) -> Palette {
    let isNested = root["palette"] != nil
    let source = try isNested ? section("palette", in: root) ?? root : root
    var colors: [Int: Color] = [:]
    for (key, value) in source {
      guard let name = key.string, let index = Palette.index(of: name) else {
        if isNested {
          throw fault(
            key, "\(quoted(key)) is not a palette colour.", "The names run from base00 to base17.")
        }
        continue
      }
      guard let text = value.string, let color = Color(scheme: text) else {
        throw fault(
          value, "\(name) is \(quoted(value)), which is not a colour.",
          "Write six hexadecimal digits in quotes, such as \"#1d2021\".")
      }
      colors[index] = color
    }
    let needed = string("system", in: root)?.lowercased() == "base24" ? 24 : 16
    let missing = (0..<needed).filter { colors[$0] == nil }.map(Palette.name)
    guard missing.isEmpty else {
      throw fault(
        isNested ? root["palette"] : nil,
        "The palette lacks \(missing.joined(separator: ", ")).",
        needed == 24
          ? "A base24 scheme needs base00 to base17."
          : "A base16 scheme needs base00 to base0F.")
    }
    let known = colors.count >= 24 ? 24 : 16
    return Palette((0..<known).compactMap { colors[$0] })
  }

  private func isDark(_ root: YAMLMapping, _ palette: Palette) throws(ThemeError) -> Bool {
    guard let node = root["variant"] else {
      return Luminance.of(palette[0x00]) < Luminance.of(palette[0x05])
    }
    switch node.string?.lowercased() {
    case "dark": return true
    case "light": return false
    default:
      throw fault(node, "The variant is \(quoted(node)).", "Write dark or light.")
    }
  }

  private func bubbles(_ root: YAMLMapping) throws(ThemeError) -> BubbleRules {
    var rules = BubbleRules()
    for (key, value) in try section("bubbles", in: root) ?? YAMLMapping() {
      switch key.string {
      case "ground": rules.ground = try fixed(value)
      case "strength": rules.strength = try share(value)
      case "colors", "colours":
        guard let nodes = value.sequence, !nodes.isEmpty else {
          throw fault(
            value, "The bubbles' colors are not a list.", "Write [base0C, base0D, \"#ff8fb1\"].")
        }
        var colors: [ColorName] = []
        for node in nodes { colors.append(try fixed(node)) }
        rules.colors = colors
      default:
        throw fault(
          key, "\(quoted(key)) is not a setting of bubbles.", "There are ground, colors, strength.")
      }
    }
    return rules
  }

  private func glass(_ root: YAMLMapping) throws(ThemeError) -> GlassRules {
    var rules = GlassRules()
    for (key, value) in try section("glass", in: root) ?? YAMLMapping() {
      switch key.string {
      case "panel": rules.panel = try share(value)
      case "dialog": rules.dialog = try share(value)
      default:
        throw fault(key, "\(quoted(key)) is not a kind of glass.", "There are panel and dialog.")
      }
    }
    return rules
  }
}

// What the sections are made of.
extension SchemeReader {
  func section(_ name: String, in root: YAMLMapping) throws(ThemeError) -> YAMLMapping? {
    guard let node = root[name] else { return nil }
    guard let mapping = node.mapping else {
      throw fault(node, "\(name) is not a list of keys.", "Indent its keys below it.")
    }
    return mapping
  }

  func string(_ name: String, in root: YAMLMapping) -> String? {
    root[name]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A palette name or a colour.
  func fixed(_ node: YAMLNode) throws(ThemeError) -> ColorName {
    let name = try colorName(node)
    if case .role = name {
      throw fault(node, "\(quoted(node)) is a role.", "Here a palette name or a colour is needed.")
    }
    return name
  }

  /// A palette name, a colour, or the name of a role.
  func colorName(_ node: YAMLNode) throws(ThemeError) -> ColorName {
    if let text = node.string {
      if let index = Palette.index(of: text) { return .palette(index) }
      if let role = Role(rawValue: text) { return .role(role) }
      if let color = Color(scheme: text) { return .fixed(color) }
    }
    throw fault(
      node, "\(quoted(node)) is not a colour.",
      "Write base00 to base17, a role such as accent, or \"#rrggbb\" in quotes.")
  }

  /// A number from 0 to 1.
  func share(_ node: YAMLNode) throws(ThemeError) -> Double {
    guard let text = node.string, let value = Double(text), (0...1).contains(value) else {
      throw fault(node, "\(quoted(node)) is not a share.", "Write a number from 0 to 1.")
    }
    return value
  }

  func fault(_ node: YAMLNode?, _ problem: String, _ advice: String) -> ThemeError {
    ThemeError(file: file, line: node?.line, problem: problem, advice: advice)
  }

  func quoted(_ node: YAMLNode) -> String { node.string.map { "“\($0)”" } ?? "a list" }

  private func failure(_ error: YAMLError) -> ThemeError {
    let (problem, advice) =
      switch error.kind {
      case .syntax:
        ("This is not YAML: \(error.problem).", "Check quotes, colons and indents there.")
      case .duplicateKey(let name): ("\(name) stands there twice.", "Keep one.")
      case .encoding: ("This cannot be read as YAML: \(error.problem).", "Save it as UTF-8 text.")
      case .limit: ("This is no theme: \(error.problem).", "Compare it with a built-in theme.")
      }
    return ThemeError(file: file, line: error.line, problem: problem, advice: advice)
  }

  private func slugless(_ file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
  }
}
