/// How many colours the terminal shows, from the fewest up.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// None: bold, underline and reverse have to say everything.
  case none
  /// The terminal's own sixteen, whose exact shades nobody but its owner knows.
  case ansi16
  /// The 256 of xterm: a cube of 6×6×6 and a ramp of greys.
  case indexed256
  /// 24 bits a colour.
  case direct

  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }
}
