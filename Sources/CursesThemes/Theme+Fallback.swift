import CursesCore

extension Theme {
  /// Bubblepad Dark without its file: what is shown when none is chosen, or none can be read.
  ///
  /// A test holds it against `bubblepad-dark.yaml`.
  public static let fallback = Theme(
    Scheme(
      name: "Bubblepad Dark", author: "The Bubblepad authors", isDark: true,
      palette: Palette(
        [
          0x0E0E18, 0x1A1A28, 0x2B2B40, 0x5A5D78, 0x9A9CB0, 0xE6E6F0, 0xF4F4FA, 0xFFFFFF,
          0xFF7A7A, 0xFFA878, 0xFFD27A, 0x8CE0A0, 0x7CE8C6, 0x8FA8FF, 0xFF8FC4, 0xC79A7A,
        ].map { Color(hex: $0) }),
      rules: [.codeBlock: RoleRule(background: .palette(0x02), opacity: 0.45)],
      bubbles: BubbleRules(
        ground: .fixed(Color(hex: 0x0A0A13)),
        colors: [0x4F86FF, 0x9B6BFF, 0x2FC7A0, 0xFF5F8F, 0x5F6BFF, 0xFFAB4A].map {
          .fixed(Color(hex: $0))
        }, strength: 0.95),
      glass: GlassRules(panel: 0.58, dialog: 0.78)))
}
