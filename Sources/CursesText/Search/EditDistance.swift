/// The distance of two words after Damerau and Levenshtein, where no letter is changed twice.
package enum EditDistance {
  /// How many bytes must be put in, taken out, changed or swapped with the next; nil for more than
  /// a number.
  package static func between(_ one: [UInt8], _ other: [UInt8], most: Int) -> Int? {
    guard abs(one.count - other.count) <= most, one.count <= 256 else { return nil }
    var (before, row) = ([Int](), Array(0...other.count))
    for (i, byte) in one.enumerated() {
      var next = [i + 1]
      next.reserveCapacity(other.count + 1)
      for (j, own) in other.enumerated() {
        var least = min(row[j] + (byte == own ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, byte == other[j - 1], one[i - 1] == own {
          least = min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      guard next.contains(where: { $0 <= most }) else { return nil }
      (before, row) = (row, next)
    }
    return row[other.count] <= most ? row[other.count] : nil
  }
}
