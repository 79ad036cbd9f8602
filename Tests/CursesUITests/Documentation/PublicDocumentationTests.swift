import Foundation
import Testing

/// Every public declaration says what a caller cannot see from its name.
@Suite struct PublicDocumentationTests {
  /// What the products are made of, beside the programs themselves.
  private static let modules =
    Repository.viewModules + [
      "BubblepadIndex", "BubblepadNotebook", "BubblepadPaths", "BubblepadPictures",
      "BubblepadQueries",
      "BubblepadSearches", "CursesCore",
      "CursesDarwinTypes", "CursesFoundation", "CursesInputFormats", "CursesMarkdown",
      "CursesPictureFont",
      "CursesPasswordGuesses", "CursesRichDocument", "CursesRichEditing", "CursesRichProjection",
      "CursesRichText", "CursesSecrets",
      "CursesTerminal", "CursesText",
      "CursesTextLayout",
      "CursesThemes", "CursesUI", "CursesUITesting", "CursesYAML",
    ]

  @Test(arguments: modules)
  func everyPublicDeclarationHasAComment(module: String) throws {
    let files = try Repository.files(below: "Sources/" + module, ending: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      let silent = PublicDeclarations.withoutComment(in: try Repository.text(file))
      #expect(silent == [], "\(file)")
    }
  }

  @Test func noModuleOfTheLibraryIsLeftOut() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Sources").path)
    let others: Set = [
      "CCursesFileShims", "BubblepadFreedMemory", "CursesCLibrary", "CCursesNcurses",
      "CCursesPictureFont",
      "BubblepadPictureCodecs", "BubblepadSQLite", "CCursesTerminalShims", "CCursesYaml", "Gallery",
      "CursesPreviewMacro", "bubblepad",
      // Public for the optimiser alone: two modules of ours use it.
      "CursesRope",
      // What they offer is `package`.
      "BubblepadCommands", "BubblepadDailyNotes", "BubblepadDialogs", "BubblepadInsets",
      "BubblepadNoteFiles", "BubblepadNoteList", "BubblepadOpenNotes",
      "BubblepadPanels",
      "BubblepadProperties", "BubblepadSettings", "BubblepadTasks", "CursesHTML", "CursesJSON",
      "CursesLiveMarkdown",
    ]
    #expect(Set(folders).subtracting(others) == Set(Self.modules))
  }

  @Test func aDeclarationWithoutOneIsFound() {
    let source = """
      /// A thing.
      public struct Thing: View {
        public var body: some View { EmptyView() }
        /// Its size.
        @inlinable public var size: Int { 1 }
        @inlinable public var color: Int { 2 }
        public private(set) var name = ""
        /// Makes one.
        @available(*, deprecated, message: "use (another)")
        @discardableResult
        public init() {}
        @MainActor public static func make() -> Thing { Thing() }
        var hidden = 0
        // A remark is no documentation.
        open class func other() {}
        public override func known() {}
      }
      public protocol Silent {}
      extension Thing: Equatable {
        public static func == (one: Thing, other: Thing) -> Bool { true }
      }
      """
    #expect(
      PublicDeclarations.withoutComment(in: source).map(\.line) == [6, 7, 12, 15, 18])
  }
}
