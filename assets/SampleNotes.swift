/// The notes that come with the program.
public enum SampleNotes {
  /// A note as a file: its name and its bytes.
  public struct File: Sendable {
    public let name: String
    public let bytes: [UInt8]
  }

  /// The sample notebook, one entry for every file in `welcome`. Embedded names cannot be
  /// enumerated, so the list is kept here and a test holds it against the folder.
  public static var files: [File] {
    [
      File(name: "Welcome.md", bytes: PackageResources.Welcome_md)
    ]
  }
}
