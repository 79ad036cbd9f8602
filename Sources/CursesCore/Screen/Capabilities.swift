/// What the terminal can do, as far as is known.
///
/// At first it follows from the environment and terminfo, so that the first frame waits for no answer;
/// answers that come later improve it.
public struct Capabilities: Hashable, Sendable {
  /// How many colours there are.
  public var colors: ColorDepth
  /// How the terminal counts the cells of a cluster.
  public var widthModel: WidthModel = .perScalar
  /// Whether the locale is UTF-8. Else only ASCII reaches the screen, boxes are drawn with `+-|`.
  public var isUnicode: Bool
  /// Whether cells with a link lead somewhere (OSC 8).
  public var hyperlinks = false
  /// Whether the kitty keyboard protocol is on: Ctrl+I is not Tab.
  public var kittyKeyboard = false
  /// Whether a frame can be shown in one piece (mode 2026).
  public var synchronizedUpdate = false
  /// Whether text can be struck through.
  public var strikethrough = false
  /// Whether there is a wavy underline.
  public var undercurl = false
  /// The terminal's own background, where it told.
  public var terminalBackground: Color?
  /// Whether that background is dark; nil while it has not told.
  public var isBackgroundDark: Bool?

  /// The capabilities of a terminal that is not known any better.
  ///
  /// - Parameters:
  ///   - colors: how many colours it has.
  ///   - isUnicode: whether the locale is UTF-8.
  ///   - undercurl: whether it has a wavy underline.
  public init(colors: ColorDepth, isUnicode: Bool, undercurl: Bool = false) {
    self.colors = colors
    self.isUnicode = isUnicode
    self.undercurl = undercurl
  }
}
