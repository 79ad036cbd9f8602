import CursesViewGraph

extension Color: CustomStringConvertible {
  /// The name of a colour that has one, else its components: `#FF8000FF`.
  public var description: String {
    if let name = Self.names.first(where: { $0.color == self })?.name { return name }
    return Self.words(painted)
  }

  private static var names: [(name: String, color: Color)] {
    [
      ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
      ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
      ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray),
      ("white", .white), ("black", .black), ("clear", .clear), ("primary", .primary),
      ("secondary", .secondary), ("accentColor", .accentColor),
    ]
  }

  /// The colour of one of those names, however it is capitalised.
  static func named(_ name: String) -> Color? {
    names.first { $0.name.lowercased() == name.lowercased() }?.color
  }

  private static func words(_ paint: Paint) -> String {
    switch paint {
    case .pigment(let pigment), .adaptive(_, let pigment): return hexadecimal(pigment)
    case .faded(let inner, let amount):
      return "\(words(inner)) at \(Int((amount * 100).rounded()))%"
    case .role(let role): return "\(role)"
    case .tint: return "accentColor"
    case .foreground: return "foreground"
    default: return "color"
    }
  }

  private static func hexadecimal(_ pigment: Pigment) -> String {
    let parts = [pigment.red, pigment.green, pigment.blue, pigment.opacity]
    return "#"
      + parts.map { part in
        let byte = Int((min(max(part, 0), 1) * 255).rounded())
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }
}
