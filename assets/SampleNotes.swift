/// The notes that come with the program, built into it.
///
/// Embedded names cannot be enumerated, so they are listed here, and a test holds the list against
/// the folder.
public enum SampleNotes {
  /// A note as a file: its name and its bytes.
  public struct File: Sendable {
    public let name: String
    public let bytes: [UInt8]
  }

  /// What the notes of the sample notebook show beside their text.
  public static var pictures: [File] {
    [File(name: "Lisbon.png", bytes: PackageResources.Lisbon_png)]
  }

  /// The sample notebook: the folder `welcome`. `Welcome.md` is the one to open.
  public static var files: [File] {
    [
      File(name: "Welcome.md", bytes: PackageResources.Welcome_md),
      File(name: "Groceries.md", bytes: PackageResources.Groceries_md),
      File(name: "Trip to Lisbon.md", bytes: PackageResources.Trip_to_Lisbon_md),
      File(name: "Reading.md", bytes: PackageResources.Reading_md),
      File(name: "Passwords.md", bytes: PackageResources.Passwords_md),
      File(name: "Ideas.md", bytes: PackageResources.Ideas_md),
      File(name: "Recipes.md", bytes: PackageResources.Recipes_md),
      File(name: "Meeting notes.md", bytes: PackageResources.Meeting_notes_md),
      File(name: "Tables and code.md", bytes: PackageResources.Tables_and_code_md),
      File(name: "Languages.md", bytes: PackageResources.Languages_md),
    ]
  }

  /// The first note of a new notebook: the one file in the folder `first`.
  public static var first: File {
    File(name: "Welcome to your notes.md", bytes: PackageResources.Welcome_to_your_notes_md)
  }
}
