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

  /// The real files and the torture files, by name in order.
  static func files() throws -> [(name: String, bytes: [UInt8])] {
    try ["corpus", "synthetic"].flatMap { folder in
      let folder = TestData.folder.appendingPathComponent(folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) }
    }
  }
}

/// Text that changes what stands around it.
enum Hostile {
  static let snippets: [[UInt8]] =
    [
      "*", "**", "_", "`", "```\n", "~~~\n", "[", "](x)", "![", "]", "[a]: /b\n", "[a]", "<b>",
      "<!--",
      "-->", "&amp;", "1. ", "- ", "* ", "# ", "> ", "|", "\\", "\n", "\n\n", "\r", "\r\n", "\t",
      "    ",
      "===\n", "---\n", "| a | b |\n|---|---|\n", "~~", "<pre>\n", "</pre>", "<div>\n", "[^1]: x\n",
      "[^1]", "- [ ] ", "www.a.bc", "http://a.b", "a@b.cd", "  \n", "+++\n", "==", "[[a]]", "\u{0}",
      "é", "漢字", "👍🏽", "\u{A0}", "x", " ", "[A]: <b> 'c\nd'\n", "2) ", "<a href=\"", "```js x\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xEF, 0xBB, 0xBF]]
}
