import CursesCLibrary
import CursesFoundation
import CursesViewGraph

extension LocalizedStringKey.StringInterpolation {
  /// A value in a format. A style without a locale of its own has that of the place.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    append([.formatted(input, format)])
  }

  /// A whole number, with the digits and the groups of the place.
  public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
    append([.whole(value)])
  }

  /// A number by a specifier of `printf`: `"\(price, specifier: "%.2f")"`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    append([Text.Piece(withVaList([value]) { PrintedNumber.text(specifier, $0) })])
  }
}

/// Numbers as `printf` writes them.
private enum PrintedNumber {
  static func text(_ specifier: String, _ values: CVaListPointer) -> String {
    // Longer than the longest number with the digits that anybody asks for; what is longer is cut.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { room in
      guard let start = room.baseAddress, vsnprintf(start, room.count, specifier, values) >= 0
      else { return specifier }
      return String(cString: start)
    }
  }
}
