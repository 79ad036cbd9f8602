import CursesCore
import CursesYAML

/// Reads a theme file: a base16 or base24 scheme as tinted-theming has them, the older flat form, and
/// our sections `roles`, `bubbles`, `glass`, `light` and `dark`. See `docs/themes.md`.
struct SchemeReader {
  let file: String

  func read(_ text: String) throws(ThemeError) -> Scheme {
    let reading = SchemeReading(file: file, text: text)
    if let problem = reading.problems.first { throw problem }
    guard let scheme = reading.scheme else { throw .noKeys(file) }
    return scheme
  }
}

extension ThemeError {
  fileprivate static func noKeys(_ file: String) -> ThemeError {
    ThemeError(
      file: file, line: nil, problem: "The file holds no keys.",
      advice: "A theme starts with system, name, author and palette.")
  }
}

/// One reading of a theme file: the scheme, the lines its parts stand on, and everything wrong with it.
struct SchemeReading {
  let file: String
  /// As much as could be read; nil when not even the palette could.
  private(set) var scheme: Scheme?
  /// Those that make the file useless, by line.
  private(set) var problems: [ThemeError] = []
  /// The line of each palette colour and of each role, where the file has them.
  private(set) var paletteLines: [Int: Int] = [:]
  private(set) var roleLines: [Role: Int] = [:]
  /// The keys at the top of the file, with their lines.
  private(set) var topLines: [String: Int] = [:]

  init(file: String, text: String) {
    self.file = file
    do throws(YAMLError) {
      guard let root = try YAMLReader().root(of: text)?.mapping else {
        problems = [.noKeys(file)]
        return
      }
      for (key, _) in root { if let name = key.string { topLines[name] = key.line } }
      scheme = readScheme(root)
    } catch {
      note(error)
    }
    problems.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private mutating func readScheme(_ root: YAMLMapping) -> Scheme? {
    let palette = readPalette(root, over: nil)
    let isDark = readVariant(root, palette)
    let rules = readRules(root)
    let bubbles = readBubbles(root)
    let glass = readGlass(root)
    let contrast = root["contrast"].flatMap { number($0, in: 4.5...7, "The contrast") }
    guard let palette, let isDark else { return nil }
    let name = string("name", in: root) ?? string("scheme", in: root) ?? slugless(file)
    var scheme = Scheme(
      name: name, author: string("author", in: root) ?? "", isDark: isDark, palette: palette,
      contrast: contrast, rules: rules, bubbles: bubbles, glass: glass)
    readHalves(root, into: &scheme)
    return scheme
  }

  /// The sections `light` and `dark`: what the file says otherwise for a background of that kind.
  private mutating func readHalves(_ root: YAMLMapping, into scheme: inout Scheme) {
    for (name, isDark) in [("light", false), ("dark", true)] where root[name] != nil {
      guard let half = section(name, in: root) else { continue }
      let lines = (paletteLines, roleLines)
      let palette = readPalette(half, over: scheme.palette)
      var result = scheme
      result.isDark = isDark
      result.palette = palette ?? scheme.palette
      let own = readRules(half)
      for (role, rule) in own { result.rules[role] = rule.over(result.rules[role] ?? RoleRule()) }
      result.bubbles = readBubbles(half).over(scheme.bubbles)
      result.glass = readGlass(half).over(scheme.glass)
      refuseUnknown(half)
      if isDark == scheme.isDark {
        let halves = scheme.halves
        scheme = result
        scheme.halves = halves
      } else {
        (paletteLines, roleLines) = lines
        result.halves = []
        scheme.halves = [result]
      }
    }
  }

  private mutating func refuseUnknown(_ half: YAMLMapping) {
    let known = ["palette", "roles", "bubbles", "glass"]
    for (key, _) in half where !known.contains(key.string ?? "") {
      fault(
        key, "\(quoted(key)) cannot stand in a half.",
        "There are palette, roles, bubbles and glass.")
    }
  }

  // MARK: Palette

  /// - Parameter base: the palette that holds where a half leaves one out; nil when all must be there.
  private mutating func readPalette(_ root: YAMLMapping, over base: Palette?) -> Palette? {
    let isNested = root["palette"] != nil
    if base != nil, !isNested { return base }
    guard let source = isNested ? section("palette", in: root) : root else { return nil }
    var colors: [Int: Color] = [:]
    for (key, value) in source {
      guard let name = key.string, let index = Palette.index(of: name) else {
        if isNested {
          fault(
            key, "\(quoted(key)) is not a palette colour.", "The names run from base00 to base17.")
        }
        continue
      }
      paletteLines[index] = value.line
      guard let text = value.string, let color = Color(scheme: text) else {
        colors[index] = .black
        fault(
          value, "\(name) is \(quoted(value)), which is not a colour.",
          "Write six hexadecimal digits in quotes, such as \"#1d2021\".")
        continue
      }
      colors[index] = color
    }
    if let base { return Palette((0..<24).map { colors[$0] ?? base[$0] }) }
    let needed = string("system", in: root)?.lowercased() == "base24" ? 24 : 16
    let missing = (0..<needed).filter { colors[$0] == nil }.map(Palette.name)
    guard missing.isEmpty else {
      fault(
        isNested ? root["palette"] : nil, "The palette lacks \(missing.joined(separator: ", ")).",
        needed == 24
          ? "A base24 scheme needs base00 to base17."
          : "A base16 scheme needs base00 to base0F.")
      return nil
    }
    let known = colors.count >= 24 ? 24 : 16
    return Palette((0..<known).compactMap { colors[$0] })
  }

  private mutating func readVariant(_ root: YAMLMapping, _ palette: Palette?) -> Bool? {
    guard let node = root["variant"] else {
      return palette.map { Luminance.of($0[0x00]) < Luminance.of($0[0x05]) }
    }
    switch node.string?.lowercased() {
    case "dark": return true
    case "light": return false
    default:
      fault(node, "The variant is \(quoted(node)).", "Write dark or light.")
      return nil
    }
  }

  // MARK: Noting

  mutating func noteRole(_ role: Role, line: Int) { roleLines[role] = line }

  mutating func fault(_ node: YAMLNode?, _ problem: String, _ advice: String) {
    problems.append(ThemeError(file: file, line: node?.line, problem: problem, advice: advice))
  }

  private mutating func note(_ error: YAMLError) {
    let (problem, advice) =
      switch error.kind {
      case .syntax:
        ("This is not YAML: \(error.problem).", "Check quotes, colons and indents there.")
      case .duplicateKey(let name): ("\(name) stands there twice.", "Keep one.")
      case .encoding: ("This cannot be read as YAML: \(error.problem).", "Save it as UTF-8 text.")
      case .limit: ("This is no theme: \(error.problem).", "Compare it with a built-in theme.")
      }
    problems = [ThemeError(file: file, line: error.line, problem: problem, advice: advice)]
  }

  private func slugless(_ file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name
  }
}
