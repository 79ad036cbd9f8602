@testable import BubblepadSettings
@testable import bubblepad

/// A made-up file system and environment for the command line.
struct FakeFiles {
  var folders: Set<String> = ["/", "/home", "/home/me", "/desk"]
  var files: [String: [UInt8]] = [:]
  var unreadable: Set<String> = []
  var writeProtected: Set<String> = []
  /// What cannot be looked at, with the reason.
  var unreachable: [String: Int32] = [:]
  var variables = ["HOME": "/home/me"]

  var environment: LaunchEnvironment {
    let world = self
    let probe = FileProbe(
      state: { world.state($0) },
      start: { path, count in world.files[path].map { Array($0.prefix(count)) } })
    return LaunchEnvironment(variables: variables, currentFolder: "/desk", files: probe)
  }

  private func state(_ path: String) -> PathState {
    if let reason = unreachable[path] { return .unknown(errorNumber: reason) }
    let isReadable = !unreadable.contains(path)
    if folders.contains(path) { return .folder(isReadable: isReadable) }
    if path.hasPrefix("/dev/") { return .other("a device") }
    guard files[path] != nil else { return .missing }
    return .file(isReadable: isReadable, isWritable: !writeProtected.contains(path))
  }

  func read(_ arguments: String...) -> CommandLineReader.Outcome {
    CommandLineReader(environment: environment).read(arguments)
  }

  /// What the arguments launch; records nothing but returns `nil` where they launch nothing.
  func launch(_ arguments: [String]) -> Launch? {
    guard case .launch(let launch) = CommandLineReader(environment: environment).read(arguments)
    else { return nil }
    return launch
  }

  func launch(_ arguments: String...) -> Launch? { launch(arguments) }

  func failure(_ arguments: String...) -> LaunchFailure? {
    guard case .fail(let failure) = CommandLineReader(environment: environment).read(arguments)
    else { return nil }
    return failure
  }

  mutating func addSettings(_ text: String) {
    files["/home/me/.config/bubblepad/config.yaml"] = Array(text.utf8)
  }
}
