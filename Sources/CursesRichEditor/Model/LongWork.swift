import CursesMarkdown
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// What one key, command or macro does to the text: the user can stop it, and it does not make the text grow
/// without end.
struct LongWork {
  /// Why it goes no further.
  enum Stop {
    case interrupted
    case tooLarge
  }

  /// The most bytes by which it may make the text longer.
  static let mostGrowth = 16 << 20

  var stop: Stop?
  /// How long the text was before.
  var start = 0
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
  /// Begins a piece of work; what comes of it is not stopped yet.
  package func beginWork() {
    work = LongWork(start: document.state.text.count)
    pace.begin(.interruption)
  }

  /// Whether the work is to end here: Esc or Ctrl+C has been pressed meanwhile, or the text has grown too much.
  /// To be asked in every loop whose length a count, a macro or the text decides.
  package func stops() -> Bool {
    if work.stop == nil {
      if document.state.text.count - work.start > LongWork.mostGrowth {
        work.stop = .tooLarge
      } else if isInterrupted() {
        work.stop = .interrupted
      }
    }
    guard work.stop != nil else { return false }
    modal?.workIsStopped()
    return true
  }

  /// Whether so much more text is too much for one piece of work.
  package func stops(adding bytes: Int, times count: Int = 1) -> Bool {
    let (product, overflows) = bytes.multipliedReportingOverflow(by: count)
    let growth = document.state.text.count - work.start
    if overflows || product > LongWork.mostGrowth - growth { work.stop = work.stop ?? .tooLarge }
    return work.stop != nil
  }
}
