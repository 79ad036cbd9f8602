import Glibc
import Testing

@testable import CursesThemes

@Suite("The library of themes")
struct LibraryTests {
  /// The folder with the built-in theme files, beside this test's own folder.
  private static let schemes =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/themes/schemes"

  @Test("The list of built-in files is what lies in the folder")
  func list() {
    let inFolder = ThemeDirectory.files(Self.schemes).map(ThemeDirectory.slug)
    #expect(inFolder.sorted() == ThemeLibrary().entries.map(\.slug).sorted())
    #expect(inFolder.count >= 15)
  }

  @Test("Every built-in file is read, with the name and variant of the list and an author")
  func files() throws {
    for file in ThemeLibrary().entries {
      let path = "\(Self.schemes)/\(file.slug).yaml"
      let theme = try Theme(yaml: try ThemeDirectory.text(of: path), file: path)
      #expect(try ThemeLibrary().theme(named: file.slug) == theme)
      #expect(theme.name == file.name)
      #expect(theme.isDark == file.isDark)
      #expect(!theme.author.isEmpty)
    }
    #expect(Set(ThemeLibrary().entries.map(\.isDark)) == [true, false])
  }

  @Test("The theme that needs no file is the one in the file")
  func fallback() throws {
    let text = try ThemeDirectory.text(of: Self.schemes + "/bubblepad-dark.yaml")
    #expect(try Theme(yaml: text, file: "bubblepad-dark.yaml") == Theme.fallback)
  }

  @Test("A theme is found by slug or name in any case")
  func lookup() throws {
    let library = ThemeLibrary()
    #expect(try library.theme(named: "NORD").name == "Nord")
    #expect(try library.theme(named: "Rosé Pine").name == "Rosé Pine")
    #expect(try library.theme(named: "bubblepad dark").name == "Bubblepad Dark")
    #expect(library.entry(named: ThemeLibrary.defaultDark)?.isDark == true)
    #expect(library.entry(named: ThemeLibrary.defaultLight)?.isDark == false)
  }

  @Test("A misspelt name is answered with the nearest one")
  func misspelt() {
    #expect(throws: ThemeError.self) { try ThemeLibrary().theme(named: "drakula") }
    do {
      _ = try ThemeLibrary().theme(named: "drakula")
    } catch {
      #expect(error.advice.contains("dracula"))
    }
  }

  @Test("A person's own file is found by slug and by the name inside, and hides a built-in one")
  func ownThemes() throws {
    var template = Array("/tmp/themes-XXXXXX".utf8CString)
    let directory = try #require(mkdtemp(&template).map { String(cString: $0) })
    let paths = ["nord.yaml", "broken.yml", "notes.txt"].map { directory + "/" + $0 }
    defer {
      for path in paths { unlink(path) }
      rmdir(directory)
    }
    for (path, text) in zip(paths, [SchemeTests.good, "palette: [", "no theme"]) {
      let file = try #require(fopen(path, "w"))
      fputs(text, file)
      fclose(file)
    }
    let library = ThemeLibrary(directory: directory)
    #expect(library.entries.count == ThemeLibrary().entries.count + 1)
    #expect(try library.theme(named: "nord").name == "Trial")
    #expect(try library.theme(named: "trial").name == "Trial")
    do {
      _ = try library.theme(named: "broken")
    } catch {
      #expect(error.file == paths[1] && error.line != nil)
    }
    #expect(ThemeLibrary(directory: "/nowhere").entries.count == ThemeLibrary().entries.count)
  }
}
