import CursesCore

/// Which sequences beyond the common core a terminal can be sent without harm.
struct TerminalProfile: Sendable {
  let name: String
  /// Parses what it does not know without printing it.
  let isModern: Bool
  let isMultiplexer: Bool

  private static let modern = [
    "xterm", "tmux", "screen", "rxvt", "foot", "alacritty", "wezterm", "ghostty", "konsole", "vte",
    "contour", "mintty", "st-", "ms-terminal", "iterm", "gnome", "putty", "kitty", "nsterm",
    "mlterm",
  ]

  init(name: String) {
    self.name = name
    isModern = Self.modern.contains { name.hasPrefix($0) } || name == "st"
    isMultiplexer = name.hasPrefix("screen") || name.hasPrefix("tmux")
  }
}

/// Chooses the first capabilities from the environment and the terminfo entry.
struct CapabilityLadder {
  let environment: [String: String]
  let profile: TerminalProfile
  let entry: TerminfoEntry
  let isUnicode: Bool

  private func has(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }

  func capabilities(override: ColorDepth?) -> Capabilities {
    var result = Capabilities(colors: override ?? colors, isUnicode: isUnicode)
    result.strikethrough = profile.isModern
    result.undercurl =
      entry.hasExtended("Smulx") || has("VTE_VERSION") || has("KITTY_WINDOW_ID")
      || ["foot", "xterm-kitty", "alacritty", "wezterm", "ghostty", "xterm-ghostty"].contains(
        profile.name)
    result.hyperlinks = profile.isModern && isUnicode && !profile.name.hasPrefix("screen")
    return result
  }

  /// `NO_COLOR`, then what the terminal says of itself, then the number in terminfo.
  private var colors: ColorDepth {
    if has("NO_COLOR") { return .none }
    let count = entry.number(TerminfoEntry.Number.colors)
    if count < 8 { return .none }
    // GNU screen turns 24-bit colours into 256 badly; it passes COLORTERM on all the same.
    let isScreen = profile.name.hasPrefix("screen") && !has("TMUX")
    if !isScreen, ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      return .direct
    }
    if !isScreen, isKnownDirect { return .direct }
    return count >= 256 ? .indexed256 : .ansi16
  }

  private var isKnownDirect: Bool {
    let known = [
      "xterm-kitty", "foot", "alacritty", "wezterm", "xterm-ghostty", "ghostty", "contour",
      "mintty",
      "konsole",
    ]
    return profile.name.hasSuffix("-direct") || entry.hasExtended("RGB") || entry.hasExtended("Tc")
      || known.contains { profile.name.hasPrefix($0) } || has("WT_SESSION")
  }
}
