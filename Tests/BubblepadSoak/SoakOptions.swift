import BubblepadRandomEvents

/// What the long run is told on its command line: `name=value` words.
struct SoakOptions: Sendable {
  var program = ".build/release/bubblepad"
  /// The keys, clicks and other inputs that are enough.
  var inputs = 100_000
  var seed: UInt64 = 1
  /// The events after which the program is started anew, with other settings.
  var length = 20_000
  /// Hundreds of events at once; without it keys come one by one and in small bursts.
  var pace = EventPace.flood
  /// How many programs run at a time. Events take pauses: several share a processor well.
  var jobs = 1
  /// The seconds after which no program is started any more.
  var seconds = Int.max
  /// How many times as long as a released program this one may take.
  var patience = 1.0
  /// Whether each comparison waits until the screen is at rest, as in a replay.
  var isCareful = false
  /// How many runs may be spent on making a failing one small; 0 keeps it as it is.
  var shrinkRuns = 150
  /// A file with a run to replay.
  var replay: String?
  /// The folder that failing runs are written to.
  var folder = "/tmp"

  /// What can be said.
  static let usage = """
    usage: BubblepadSoak [program=PATH] [events=N] [seed=N] [jobs=N] [seconds=N] [pace=flood|calm] [length=N]
             [patience=SECONDS] [careful=yes] [shrink=RUNS] [folder=PATH] [replay=FILE]
    """

  /// Nil for words that say nothing of a run.
  init?(_ words: [String]) {
    for word in words {
      let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { return nil }
      let value = pair[1]
      switch pair[0] {
      case "program": program = value
      case "events": inputs = Int(value) ?? inputs
      case "seed": seed = UInt64(value) ?? seed
      case "jobs": jobs = max(1, Int(value) ?? jobs)
      case "seconds": seconds = Int(value) ?? seconds
      case "pace": pace = value == "calm" ? .calm : .flood
      case "length": length = max(1, Int(value) ?? length)
      case "patience": patience = Double(value) ?? patience
      case "careful": isCareful = value == "yes"
      case "shrink": shrinkRuns = max(0, Int(value) ?? shrinkRuns)
      case "replay": replay = value
      case "folder": folder = value
      default: return nil
      }
    }
  }
}
