import CursesLiveMarkdown
import CursesText

/// A text as it stands: the source, and what it shows. A value.
package struct RichText {
  /// The source and what is selected in it.
  var state: TextState
  /// Its blocks.
  package var table: PartTable
  /// What they show, as far as it was asked for.
  package var cache = BlockStore()
  /// The block whose markers are shown, where it is the one at the caret.
  var revealed: Int?
  /// Counts up with every change of the source.
  package var version = 0
  /// The line that is shown although it has no text yet; see `WaitingLine`.
  var waitingLine: WaitingLine?
  /// The characters that Backspace takes away as they were typed; see `untype`.
  package var typedCharacters = TypedCharacters()
  /// The ways back from the last commands, the last one last; see `WayBack`.
  package var waysBack: [WayBack] = []
}

/// Positions of the source that stay with their text while it changes.
package struct TextPlaces {
  /// Those with names; see `RichDocument.setMark`.
  package var marks: [Character: Int] = [:]
  /// Those that far motions have left; see `RichDocument.noteJump`.
  var jumps: [Int] = []
  /// Which of them is the present one; their number after a motion.
  var jumpIndex = 0
  /// The lines of the headings whose sections are folded away.
  package var foldedHeadings: [Range<Int>] = []
  /// Ranges that are gone through from the first to the last while the text changes.
  var followed = FollowedStretches()
  /// The line that was changed last, as it was before.
  var changedLine: ChangedLine?
  /// Where what is seen begins; see `RichDocument.viewTop`.
  var viewTop = 0

  /// Follows a change of the text; the folded headings follow apart, for some are unfolded by it.
  package mutating func follow(_ transaction: Transaction) {
    if !marks.isEmpty {
      marks = marks.mapValues { transaction.mapOffset($0, affinity: .downstream) }
    }
    followed.map(through: transaction)
    changedLine?.map(through: transaction)
    jumps = jumps.map { transaction.mapOffset($0, affinity: .downstream) }
    viewTop = transaction.mapOffset(viewTop, affinity: .upstream)
  }
}

// MARK: - Its parts

extension RichDocument {
  /// The source and what is selected in it.
  public package(set) var state: TextState {
    get { current.state }
    _modify { yield &current.state }
  }
  /// Counts up with every change of the text.
  public package(set) var version: Int {
    get { current.version }
    _modify { yield &current.version }
  }
  /// The line that is shown although it has no text yet.
  public package(set) var waitingLine: WaitingLine? {
    get { current.waitingLine }
    _modify { yield &current.waitingLine }
  }
  /// Ranges that are gone through from the first to the last while the text changes.
  public var followed: FollowedStretches {
    get { places.followed }
    _modify { yield &places.followed }
  }
  /// The source offset that what is seen begins at. It stays with its text.
  package var viewTop: Int { min(places.viewTop, state.text.count) }

  /// Lets what is seen begin with a paragraph, its markers included.
  package func beginView(at place: RichPlace) { places.viewTop = paragraph(at: place).lineStart }

  package var table: PartTable {
    _read { yield current.table }
    _modify { yield &current.table }
  }
  package var cache: BlockStore {
    _read { yield current.cache }
    _modify { yield &current.cache }
  }
}
