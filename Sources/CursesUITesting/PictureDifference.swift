import CursesFoundation
import CursesViews

/// How the screen differs from the picture that a test expects. Its description shows both, row by row.
public struct PictureDifference: Hashable, Sendable, CustomStringConvertible {
  /// A row that is another one than expected, counted from 0.
  public struct Row: Hashable, Sendable {
    /// Counted from 0.
    public let number: Int
    /// What the test expects there; empty where it expects no such row.
    public let expected: String
    /// What is there.
    public let shown: String
  }

  /// The rows that differ.
  public let rows: [Row]
  /// What else there is to say: that a snapshot was recorded, and where.
  public let remark: String?

  /// The difference of two pictures; nil for none. Blanks at the ends of rows and empty rows at the end do
  /// not count.
  init?(expected: String, shown: String) {
    let (expected, shown) = (Self.rows(of: expected), Self.rows(of: shown))
    rows = (0..<max(expected.count, shown.count)).compactMap { number in
      let row = Row(
        number: number, expected: number < expected.count ? expected[number] : "",
        shown: number < shown.count ? shown[number] : "")
      return row.expected == row.shown ? nil : row
    }
    remark = nil
    if rows.isEmpty { return nil }
  }

  init(remark: String) {
    rows = []
    self.remark = remark
  }

  private static func rows(of picture: String) -> [String] {
    picture.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  public var description: String {
    let lines = rows.map { row in
      "row \(row.number)\n  expected │\(row.expected)│\n  shown    │\(row.shown)│"
    }
    return ((remark.map { [$0] } ?? []) + lines).joined(separator: "\n")
  }
}

extension TestHost {
  /// How the screen differs from a picture; nil for not at all.
  ///
  ///     #expect(host.difference(from: """
  ///       Name  Ada
  ///       """) == nil)
  ///
  /// Blanks at the ends of rows and empty rows at the end do not count.
  public func difference(from picture: String) -> PictureDifference? {
    PictureDifference(expected: picture, shown: self.picture)
  }

  /// How the screen differs from a picture in a file, cursor and styles included; nil for not at all.
  ///
  /// The file is `Snapshots/<name>.screen` beside the file of the test. One that is not there is written,
  /// and that is a difference too: read it before it is kept. Remove a file to record it again.
  ///
  /// - Throws: an error in words when the file cannot be read or written.
  public func difference(
    fromSnapshot name: String, besideFile file: String = #filePath
  ) throws -> PictureDifference? {
    let folder = file.prefix(through: file.lastIndex(of: "/") ?? file.startIndex)
    let stored = StoredFile(path: folder + "Snapshots/\(name).screen")
    guard let expected = try stored.read() else {
      try stored.write(Array(snapshot.utf8), mode: 0o644)
      return PictureDifference(remark: "There was no snapshot: \(stored.path) was recorded.")
    }
    return PictureDifference(
      expected: String(decoding: expected, as: UTF8.self), shown: snapshot)
  }
}
