/// The other names of many notes. Their texts lie in one row of bytes: as texts of their own, the headings of 10,000
/// notes took four times as much.
public struct OtherNames: Sendable {
  private struct Row {
    /// Where the text and the words end; the text begins where the words of the row before end.
    var textEnd: UInt32
    var wordsEnd: UInt32
    var path: Int32
    /// 0 for none.
    var line: Int32
    var kind: OtherName.Kind
  }

  private var rows: [Row] = []
  private var bytes: [UInt8] = []
  private var paths: [String] = []

  /// No names yet.
  public init() {}

  /// These names.
  public init(_ names: some Sequence<OtherName>) {
    for name in names { append(name) }
  }

  /// Adds a name after all others.
  mutating func append(_ name: OtherName) {
    bytes.append(contentsOf: name.text.utf8)
    let textEnd = bytes.count
    bytes.append(contentsOf: name.words.utf8)
    if !name.path.isSamePath(as: paths.last) { paths.append(name.path) }
    // Names of 4 GB are of no notebook.
    rows.append(
      Row(
        textEnd: UInt32(clamping: textEnd), wordsEnd: UInt32(clamping: bytes.count),
        path: Int32(clamping: paths.count - 1), line: Int32(clamping: name.line ?? 0),
        kind: name.kind))
  }

  /// Leaves no more room than they need.
  mutating func shrink() { self = OtherNames(exactly: self) }

  private init(exactly names: OtherNames) {
    rows.reserveCapacity(names.rows.count)
    bytes.reserveCapacity(names.bytes.count)
    paths.reserveCapacity(names.paths.count)
    rows += names.rows
    bytes += names.bytes
    paths += names.paths
  }

  /// Those of one kind, of a note or of all.
  public func names(_ kind: OtherName.Kind, of path: String? = nil) -> [OtherName] {
    let isWanted = path.map { wanted in paths.map { $0.isSamePath(as: wanted) } }
    return indices.filter { index in
      rows[index].kind == kind && isWanted?[Int(rows[index].path)] ?? true
    }.map { self[$0] }
  }

  /// Those of some notes, by the paths of these.
  func names(ofNotes isIncluded: (String) -> Bool) -> [OtherName] {
    let wanted = paths.map(isIncluded)
    return indices.filter { wanted[Int(rows[$0].path)] }.map { self[$0] }
  }
}

extension OtherNames: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { rows.count }

  /// The name at an index, made of its row.
  public subscript(index: Int) -> OtherName {
    let row = rows[index]
    let start = index == 0 ? 0 : Int(rows[index - 1].wordsEnd)
    func text(_ start: Int, _ end: UInt32) -> String {
      String(decoding: bytes[start..<Int(end)], as: UTF8.self)
    }
    return OtherName(
      path: paths[Int(row.path)], text: text(start, row.textEnd),
      line: row.line == 0 ? nil : Int(row.line), kind: row.kind,
      words: text(Int(row.textEnd), row.wordsEnd))
  }
}

extension OtherNames: ExpressibleByArrayLiteral {
  /// The names of a list.
  public init(arrayLiteral names: OtherName...) { self.init(names) }
}
