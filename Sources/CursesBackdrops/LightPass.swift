import CursesCore
import CursesThemes

/// One of the two pictures of a scene: sharp, as it is seen in the gaps, or frosted, as it is seen
/// through glass.
struct LightPass {
  let isFrosted: Bool
  let ground: Tone
  let tones: [Tone]
  /// The greatest luminance of a sample, and the least of each component: what contrast is proven against.
  let brightest: Float
  let darkest: UInt32
  let blend: BubbleShape.Blend
  /// How soft edges are, as a share of the radius.
  let softness: Float

  private init(_ light: BubbleLight, isFrosted: Bool) {
    self.isFrosted = isFrosted
    ground = Tone(light.ground)
    let sharp = light.colors.map(Tone.init)
    tones =
      isFrosted
      ? zip(light.frost, sharp).map { frost, sharp in
        let tone = Tone(frost)
        return tone.embered(by: min(max(1 - tone.light / max(sharp.light, 0.01), 0), 1))
      } : sharp
    brightest = isFrosted ? Float(light.frostLimit) : 1
    darkest = isFrosted ? light.darkestFrost.hex : 0
    blend = light.shape.blend
    softness = Float(0.16 * light.shape.blur) * (isFrosted ? 3.2 : 1)
  }

  /// The sharp picture, then the frosted.
  static func both(_ light: BubbleLight) -> [LightPass] {
    [LightPass(light, isFrosted: false), LightPass(light, isFrosted: true)]
  }

  /// A colour of the theme by a place in its list: the fraction is a mixture with the next.
  func tone(_ place: Float) -> Tone {
    let index = Int(place.rounded(.down))
    let fraction = place - Float(index)
    // Most of a life is spent in one colour, and the change is eased.
    let eased = fraction * fraction * (3 - 2 * fraction)
    return tones[index % tones.count].turned(to: tones[(index + 1) % tones.count], by: eased)
  }

  /// The colour at a chance from 0 to 1.
  func tone(chance: Double) -> Tone { tones[Int(chance * Double(tones.count)) % tones.count] }
}

extension LightPass {
  /// Draws row by row: `paint` adds light to the sums of the lit columns of one row, whose middle is
  /// `down` samples below the top.
  func draw(
    into field: inout LightField, mask: LightMask,
    paint: (_ sums: RowSums, _ down: Float, _ columns: Range<Int>) -> Void
  ) {
    let size = field.size
    guard size.cellCount > 0, mask.size == size else { return }
    field.withLayers { samples, frost in
      withUnsafeTemporaryAllocation(
        of: Float.self, capacity: RowSums.parts * size.columns
      ) { buffer in
        let sums = RowSums(buffer, columns: size.columns, keepsEdges: !isFrosted)
        for row in 0..<size.rows * (isFrosted ? 1 : 2) {
          let columns = mask.columns[isFrosted ? row : row / 2]
          guard !columns.isEmpty else { continue }
          sums.clear(columns)
          paint(sums, isFrosted ? Float(2 * row + 1) : Float(row) + 0.5, columns)
          sums.finish(
            columns, self, into: isFrosted ? frost : samples, at: row * size.columns)
        }
      }
    }
  }
}
