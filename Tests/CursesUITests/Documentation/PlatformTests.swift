import Foundation
import Testing

/// Another platform is added in one place.
@Suite struct PlatformTests {
  @Test func oneFileNamesTheCLibrary() throws {
    var files: [String] = []
    for path in try Repository.files(below: "Sources", ending: ".swift") {
      let text = try Repository.text(path)
      let naming = #"\b(import Glibc|canImport\(Glibc\)|Glibc\.)"#
      if text.range(of: naming, options: .regularExpression) != nil { files.append(path) }
    }
    #expect(files.map { $0.components(separatedBy: "/").last ?? $0 } == ["CursesCLibrary.swift"])
  }
}
