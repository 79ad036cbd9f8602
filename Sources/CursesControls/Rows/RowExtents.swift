/// How long the rows of a lazy container are: what was measured, and a guess for the rest.
///
/// Finding the place of a row and the row at a place takes logarithmic time, a change of the guess none;
/// as long as all rows are as long as the guess, nothing is stored.
struct RowExtents {
  private(set) var count: Int
  /// The cells between two rows.
  let gap: Int
  /// The length of a row that was not measured; nil before the first one was.
  private(set) var guess: Int?
  /// By how much measured rows differ from the guess, summed as a Fenwick tree does. Empty without any.
  private var sums: [Int] = []

  init(count: Int, gap: Int, guess: Int? = nil) {
    self.count = count
    self.gap = gap
    self.guess = guess
  }

  /// The length of all rows with the gaps between.
  var total: Int { count == 0 ? 0 : start(of: count) - gap }

  /// Whether all rows known are as long as the guess.
  var isUniform: Bool { sums.isEmpty }

  /// The cells before a row.
  func start(of index: Int) -> Int { index * pitch + difference(before: index) }

  /// The length of a row.
  func length(of index: Int) -> Int { start(of: index + 1) - start(of: index) - gap }

  /// The row at a place, the nearest where there is none.
  func index(at offset: Int) -> Int {
    guard offset > 0, count > 0 else { return 0 }
    guard !sums.isEmpty else { return min(count - 1, pitch > 0 ? offset / pitch : 0) }
    var (index, start) = (0, 0)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count, start + step * pitch + sums[next] <= offset {
        index = next
        start += step * pitch + sums[next]
      }
      step /= 2
    }
    return min(index, count - 1)
  }

  /// Notes the length of a row. Returns by how much it is longer than it was taken for.
  @discardableResult
  mutating func set(_ length: Int, of index: Int) -> Int {
    if guess == nil { guess = length }
    let change = length - self.length(of: index)
    guard change != 0 else { return 0 }
    if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
    var place = index + 1
    while place <= count {
      sums[place] += change
      place += place & -place
    }
    return change
  }

  /// Forgets what was measured. Rows keep the length that most likely is theirs.
  mutating func reset(count: Int) {
    self.count = count
    sums = []
  }

  private var pitch: Int { (guess ?? 1) + gap }

  private func difference(before index: Int) -> Int {
    guard !sums.isEmpty else { return 0 }
    var (place, sum) = (index, 0)
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return sum
  }
}
