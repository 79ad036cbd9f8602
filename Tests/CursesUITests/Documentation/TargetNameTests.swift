import Foundation
import Testing

/// SwiftPM wants the names of all targets of a program to be unique, those of its dependencies included: ours
/// leave the plain words to the program.
@Suite struct TargetNameTests {
  @Test func everyTargetBeginsWithTheNameOfTheProject() throws {
    let manifest = try Repository.text("Package.swift")
    let declaration = try NSRegularExpression(
      pattern: #"(?:arget|systemLibrary|macro|module|tests)\(\s*(?:name: )?"([^"]+)""#)
    let names = declaration.matches(
      in: manifest, range: NSRange(manifest.startIndex..., in: manifest)
    ).compactMap { Range($0.range(at: 1), in: manifest).map { String(manifest[$0]) } }
    #expect(names.count > 60)
    for name in names {
      let isOurs = ["Curses", "CCurses", "Bubblepad", "bubblepad", #"\(module)"#]
        .contains { name.hasPrefix($0) }
      #expect(isOurs, "\(name)")
    }
  }
}
