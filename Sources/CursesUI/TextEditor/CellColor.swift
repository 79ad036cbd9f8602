import CursesCore
import CursesThemes
import CursesViewGraph

extension Color {
  /// The colour in a cell, under a theme; nil for one that depends on more than that.
  func cell(_ theme: Theme?) -> CursesCore.Color? { painted.cell(theme) }
}

extension Paint {
  fileprivate func cell(_ theme: Theme?) -> CursesCore.Color? {
    switch self {
    case .pigment(let pigment): return pigment.cell
    case .adaptive(let light, let dark): return (theme?.isDark ?? true ? dark : light).cell
    case .role(let role): return theme?.style(role, on: .panel).foreground
    case .foreground: return theme?.style(.text, on: .panel).foreground
    case .tint: return theme?.style(.accent, on: .panel).foreground
    case .faded(let inner, _): return inner.cell(theme)
    default: return nil
    }
  }
}

extension Pigment {
  fileprivate var cell: CursesCore.Color? {
    guard opacity > 0 else { return nil }
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    return CursesCore.Color(byte(red), byte(green), byte(blue))
  }
}
