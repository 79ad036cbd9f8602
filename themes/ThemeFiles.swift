/// The built-in theme files, as they lie in `schemes`.
///
/// Embedded files cannot be enumerated, so they are listed here; a test holds the list against the
/// folder, and names and variants against the files.
public enum ThemeFiles {
  public struct File: Sendable {
    /// The file's name without its ending.
    public let slug: String
    /// The name inside the file.
    public let name: String
    public let isDark: Bool
    public let bytes: @Sendable () -> [UInt8]
  }

  public static let all: [File] = [
    File(slug: "bubblepad-dark", name: "Bubblepad Dark", isDark: true) {
      PackageResources.bubblepad_dark_yaml
    }
  ]
}
