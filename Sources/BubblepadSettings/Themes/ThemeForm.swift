import CursesCore
import CursesThemes
import Observation

/// A theme that is being edited: a part is picked, its value typed, and the whole screen shows it.
@Observable @MainActor
package final class ThemeForm {
  /// The theme as it was found.
  @ObservationIgnored package let original: Theme
  package private(set) var theme: Theme
  package var selection: ThemePart? {
    didSet {
      guard selection != oldValue else { return }
      if case .heading(let name)? = selection { selection = neighbour(of: name, from: oldValue) }
      showValues()
    }
  }
  /// The colour, the number or the word as it is typed.
  package var text = "" {
    didSet { if text != oldValue { takeText() } }
  }
  /// The colour of the role's background; empty when it has none.
  package var ground = "" {
    didSet { if ground != oldValue { takeGround() } }
  }
  package private(set) var textProblem: String?
  package private(set) var groundProblem: String?
  /// Shows a theme on the whole screen.
  @ObservationIgnored package var show: (Theme) -> Void = { _ in }
  @ObservationIgnored private var isLoading = false

  package init(theme: Theme) {
    original = theme
    self.theme = theme
    selection = .level(.strength)
    showValues()
  }

  /// The role that is selected.
  package var role: Role? {
    if case .role(let role)? = selection { role } else { nil }
  }
  package var hasGround: Bool { role.flatMap { theme.wantedBackground(of: $0) } != nil }
  package var isChanged: Bool { theme != original }

  /// Whether a part is other than it was.
  package func isChanged(_ part: ThemePart) -> Bool {
    Self.value(of: part, in: theme) != Self.value(of: part, in: original)
  }

  /// What the contrast of the selected role is, in words.
  package var contrastWords: (words: String, role: Role) {
    guard let role else { return ("", .dim) }
    let has = theme.wantedContrast(of: role)
    let needed = theme.leastContrast(of: role)
    let ratio = { (value: Double) in "\(Int(value * 10) / 10).\(Int(value * 10) % 10)" }
    let words = "contrast \(ratio(has)) (min \(ratio(needed)))"
    return has >= needed ? ("✓ \(words)", .good) : ("! \(words): shown stronger", .warning)
  }

  /// The part beyond a heading, seen from another; at the top there is none.
  private func neighbour(of heading: String, from part: ThemePart?) -> ThemePart? {
    let all = ThemePart.all
    guard let place = all.firstIndex(of: .heading(heading)) else { return part }
    let before = part.flatMap { all.firstIndex(of: $0) } ?? -1
    let next = before < place ? place + 1 : place - 1
    return all.indices.contains(next) ? all[next] : all.dropFirst(place + 1).first
  }

  // MARK: Values

  /// The value of a part, in words.
  package static func value(of part: ThemePart, in theme: Theme) -> String {
    switch part {
    case .heading: ""
    case .role(let role):
      theme.wantedColor(of: role).schemeText
        + (theme.wantedBackground(of: role)?.color.schemeText ?? "")
    case .level(let level): words(theme.level(level))
    case .bubbles: theme.wantedBubbles.map(\.schemeText).joined(separator: " ")
    case .ground: theme.light.ground.schemeText
    case .tint: theme.wantedTint.schemeText
    case .blend: theme.light.shape.blend.rawValue
    case .border: theme.border.rawValue
    }
  }

  /// Two digits after the point, or fewer.
  private static func words(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let digits = hundredths % 100
    let part = digits % 10 == 0 ? "\(digits / 10)" : "\(digits / 10)\(digits % 10)"
    return part == "0" ? "\(hundredths / 100)" : "\(hundredths / 100).\(part)"
  }

  private func showValues() {
    guard let selection else { return }
    isLoading = true
    text =
      role.map { theme.wantedColor(of: $0).schemeText } ?? Self.value(of: selection, in: theme)
    ground = role.flatMap { theme.wantedBackground(of: $0)?.color.schemeText } ?? ""
    (textProblem, groundProblem) = (nil, nil)
    isLoading = false
  }

  private func takeText() {
    guard !isLoading, let selection else { return }
    let changed = changed(selection, to: text)
    textProblem = changed == nil ? problem(selection) : nil
    if let changed { use(changed) }
  }

  /// The theme with another value of a part; nil where that is none.
  private func changed(_ part: ThemePart, to text: String) -> Theme? {
    let text = text.split(separator: " ").joined(separator: " ")
    let color = Color(scheme: text)
    switch part {
    case .heading: return nil
    case .role(let role): return color.map { theme.setting(role, to: $0) }
    case .level(let level):
      guard let number = Double(text.replacing(",", with: ".")), level.range.contains(number) else {
        return nil
      }
      return theme.setting(level, to: number)
    case .bubbles:
      let colors = text.split { $0 == " " || $0 == "," }.map { Color(scheme: String($0)) }
      guard !colors.isEmpty, colors.count <= 24, colors.allSatisfy({ $0 != nil }) else {
        return nil
      }
      return theme.setting(bubbles: colors.compactMap { $0 })
    case .ground: return color.map { theme.setting(ground: $0) }
    case .tint: return color.map { theme.setting(tint: $0) }
    case .blend: return BubbleShape.Blend(rawValue: text).map { theme.setting($0) }
    case .border: return BorderShape(rawValue: text).map { theme.setting($0) }
    }
  }

  private func problem(_ part: ThemePart) -> String {
    switch part {
    case .level(let level):
      "Type a number from \(Self.words(level.range.lowerBound)) to "
        + "\(Self.words(level.range.upperBound))."
    case .blend: Self.choices(BubbleShape.Blend.allCases.map(\.rawValue))
    case .border: Self.choices(BorderShape.allCases.map(\.rawValue))
    case .bubbles: "Type colours such as #3e63d8 with blanks between."
    default: "Type # and six hexadecimal digits."
    }
  }

  private static func choices(_ words: [String]) -> String {
    "Type one of \(words.joined(separator: ", "))."
  }

  private func takeGround() {
    guard !isLoading, let role, hasGround else { return }
    let color = Color(scheme: ground)
    groundProblem = color == nil ? problem(.role(role)) : nil
    if let color { use(theme.setting(role, background: color)) }
  }

  private func use(_ changed: Theme) {
    theme = changed
    show(changed)
  }

  /// Makes the selected number a step larger or smaller, or takes the next word. False for a colour.
  package func step(by direction: Int) -> Bool {
    func next<Word: RawRepresentable & CaseIterable & Equatable>(_ word: Word) -> String?
    where Word.RawValue == String {
      let all = Array(Word.allCases)
      guard let index = all.firstIndex(of: word) else { return nil }
      return all[(index + direction + all.count) % all.count].rawValue
    }
    switch selection {
    case .level(let level)?:
      let next = theme.level(level) + Double(direction) * level.step
      text = Self.words(min(max(next, level.range.lowerBound), level.range.upperBound))
    case .blend?: text = next(theme.light.shape.blend) ?? text
    case .border?: text = next(theme.border) ?? text
    default: return false
    }
    return true
  }

  /// The file name of a theme: lower case, with hyphens.
  package static func slug(_ name: String) -> String {
    let mapped = name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return mapped.split(separator: "-").map { String($0) }.joined(separator: "-")
  }

  package static func freeName(_ name: String, taken: Set<String>) -> String {
    var candidate = "My \(name)"
    var number = 2
    while taken.contains(candidate.lowercased()) {
      candidate = "My \(name) \(number)"
      number += 1
    }
    return candidate
  }
}
