import CursesCore

/// The sums of one row of samples: weighted tones, their weights, and what is left of the ground.
struct RowSums {
  /// How many numbers a sample has.
  static let parts = 7

  private let light: UnsafeMutablePointer<Float>
  private let green: UnsafeMutablePointer<Float>
  private let blue: UnsafeMutablePointer<Float>
  private let chroma: UnsafeMutablePointer<Float>
  private let weight: UnsafeMutablePointer<Float>
  /// The part of the ground that shows through everything.
  private let bare: UnsafeMutablePointer<Float>
  /// White light on top.
  private let glare: UnsafeMutablePointer<Float>

  /// Whether what covers more is seen more where shapes overlap, so that both keep their edges: not so
  /// in frost, where edges are to be soft.
  private let keepsEdges: Bool

  /// `buffer` holds `parts` times `columns`, and so is never empty.
  init(_ buffer: UnsafeMutableBufferPointer<Float>, columns: Int, keepsEdges: Bool) {
    self.keepsEdges = keepsEdges
    light = buffer.baseAddress.unsafelyUnwrapped
    green = light + columns
    blue = green + columns
    chroma = blue + columns
    weight = chroma + columns
    bare = weight + columns
    glare = bare + columns
  }

  func clear(_ columns: Range<Int>) {
    for part in [light, green, blue, chroma, weight, glare] {
      (part + columns.lowerBound).update(repeating: 0, count: columns.count)
    }
    (bare + columns.lowerBound).update(repeating: 1, count: columns.count)
  }

  /// Covers a part of one sample, 0 to 1, with a tone.
  @inline(__always)
  func add(_ cover: Float, of tone: Tone, _ toneChroma: Float, at column: Int) {
    let part = keepsEdges ? cover * cover : cover
    weight[column] += part
    light[column] += part * tone.light
    green[column] += part * tone.green
    blue[column] += part * tone.blue
    chroma[column] += part * toneChroma
    bare[column] *= 1 - cover
  }

  /// Adds white light of a part from 0 to 1 to one sample.
  @inline(__always)
  func shine(_ part: Float, at column: Int) { glare[column] += part }

  /// Covers the samples that a bubble reaches.
  func add(_ spot: Spot, down: Float, within columns: Range<Int>) {
    let below = down - spot.row
    let chord = spot.reach * spot.reach - below * below
    guard chord > 0 else { return }
    let half = chord.squareRoot()
    let first = max(columns.lowerBound, Int((spot.column - half - 0.5).rounded(.up)))
    let last = min(columns.upperBound, Int((spot.column + half + 0.5).rounded(.down)))
    guard first < last else { return }
    let atRow = below * below * spot.scale
    let start = 0.5 - spot.column
    for column in first..<last {
      let across = Float(column) + start
      let cover = spot.profile[atRow + across * across * spot.scale] * spot.strength
      add(cover, of: spot.tone, spot.chroma, at: column)
    }
    if spot.glare > 0 { addGlare(spot, below: below, within: first..<last) }
  }

  /// The light at the upper left of a bubble, and its faint echo at the lower right.
  private func addGlare(_ spot: Spot, below: Float, within columns: Range<Int>) {
    let start = 0.5 - spot.column
    let lights: [(place: Float, width: Float, strength: Float)] = [
      (-0.36, 0.2, spot.glare), (0.48, 0.16, spot.glare / 5),
    ]
    for (place, width, strength) in lights {
      let down = below - place * spot.radius
      let wide = width * spot.radius
      guard abs(down) < 2.2 * wide else { continue }
      let middle = spot.column + place * spot.radius
      let reached = columns.clamped(
        to: Int(max(middle - 2.2 * wide - 1, 0))..<max(Int(middle + 2.2 * wide + 1), 0) + 1)
      for column in reached {
        let across = Float(column) + start - place * spot.radius
        let away = (across * across + down * down) / (wide * wide)
        let near = max(1 - away / 4.84, 0)
        shine(strength * near * near * near, at: column)
      }
    }
  }

  /// Mixes with the ground.
  func finish(
    _ columns: Range<Int>, _ pass: LightPass, into samples: UnsafeMutableBufferPointer<UInt32>,
    at start: Int
  ) {
    let ground = pass.ground
    Glow.components.withUnsafeBufferPointer { table in
      let dark = Glow(ground).hex(table)
      for column in columns {
        let cover = 1 - bare[column]
        guard cover > 0.004 || glare[column] > 0.004 else {
          samples[start + column] = dark
          continue
        }
        let share = 1 / max(weight[column], 0.000_01)
        var tone = Tone(
          light: light[column] * share, green: green[column] * share, blue: blue[column] * share)
        // Complements do not meet in grey: the mean keeps the chroma of what it is made of.
        let vivid = min(chroma[column] * share / max(tone.chroma, 0.000_1), 1.7)
        // Colour comes a little before brightness: what fades into the dark keeps it.
        let colour = cover * (1 + 0.5 * (1 - cover)) * vivid
        tone = tone.embered(by: 1 - cover)
        if pass.blend == .glow {
          let doubled = max(weight[column] - (keepsEdges ? cover * cover : cover), 0)
          tone.light += min(0.09 * doubled, 0.09)
        }
        tone.light = ground.light + (tone.light - ground.light) * cover
        tone.green = ground.green * (1 - cover) + tone.green * colour
        tone.blue = ground.blue * (1 - cover) + tone.blue * colour
        var glow = Glow(tone)
        if pass.isFrosted {
          glow.dim(to: pass.brightest)
        } else if glare[column] > 0 {
          glow.whiten(by: min(glare[column], 0.8))
        }
        let hex = glow.hex(table)
        samples[start + column] = pass.isFrosted ? brightened(hex, to: pass.darkest) : hex
      }
    }
  }

  /// Each component at least that of `least`.
  @inline(__always)
  private func brightened(_ color: UInt32, to least: UInt32) -> UInt32 {
    max(color & 0xFF_0000, least & 0xFF_0000) | max(color & 0xFF00, least & 0xFF00)
      | max(color & 0xFF, least & 0xFF)
  }
}
