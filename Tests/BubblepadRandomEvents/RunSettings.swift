import CursesSeededRandom

/// How the program is started for a run: on which terminal, with which options and settings.
public struct RunSettings: Sendable {
  public var arguments: [String] = []
  public var environment: [String: String] = [:]
  /// The lines of the settings file.
  public var configuration: [String] = []
  public var columns = 80
  public var rows = 24
  /// Whether the terminal answers what it is asked.
  public var answers = true

  public init() {}

  var usesVi: Bool { configuration.contains("vi: on") }

  /// Whether what is shown stays as it is while nothing happens, colours too.
  var isStill: Bool {
    (arguments.contains("none") || arguments.contains("--screen-reader"))
      && !moves
  }

  /// Whether light moves by itself.
  var moves: Bool {
    !arguments.contains("--no-animation") && !arguments.contains("--reduced-motion")
  }

  /// Whether the emulator does all that the terminal's description promises: it repeats no characters.
  var isShownFaithfully: Bool { environment["TERM"] != "ansi" }

  private static let terminals = [
    "xterm-256color", "xterm", "vt100", "ansi", "screen", "screen-256color", "tmux-256color",
    "linux",
    "xterm-kitty", "foot", "rxvt", "vt220", "xterm-direct", "alacritty",
  ]

  /// What comes with a seed.
  public init(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &dice) < percent }
    func pick<Element>(_ all: [Element]) -> Element {
      all[Int.random(in: all.indices, using: &dice)]
    }
    environment["TERM"] = pick(Self.terminals)
    environment["LANG"] = chance(10) ? "C" : "C.UTF-8"
    if chance(50) { environment["COLORTERM"] = "truecolor" }
    if chance(5) { environment["NO_COLOR"] = "1" }
    answers = chance(85)
    if chance(60) { arguments += ["--no-animation"] }
    if chance(20) { arguments += ["--screen-reader"] }
    if chance(10) { arguments += ["--reduced-motion"] }
    if chance(5) { arguments += ["--read-only"] }
    if chance(60) {
      arguments += ["--background", pick(["none", "none", "aurora", "rain", "stars"])]
    }
    if chance(15) { arguments += ["--color", pick(["direct", "256", "16", "none"])] }
    if chance(35) { configuration.append("vi: on") }
    if chance(20) { configuration.append("note-list: hidden") }
    if chance(20) { configuration.append("measure: \(pick([20, 40, 400]))") }
    if chance(15) { configuration.append("list-width: \(pick([16, 80]))") }
    if chance(15) { configuration.append("mouse: off") }
    if chance(15) { configuration.append("smart-typing: off") }
    if chance(50) { configuration.append("spelling: off") }
    if chance(15) { configuration.append("pictures: off") }
    if chance(20) { configuration.append("folders: shown") }
    if chance(15) { configuration.append("autosave: \(pick(["on", "off"]))") }
    if chance(10) { configuration.append("status-bar: hidden") }
    if chance(10) { configuration.append("undo-history: off") }
    if chance(10) { configuration.append("ripple: off") }
    if chance(10) { configuration.append("theme: auto") }
    // A smaller screen is refused at the start; it may come later.
    (columns, rows) = pick([(80, 24), (120, 36), (40, 10), (200, 50), (66, 12), (500, 200)])
    arguments += chance(70) ? ["notes"] : [pick(["notes/A.md", "notes/B.md", "notes/G.txt"])]
  }
}

/// Settings are lines of text, to be kept and replayed.
extension RunSettings {
  var lines: [String] {
    ["screen \(columns) \(rows)"] + (answers ? [] : ["silent"])
      + environment.sorted { $0.key < $1.key }.map { "environment \($0.key)=\($0.value)" }
      + arguments.map { "argument \($0)" } + configuration.map { "setting \($0)" }
  }

  /// Takes a line; false where it is none of these.
  mutating func take(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let value = words.count > 1 ? words[1] : ""
    switch words.first {
    case "silent": answers = false
    case "argument": arguments.append(value)
    case "setting": configuration.append(value)
    case "environment":
      let pair = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { return false }
      environment[pair[0]] = pair[1]
    case "screen":
      let numbers = value.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { return false }
      (columns, rows) = (numbers[0], numbers[1])
    default: return false
    }
    return true
  }
}
