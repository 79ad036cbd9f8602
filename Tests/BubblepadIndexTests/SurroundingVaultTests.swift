import Testing

@testable import BubblepadIndex

/// The vault around a file that is opened by itself.
struct SurroundingVaultTests {
  @Test func theNearestFolderWithSettingsIsTheVault() {
    let notebook = TemporaryNotebook()
    #expect(SurroundingVault(around: notebook.notes + "/a/Note.md") == nil)
    notebook.write("{}", to: ".obsidian/app.json")
    notebook.write("x", to: "a/Note.md")
    notebook.write("x", to: "b/c/Deep.md")
    notebook.write("x", to: "a/inner/.obsidian/app.json")
    notebook.write("x", to: "a/inner/Own.md")
    let vault = SurroundingVault(around: notebook.notes + "/a/Note.md")
    #expect(vault?.path == notebook.notes)
    #expect(
      vault?.file(named: "Deep", from: notebook.notes + "/a/Note.md")
        == notebook.notes + "/b/c/Deep.md")
    #expect(vault?.file(named: "Nowhere", from: notebook.notes + "/a/Note.md") == nil)
    let inner = SurroundingVault(around: notebook.notes + "/a/inner/Own.md")
    #expect(inner?.path == notebook.notes + "/a/inner")
  }
}
