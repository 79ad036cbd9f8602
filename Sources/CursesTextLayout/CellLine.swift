import CursesCore

/// One line that is never wrapped, with every character's bytes and cells known: what a field shows.
///
/// Offsets are bytes, columns are cells from the line's start. Line ends and tabs are characters of one cell
/// like any control: a field draws their stand-ins.
public struct CellLine: Sendable {
  /// The offset of each character and the count of bytes: one more than there are characters.
  private var offsets: [Int] = [0]
  private var starts: [Int] = [0]

  /// A line of UTF-8 bytes; bytes that are none are characters too.
  public init(_ bytes: UnsafeBufferPointer<UInt8>, widths: WidthModel) {
    let scanner = ClusterScanner(bytes, widths: widths)
    reserve(bytes.count)
    while let offset = offsets.last, offset < bytes.count {
      let cluster = scanner.cluster(at: offset)
      append(bytes: cluster.length, cells: max(1, cluster.width))
    }
  }

  /// A line of a string.
  public init(_ text: String, widths: WidthModel) {
    var text = text
    self = text.withUTF8 { CellLine($0, widths: widths) }
  }

  /// A line that shows one mark for each character and nothing else.
  ///
  /// The bytes are looked at where they lie: no part of them is copied.
  public init(maskedBytes bytes: UnsafeBufferPointer<UInt8>, cells: Int = 1) {
    var offset = 0
    while offset < bytes.count {
      let (first, length) = Scalar.decoded(bytes, at: offset)
      var end = offset + length
      if let first {
        var recognizer = Unicode._CharacterRecognizer()
        _ = recognizer.hasBreak(before: first)
        while end < bytes.count, end - offset < Scalar.reach {
          let next = Scalar.decoded(bytes, at: end)
          guard let scalar = next.scalar, !recognizer.hasBreak(before: scalar) else { break }
          end += next.length
        }
      }
      append(bytes: end - offset, cells: cells)
      offset = end
    }
  }

  private mutating func reserve(_ count: Int) {
    offsets.reserveCapacity(count + 1)
    starts.reserveCapacity(count + 1)
  }

  private mutating func append(bytes: Int, cells: Int) {
    offsets.append(offsets[offsets.count - 1] + bytes)
    starts.append(starts[starts.count - 1] + cells)
  }

  /// Grapheme clusters.
  public var characterCount: Int { offsets.count - 1 }
  /// Bytes of UTF-8.
  public var byteCount: Int { offsets[offsets.count - 1] }
  /// The cells of the whole line.
  public var columns: Int { starts[starts.count - 1] }

  /// The bytes of a character, by its number from 0.
  public func range(ofCharacter index: Int) -> Range<Int> { offsets[index]..<offsets[index + 1] }
  /// The cells of a character, by its number from 0.
  public func cells(ofCharacter index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// The number of the character that `offset` is in or before; `characterCount` at the end.
  public func character(at offset: Int) -> Int { Self.last(in: offsets, notAbove: offset) }

  /// The number of the character whose cells a column is in; `characterCount` to the right of all.
  public func character(atColumn column: Int) -> Int { Self.last(in: starts, notAbove: column) }

  /// The column of a caret.
  public func column(of offset: Int) -> Int { starts[character(at: offset)] }

  /// The caret nearest to a cell: before a character for its left half, after it for its right half.
  public func offset(atColumn column: Int) -> Int {
    guard column > 0 else { return 0 }
    let index = character(atColumn: column)
    guard index < characterCount else { return byteCount }
    let cells = cells(ofCharacter: index)
    let isLeft = (column - cells.lowerBound) * 2 < cells.count
    return isLeft ? offsets[index] : offsets[index + 1]
  }

  /// The boundary at or before an offset.
  public func boundary(atOrBefore offset: Int) -> Int { offsets[character(at: offset)] }
  /// The boundary before an offset; 0 at the start.
  public func boundary(before offset: Int) -> Int {
    let index = character(at: offset)
    return offsets[index] < offset ? offsets[index] : offsets[max(0, index - 1)]
  }
  /// The boundary after an offset; the end at the end.
  public func boundary(after offset: Int) -> Int {
    offsets[min(characterCount, character(at: offset) + 1)]
  }

  private static func last(in values: [Int], notAbove value: Int) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
