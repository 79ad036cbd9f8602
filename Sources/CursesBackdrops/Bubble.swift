import CursesCLibrary
import CursesCore
import CursesThemes

/// One bubble at one moment, in square units: a cell is one unit wide and two high.
struct Bubble: Hashable, Sendable {
  var column: Float
  /// In samples, two a cell.
  var row: Float
  var radius: Float
  /// How much of its colour is seen, 0 to 1: less while it comes and goes.
  var strength: Float
  /// A place in the list of colours; the fraction is a mixture with the next.
  var hue: Float
}

/// All bubbles of a screen at any moment.
///
/// A bubble lives in lives: it appears as nothing at a place, drifts and breathes there, fades to
/// nothing, and appears elsewhere. What it is in each life is a hash of seed, number and life, so
/// every moment can be computed by itself.
struct BubbleSwarm: Hashable, Sendable {
  let seed: UInt64
  let size: Size
  let colorCount: Int
  var shape = BubbleShape()

  /// The radius of a middling bubble: it grows more slowly than the screen.
  private var scale: Double {
    let area = Double(size.columns) * Double(size.rows) * 2
    return 0.5 * pow(max(area, 1), 0.36)
  }

  /// Enough to cover more than half of the screen: bubbles are seen as such where there is room between.
  var count: Int {
    let area = Double(size.columns) * Double(size.rows) * 2
    let usual = min(max(0.82 * area / (Double.pi * scale * scale), 5), 48)
    return Int(usual * shape.number)
  }

  func bubbles(at time: Double) -> [Bubble] {
    (0..<count).map { bubble($0, at: max(time, 0) * shape.speed) }
  }

  private func bubble(_ number: Int, at time: Double) -> Bubble {
    var own = Chance(seed: seed, number: number, life: 0)
    let lifetime = 46 + 38 * own.next()
    let clock = time / lifetime + own.next() + 1
    let life = clock.rounded(.down)
    let age = clock - life
    var chance = Chance(seed: seed, number: number, life: Int(life))
    let home = place(number, life: Int(life), &chance)
    let share = 0.783 * chance.next() * chance.next() + 0.217 * chance.next()
    let span = shape.sizes.upperBound - shape.sizes.lowerBound
    let radius = scale * (shape.sizes.lowerBound + span * share)
    // The speed is at most the sum of the amplitudes over their periods: under 1.5 cells a second.
    let reach = min(6 + scale * 0.35, 13)
    let turn = { (period: Double, phase: Double) in sin(2 * .pi * (time / period + phase)) }
    let column = home.column + reach * turn(83 + 31 * chance.next(), chance.next())
    let row = home.row + 0.6 * reach * turn(71 + 37 * chance.next(), chance.next())
    let breath = 1 + 0.1 * turn(13 + 9 * chance.next(), chance.next())
    let fade = ease(min(age / 0.3, (1 - age) / 0.3, 1))
    let hue = chance.next() * Double(colorCount) + 1.3 * age
    return Bubble(
      column: Float(column), row: Float(row), radius: Float(radius * breath * (0.72 + 0.28 * fade)),
      strength: Float(fade * (0.86 + 0.14 * chance.next())), hue: Float(hue))
  }

  /// Spread evenly for every life: a low-discrepancy sequence, shaken a little.
  private func place(_ number: Int, life: Int, _ chance: inout Chance) -> (
    column: Double, row: Double
  ) {
    var first = Chance(seed: seed, number: -1, life: 0)
    let index = Double(number + 1 + life * 7)
    let across = (first.next() + 0.754_877_666_246_69 * index).truncatingRemainder(dividingBy: 1)
    let down = (first.next() + 0.569_840_290_998_05 * index).truncatingRemainder(dividingBy: 1)
    let shake = { (value: Double) in value * 1.12 - 0.06 }
    return (
      shake(across) * Double(size.columns) + 3 * (chance.next() - 0.5),
      shake(down) * Double(size.rows) * 2 + 3 * (chance.next() - 0.5)
    )
  }

  private func ease(_ value: Double) -> Double {
    let bounded = min(max(value, 0), 1)
    return bounded * bounded * (3 - 2 * bounded)
  }
}
