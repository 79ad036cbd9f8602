/// An IPv4 address: four numbers from 0 to 255, `192.168.0.1`.
///
/// Digits behind a number of three go on to the next: `192168` is `192.168`. A number that is too large
/// stays as it was typed.
public struct IPv4Format: InputFormat, Hashable {
  /// Four numbers of 0 to 255.
  public init() {}

  private static let sections = Sections(
    sections: Array(repeating: .init(width: 3, largest: 255), count: 4),
    separators: [".", ".", "."], isPadded: false)

  public func apply(_ edit: FieldEdit) -> FieldContent? { Self.sections.apply(edit) }

  /// The four bytes.
  public func parse(_ text: String) throws(InputError) -> [UInt8] {
    guard let parts = Self.sections.split(text) else {
      throw InputError("This is no address; write four numbers like 192.168.0.1.")
    }
    guard parts.count == 4, text.count(where: Self.sections.isSeparator) == 3,
      parts.allSatisfy({ !$0.isEmpty })
    else {
      throw .incomplete("Not complete: four numbers like 192.168.0.1.")
    }
    var bytes: [UInt8] = []
    for part in parts {
      guard let byte = UInt8(String(part)) else {
        throw InputError("\(String(part)) is too large; each number goes from 0 to 255.")
      }
      guard part.count == 1 || part[0] != "0" else {
        throw InputError("“\(String(part))” may be read as octal; write \(byte).")
      }
      bytes.append(byte)
    }
    return bytes
  }

  public func text(for value: [UInt8]) -> String {
    value.prefix(4).map { String($0) }.joined(separator: ".")
  }
}
