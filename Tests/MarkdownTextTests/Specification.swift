import Foundation

/// One example of a specification.
struct SpecificationExample: Decodable {
  var markdown: String
  var html: String
  var example: Int
  var section: String
  var extensions: [String]?
  var source: String?

  static func load(_ name: String) throws -> [SpecificationExample] {
    let data = try Data(contentsOf: TestData.folder.appendingPathComponent("spec/\(name)"))
    return try JSONDecoder().decode([SpecificationExample].self, from: data)
  }
}

/// The files that tests read, beside their source.
enum TestData {
  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Data")
  }

  /// The real files, by name in order.
  static func corpus() throws -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appendingPathComponent("corpus")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0 != "INDEX.md" }
      .map { ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }
}
