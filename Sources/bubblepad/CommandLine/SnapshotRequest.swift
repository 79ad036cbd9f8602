import BubblepadCommands
import BubblepadSettings
import CursesCore
import CursesUICore

/// A picture somebody asked for.
struct SnapshotRequest: Equatable, Sendable {
  enum Format: String, Sendable { case svg, png, ansi, txt, cast }

  /// Something done before the picture is made.
  enum Step: Equatable, Sendable {
    case press(KeyChord)
    case type(String)
    /// Seconds of a film in which nothing is pressed.
    case wait(Double)
  }

  var size: Size
  var format: Format
  var file: String
  var theme: String?
  var time: Double
  /// The seconds of a film; 0 for a picture of one moment.
  var duration: Double
  /// The images of a film in a second.
  var rate: Int
  var seed: UInt64
  var background: BackgroundKind?
  var depth: ColorDepth
  var isASCII: Bool
  var steps: [Step]
  /// Absolute; nil for the sample notes.
  var path: String?

  init(_ command: SnapshotCommand, in environment: LaunchEnvironment) throws(LaunchFailure) {
    size = try Self.size(command.size)
    file = try environment.absolute(command.file)
    format = try Self.format(command.file)
    theme = command.theme
    guard command.time >= 0, command.time < 1e9 else {
      throw LaunchFailure("--time is a number of seconds from 0 on", .usage)
    }
    time = command.time
    guard command.duration >= 0, command.duration <= 600 else {
      throw LaunchFailure("--duration is a number of seconds, 600 at most", .usage)
    }
    guard (1...50).contains(command.rate) else {
      throw LaunchFailure("--rate is a number of images a second, from 1 to 50", .usage)
    }
    guard command.duration == 0 || format == .png || format == .cast else {
      throw LaunchFailure("--duration makes a film: end the file with .png or .cast", .usage)
    }
    duration = command.duration == 0 && format == .cast ? 5 : command.duration
    rate = command.rate
    seed = command.seed
    background = command.background
    // Plain text has no colours, so neither has the light; pictures are made of dots then.
    depth = format == .txt ? .none : ColorDepth(command.color) ?? .direct
    isASCII = command.ascii
    steps = []
    for keys in command.keys { steps += try Self.steps(keys) }
    path = nil
    if let named = command.path { path = try environment.absolute(named) }
  }

  private static func size(_ text: String) throws(LaunchFailure) -> Size {
    let numbers = text.lowercased().split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...500).contains(rows)
    else {
      throw LaunchFailure("“\(text)” is not a size; write columns and rows as in 120x36", .usage)
    }
    return Size(columns: columns, rows: rows)
  }

  private static func format(_ file: String) throws(LaunchFailure) -> Format {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let format = Format(rawValue: ending) { return format }
    throw LaunchFailure(
      "“\(file)” does not say what picture it is to be; end it with .svg, .png, .ansi, "
        + ".txt or .cast",
      .usage)
  }

  private static func steps(_ keys: String) throws(LaunchFailure) -> [Step] {
    if keys.hasPrefix("text:") { return [.type(String(keys.dropFirst(5)))] }
    if keys.hasPrefix("wait:") {
      guard let seconds = Double(keys.dropFirst(5)), (0...600).contains(seconds) else {
        throw LaunchFailure("--keys: write seconds after “wait:”, as in wait:1.5", .usage)
      }
      return [.wait(seconds)]
    }
    var steps: [Step] = []
    for word in keys.split(separator: " ") {
      do throws(KeyChordError) {
        steps.append(.press(try KeyChord(parsing: String(word))))
      } catch {
        throw LaunchFailure("--keys: \(error)", .usage)
      }
    }
    return steps
  }
}
