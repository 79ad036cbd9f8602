import CursesMarkdown
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// What one key, command or macro does to the text: the user can stop it, and it does not make the text grow
/// without end.
package struct LongWork {
  /// Why it goes no further.
  enum Stop {
    case interrupted
    case tooLarge
  }

  /// What is said where it was stopped before it changed anything.
  package static let stoppedEarly = "Stopped: nothing has been changed."
  /// What is said of what waits for the rest of a text.
  package static let waiting =
    "Still reading the note. This continues in a moment, or Esc cancels it."
  /// The most bytes by which a count, a macro or many carets may make the text longer.
  package static let mostGrowth = 16 << 20

  var stop: Stop?
  /// How long the text was before, and how much longer it may become.
  private var (start, mayGrow) = (0, mostGrowth)
  /// How many parts of it are done, of how many; 0 of 0 where that is not known.
  private var done = 0
  private var all = 0

  init(start: Int = 0, mayGrow: Int = mostGrowth) { (self.start, self.mayGrow) = (start, mayGrow) }

  /// So many parts of it are done. Of what is done within one part nothing is told.
  mutating func note(_ done: Int, of all: Int) {
    guard all >= self.all else { return }
    (self.done, self.all) = (done, all)
  }

  /// How far it is, and how it is stopped.
  var words: String {
    let known = all > 1 ? ", \(min(99, 100 * done / all))% done" : ""
    return "Working\(known)… Esc stops it."
  }

  /// What came of a command that was stopped; nil where none was.
  func words(hasChanged: Bool) -> String? {
    guard let stop else { return nil }
    if hasChanged { return "\(stop.words) Undo removes what was done." }
    return stop == .interrupted ? Self.stoppedEarly : stop.words
  }

  /// What came of replacing.
  ///
  /// - Parameter refused: why another match was not replaced.
  func words(replaced count: Int, refused: String?) -> String {
    guard count > 0 else {
      return refused ?? (stop == nil ? "Not found: nothing is replaced." : Self.stoppedEarly)
    }
    let told = count == 1 ? "Replaced 1 match." : "Replaced \(count) matches."
    return [stop?.words, told, refused].compactMap(\.self).joined(separator: " ")
  }

  /// Stops it where the user wants that, or the text has grown too much.
  mutating func look(at count: Int, _ isInterrupted: () -> Bool) {
    guard stop == nil else { return }
    if count - start > mayGrow {
      stop = .tooLarge
    } else if isInterrupted() {
      stop = .interrupted
    }
  }

  /// Stops it where so much more text would be too much.
  mutating func look(adding bytes: Int, times count: Int, to length: Int) {
    let (product, overflows) = bytes.multipliedReportingOverflow(by: count)
    if overflows || product > Self.mostGrowth - (length - start) { stop = stop ?? .tooLarge }
  }
}

extension LongWork.Stop {
  /// In words, for the user.
  var words: String {
    switch self {
    case .interrupted: "Stopped."
    case .tooLarge: "Stopped: one command can add 16 MB at most."
    }
  }
}

extension RichEditorModel {
  /// What is being done, in words for the user.
  public var workInWords: String { work.words }

  /// Begins a piece of work; what comes of it is not stopped yet.
  package func beginWork(mayGrow: Int = LongWork.mostGrowth) {
    work = LongWork(start: document.state.text.count, mayGrow: mayGrow)
    pace.begin(.interruption)
  }

  /// Does work on the document that the user can stop. It may be a part of such work.
  ///
  /// - Parameter mayGrow: the bytes by which the text may become longer; at one caret as many as it likes.
  package func patiently<Result>(mayGrow: Int? = nil, _ body: () -> Result) -> Result {
    guard !document.patience.isAsking else { return body() }
    let isRound = document.state.selection.ranges.count > 1
    beginWork(mayGrow: mayGrow ?? (isRound ? LongWork.mostGrowth : .max))
    document.patience = Patience { [unowned self] part in stops(after: part) }
    defer { document.patience = Patience() }
    return body()
  }

  /// Whether the work is to end here: Esc or Ctrl+C has been pressed meanwhile, or the text has grown too much.
  /// To be asked in every loop whose length a count, a macro or the text decides.
  ///
  /// - Parameter part: how many parts are done, of how many.
  package func stops(after part: (done: Int, all: Int) = (0, 0)) -> Bool {
    work.note(part.done, of: part.all)
    var work = work
    // Who is asked reads how far it is.
    work.look(at: document.state.text.count, isInterrupted)
    self.work.stop = work.stop
    if work.stop != nil { modal?.workIsStopped() }
    return work.stop != nil
  }

  /// Whether so much more text is too much for one piece of work.
  package func stops(adding bytes: Int, times count: Int = 1) -> Bool {
    work.look(adding: bytes, times: count, to: document.state.text.count)
    return work.stop != nil
  }
}
