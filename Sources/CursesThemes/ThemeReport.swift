import CursesCore

/// What there is to say about a theme file: what is wrong, what is missing, what cannot be read.
///
///     let report = ThemeReport(file: "mine.yaml", text: text)
///     for finding in report.findings { print(finding.description(in: report.file)) }
public struct ThemeReport: Sendable {
  /// One thing there is to say.
  public struct Finding: Hashable, Sendable {
    /// How grave it is.
    public enum Level: Int, Sendable, Comparable {
      /// Good to know.
      case note
      /// The theme is shown otherwise than the file asks.
      case warning
      /// The file cannot be used, or text cannot be read.
      case error

      public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }

    /// How grave it is.
    public let level: Level
    /// From 1; nil when the whole file is meant.
    public let line: Int?
    /// What is the matter and what to do, in sentences.
    public let sentence: String

    /// `mine.yaml:12: warning: …`
    public func description(in file: String) -> String {
      let place = line.map { "\(file):\($0)" } ?? file
      return "\(place): \(level): \(sentence)"
    }
  }

  /// The name that findings are told under.
  public let file: String
  /// By line; what concerns the whole file comes first.
  public private(set) var findings: [Finding] = []
  /// The theme, when the file can be used.
  public let theme: Theme?

  /// The gravest of the findings; nil when there are none.
  public var worst: Finding.Level? { findings.map(\.level).max() }

  /// Reads a file's text, and notes all there is to say.
  public init(file: String, text: String) {
    self.file = file
    let reading = SchemeReading(file: file, text: text)
    guard reading.problems.isEmpty, let scheme = reading.scheme else {
      theme = nil
      findings = reading.problems.map {
        Finding(level: .error, line: $0.line, sentence: "\($0.problem) \($0.advice)")
      }
      return
    }
    theme = Theme(scheme)
    noteMissing(reading)
    noteContrast(scheme, reading, half: nil)
    for half in scheme.halves {
      noteContrast(half, reading, half: half.isDark ? "dark" : "light")
    }
    findings.sort { ($0.line ?? 0, $1.level.rawValue) < ($1.line ?? 0, $0.level.rawValue) }
  }

  /// Reads the file at a path, of 256 KB at most.
  ///
  /// - Throws: `ThemeError` when it cannot be read at all.
  public init(path: String) throws(ThemeError) {
    self.init(file: path, text: try ThemeDirectory.text(of: path))
  }

  private mutating func noteMissing(_ reading: SchemeReading) {
    let expected = [
      ("name", "The theme has no name, so its file's name is shown."),
      ("author", "The theme does not say who made it."),
      ("variant", "The theme does not say whether it is dark or light; its palette decides."),
    ]
    for (key, sentence) in expected
    where reading.topLines[key] == nil && !(key == "name" && reading.topLines["scheme"] != nil) {
      findings.append(Finding(level: .note, line: nil, sentence: "\(sentence) Add “\(key):”."))
    }
  }

  /// Compares what the file asks for with what must be shown for it to be read.
  private mutating func noteContrast(_ scheme: Scheme, _ reading: SchemeReading, half: String?) {
    let rules = RoleResolver(scheme)
    var styles = DirectStyles(rules)
    let shown = Theme(scheme)
    let within = half.map { " in the \($0) half" } ?? ""
    for role in Role.allCases where ThemeReport.isText(role) {
      let wanted = rules.style(role).foreground
      let needed = rules.leastContrast(role)
      let line = half == nil ? place(of: role, scheme, rules, reading) : nil
      for surface in [Surface.panel, .dialog] {
        let has = styles.contrast(of: wanted, as: role, on: surface)
        guard has < needed else { continue }
        let name = "\(role.rawValue) (\(wanted.schemeText))\(within)"
        let found = "has \(ThemeReport.ratio(has)) on a \(surface), \(ThemeReport.ratio(needed))"
        let color = shown.style(role, on: surface).foreground
        let reached = styles.contrast(of: color, as: role, on: surface)
        findings.append(
          reached < needed - 0.05
            ? Finding(
              level: .error, line: line,
              sentence: "\(name) \(found) is needed, and no colour reaches that. "
                + "Give its background less opacity, or the bubbles less strength.")
            : Finding(
              level: .warning, line: line,
              sentence: "\(name) \(found) is needed: it is shown as \(color.schemeText)."))
        break
      }
    }
  }

  /// What is no text of its own.
  private static func isText(_ role: Role) -> Bool {
    switch role {
    case .panel, .dialog, .field, .fieldFocused, .dimming, .backdrop, .currentLine, .selection:
      false
    default: true
    }
  }

  /// Where the colour of a role stands: with the role, or with its colour in the palette.
  private func place(
    of role: Role, _ scheme: Scheme, _ rules: RoleResolver, _ reading: SchemeReading
  ) -> Int? {
    if scheme.rules[role]?.color != nil, let line = reading.roleLines[role] { return line }
    switch rules.rule(role).color {
    case .palette(let index)?: return reading.paletteLines[index]
    case .role(let other)? where other != role: return place(of: other, scheme, rules, reading)
    default:
      return role.parent.flatMap { reading.roleLines[$0] } ?? reading.roleLines[role]
    }
  }

  /// `4.5 : 1`, rounded down: what just misses is not said to reach.
  static func ratio(_ value: Double) -> String {
    let tenths = Int(value * 10)
    return "\(tenths / 10).\(tenths % 10) : 1"
  }
}
