extension Color {
  /// A pane of glass: `tint` with `opacity` (0 to 1), and for the rest the light behind it.
  public static func glass(_ tint: Color, opacity: Double) -> Color {
    guard !tint.isTerminalDefault else { return opacity > 0 ? tint : .clear }
    return tint.over(.clear, opacity: opacity)
  }

  /// This colour, translucent or not, laid over another: what is below shows by this one's
  /// transmission.
  ///
  /// The terminal's own colour cannot be mixed: glass over it is the glass's own opaque part.
  @inlinable public func laid(over below: Color) -> Color {
    if isOpaque || isTerminalDefault { return self }
    if bits == Color.clear.bits || below.isTerminalDefault { return below }
    let through = bits >> 24
    func part(_ shift: UInt32) -> UInt32 {
      let sum = ((bits >> shift) & 0xFF) + (((below.bits >> shift) & 0xFF) * through + 127) / 255
      return min(sum, 255) << shift
    }
    let transmission = (((below.bits >> 24) * through + 127) / 255) << 24
    return Color(bits: transmission | part(16) | part(8) | part(0))
  }
}

extension Color {
  /// The same glass with a share of its opacity, 0 to 1.
  public func thinned(to share: Double) -> Color {
    guard share < 1, !isTerminalDefault else { return self }
    func part(_ value: UInt8) -> UInt32 { UInt32((Double(value) * max(share, 0)).rounded()) }
    return Color(
      bits: (255 - part(255 - transmission)) << 24 | part(red) << 16 | part(green) << 8
        | part(blue))
  }
}

// The colour of lines on the edge of glass, which take the colour of the light they lie on.
extension Color {
  /// This opaque colour as an edge that takes a share of its light, 0 to 1, where light is.
  public func edge(taking share: Double) -> Color {
    isTerminalDefault || share <= 0 ? self : .glass(self, opacity: 1 - share)
  }

  /// An edge where there is no light: its own colour, opaque.
  @inlinable public var unlit: Color {
    guard !isOpaque, !isTerminalDefault else { return self }
    let own = max(255 - (bits >> 24), 1)
    func part(_ shift: UInt32) -> UInt32 {
      min(((bits >> shift) & 0xFF) * 255 / own, 255) << shift
    }
    return Color(bits: part(16) | part(8) | part(0))
  }

  /// An edge over `light`, of which there is a part, 0 to 255.
  @inlinable public func edge(over light: Color, part: UInt32) -> Color {
    guard !isOpaque, !isTerminalDefault else { return self }
    let own = unlit.bits
    let share = (bits >> 24) * part / 255
    func mix(_ shift: UInt32) -> UInt32 {
      let sum = ((own >> shift) & 0xFF) * (255 - share) + ((light.bits >> shift) & 0xFF) * share
      return ((sum + 127) / 255) << shift
    }
    return Color(bits: mix(16) | mix(8) | mix(0))
  }
}

extension Frame {
  /// Lays glass over what is drawn in `rect`: backgrounds only, text keeps its colours.
  public mutating func tint(_ rect: Rect, with glass: Color) {
    guard glass.bits != Color.clear.bits else { return }
    // Neighbours are alike, and are mixed once.
    var below = Color.clear
    var mixed = glass.laid(over: below)
    modify(rect) { cell in
      if cell.style.background != below {
        below = cell.style.background
        mixed = glass.laid(over: below)
      }
      cell.style.background = mixed
    }
  }

  /// Lays glass over everything in `rect`, text too: what lies behind a dialog.
  ///
  /// Where colours cannot be mixed the text gets the attribute `dim` instead.
  public mutating func veil(_ rect: Rect, with glass: Color) {
    let mixes = glass.bits != Color.clear.bits && !glass.isTerminalDefault
    modify(rect) { cell in
      if !mixes || cell.style.foreground.isTerminalDefault {
        // A blank without text stays a gap, in which the light is sharp.
        if !mixes || cell.glyph != .space { cell.style.attributes.insert(.dim) }
      } else {
        cell.style.foreground = glass.laid(over: cell.style.foreground)
      }
      if mixes { cell.style.background = glass.laid(over: cell.style.background) }
    }
  }
}
