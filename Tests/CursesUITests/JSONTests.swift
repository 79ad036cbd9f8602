import CursesSeededRandom
import Foundation
import Testing

@testable import CursesServices

/// The JSON of stored values against Foundation's.
@Suite struct JSONTests {
  @Test(arguments: [
    "{}", "[]", " [1, -2.5e3, 0.1] ", #"{"a": {"b": [true, false, null]}}"#,
    #""\u00e9\ud83d\ude00\/\n\t\"""#, "9223372036854775807", "-0", "1E2",
  ])
  func whatFoundationReadsIsRead(text: String) throws {
    let ours = try #require(StoredJSON.value(of: Array(text.utf8)))
    let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    #expect("\(PlainForm(ours))" == "\(PlainForm(theirs))")
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":}", "{\"a\" 1}", "01", "1.", "+1", "-", "1.e2", "tru", "[1] x",
    "\"\u{1}\"", "\"a",
    "\"\\x\"", "\"\\ud83d\"", "\"\\u12g4\"", "{1: 2}", "1e999",
  ])
  func whatIsNoJSONIsNothing(text: String) {
    #expect(StoredJSON.value(of: Array(text.utf8)) == nil)
  }

  /// A file that somebody made cannot end the program.
  @Test func deepListsAndAnyBytesAreNoDanger() {
    #expect(StoredJSON.value(of: Array(repeating: UInt8(ascii: "["), count: 1_000_000)) == nil)
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        Array("{}[]\",:0.1eE-+\\utrue \u{e9}\u{0}".utf8).randomElement(using: &generator) ?? 0
      }
      _ = StoredJSON.value(of: bytes)
    }
  }

  /// What is written is read again, by us and by Foundation.
  @Test func whatIsWrittenIsReadAgain() throws {
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<500 {
      let value = Self.value(depth: 0, using: &generator)
      let text = try #require(StoredJSON.text(for: value))
      let ours = try #require(StoredJSON.value(of: Array(text.utf8)))
      #expect("\(PlainForm(ours))" == "\(PlainForm(value))")
      let theirs = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      #expect("\(PlainForm(theirs))" == "\(PlainForm(value))")
    }
    #expect(StoredJSON.text(for: Double.infinity) == nil)
    #expect(StoredJSON.text(for: ["b": 1, "a": [] as [Any]]) == "{\n  \"a\": [],\n  \"b\": 1\n}\n")
  }

  private static func value(depth: Int, using generator: inout SeededGenerator) -> Any {
    let texts = ["", "日本", "a\"b\\c", "\n\t\u{1}", "👩‍👩‍👧", "1", "/"]
    switch Int.random(in: 0...(depth < 4 ? 6 : 4), using: &generator) {
    case 0: return Bool.random(using: &generator)
    case 1: return Int.random(in: -1_000_000...1_000_000, using: &generator)
    case 2: return Double.random(in: -1e9...1e9, using: &generator)
    case 3: return texts.randomElement(using: &generator) ?? ""
    case 4: return JSONNull()
    case 5:
      return (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        value(depth: depth + 1, using: &generator)
      }
    default:
      return (0..<Int.random(in: 0...4, using: &generator)).reduce(into: [String: Any]()) {
        $0["k\($1)"] = value(depth: depth + 1, using: &generator)
      }
    }
  }
}

/// A value of JSON in one form, whoever read it.
private struct PlainForm: CustomStringConvertible {
  let description: String

  init(_ value: Any) {
    description =
      switch value {
      case is JSONNull, is NSNull: "null"
      case let number as NSNumber: number.stringValue
      case let text as String: "“\(text)”"
      case let list as [Any]: "\(list.map { PlainForm($0).description })"
      case let members as [String: Any]:
        "\(members.sorted { $0.key < $1.key }.map { "\($0.key)=\(PlainForm($0.value))" })"
      default: "unknown \(type(of: value))"
      }
  }
}
