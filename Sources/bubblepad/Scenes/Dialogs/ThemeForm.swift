import Observation
import TerminalCore
import Themes

/// A theme that is being edited: a role is picked, its colour typed, and the whole screen shows it.
@Observable @MainActor
final class ThemeForm {
  /// The theme as it was found.
  @ObservationIgnored let original: Theme
  private(set) var theme: Theme
  var selection: Role? {
    didSet { if selection != oldValue { showColors() } }
  }
  /// The text colour as it is typed.
  var text = "" {
    didSet { if text != oldValue { takeText() } }
  }
  /// The colour of the role's background; empty when it has none.
  var ground = "" {
    didSet { if ground != oldValue { takeGround() } }
  }
  private(set) var textProblem: String?
  private(set) var groundProblem: String?
  /// Shows a theme on the whole screen.
  @ObservationIgnored var show: (Theme) -> Void = { _ in }
  @ObservationIgnored private var isLoading = false

  init(theme: Theme) {
    original = theme
    self.theme = theme
    selection = .text
    showColors()
  }

  /// The roles in the order of the list.
  var roles: [Role] { Role.allCases }
  var hasGround: Bool { selection.flatMap { theme.wantedBackground(of: $0) } != nil }
  var isChanged: Bool { theme != original }

  /// What the contrast of the selected role is, in words.
  var contrastWords: (words: String, role: Role) {
    guard let selection else { return ("", .dim) }
    let has = theme.wantedContrast(of: selection)
    let needed = theme.leastContrast(of: selection)
    let ratio = { (value: Double) in "\(Int(value * 10) / 10).\(Int(value * 10) % 10)" }
    let words = "contrast \(ratio(has)) (min \(ratio(needed)))"
    return has >= needed ? ("✓ \(words)", .good) : ("! \(words): shown stronger", .warning)
  }

  private func showColors() {
    guard let selection else { return }
    isLoading = true
    text = theme.wantedColor(of: selection).schemeText
    ground = theme.wantedBackground(of: selection)?.color.schemeText ?? ""
    (textProblem, groundProblem) = (nil, nil)
    isLoading = false
  }

  private func takeText() {
    guard !isLoading, let selection else { return }
    textProblem = Self.problem(text)
    guard let color = Color(scheme: text) else { return }
    use(theme.setting(selection, to: color))
  }

  private func takeGround() {
    guard !isLoading, let selection, hasGround else { return }
    groundProblem = Self.problem(ground)
    guard let color = Color(scheme: ground) else { return }
    use(theme.setting(selection, background: color))
  }

  private func use(_ changed: Theme) {
    theme = changed
    show(changed)
  }

  private static func problem(_ text: String) -> String? {
    Color(scheme: text) == nil ? "Write # and six hexadecimal digits." : nil
  }

  /// The file name of a theme: lower case, with hyphens.
  static func slug(_ name: String) -> String {
    let mapped = name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return mapped.split(separator: "-").map { String($0) }.joined(separator: "-")
  }

  static func freeName(_ name: String, taken: Set<String>) -> String {
    var candidate = "My \(name)"
    var number = 2
    while taken.contains(candidate.lowercased()) {
      candidate = "My \(name) \(number)"
      number += 1
    }
    return candidate
  }
}

extension Role: Identifiable {
  public var id: String { rawValue }
}
