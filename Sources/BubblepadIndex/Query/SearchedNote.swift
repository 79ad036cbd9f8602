/// A note as a query is asked of it.
public final class SearchedNote {
  /// From the notebook's folder on.
  public let path: String
  /// Then nothing is known but its name.
  public let isLocked: Bool
  /// Nanoseconds since 1970.
  public let modified: Int64
  /// Empty for a locked note.
  public let source: [UInt8]

  /// A note.
  public init(path: String, isLocked: Bool, modified: Int64, source: [UInt8]) {
    self.path = path
    self.isLocked = isLocked
    self.modified = modified
    self.source = source
  }

  /// The file name without its ending.
  var title: String { NotePath.title(of: NotePath.name(of: path)) }

  private(set) lazy var facts = NoteReader.facts(of: source)
  /// What the index has of its tasks: to read the whole text for them takes longer than all else.
  var indexedTasks: [IndexedTask]?
  private(set) lazy var tasks =
    indexedTasks.flatMap { IndexedTask.tasks($0, in: source, lines) } ?? facts.tasks
  private(set) lazy var folded = FoldedText(source)
  private(set) lazy var foldedLines = LineStarts(folded.bytes)
  private(set) lazy var lines = LineStarts(source)
  /// What else it is called.
  private(set) lazy var names: [String] = [title] + NoteReader.aliases(of: source)

  /// Whether some words are in the text, whatever their case and accents.
  func has(_ words: QueryWords) -> Bool {
    words.surelyStand(in: source)
      || words.mayStand(in: source) && folded.contains(words.folded)
  }

  /// The names that may have some words that the text has not. Aliases are written in the source, so that what is not
  /// in it is in none of them, but for what is written as an escape, or over the end of a line or a quote.
  func names(besidesTextWith words: QueryWords) -> [String] {
    let mayBeBroken = !words.isUnbroken && words.mayStand(in: source)
    return mayBeBroken || source.contains(UInt8(ascii: "\\")) ? names : [title]
  }

  /// The parts of the source that a scope speaks of.
  func ranges(of scope: QueryScope) -> [Range<Int>] {
    switch scope {
    case .file, .path, .content: [0..<source.count]
    case .line: (0..<lines.count).map { lines.range(of: $0, in: source) }
    case .block: facts.blocks
    case .section: sections
    case .task: tasks.map(\.range)
    case .openTask: tasks.filter(\.isOpen).map(\.range)
    case .doneTask: tasks.filter { !$0.isOpen }.map(\.range)
    }
  }

  /// From each heading to the next, and what stands before the first.
  private var sections: [Range<Int>] {
    let starts = facts.headings.map { lines.range(of: $0.line - 1, in: source).lowerBound }
    let places = ([0] + starts + [source.count])
    return zip(places, places.dropFirst()).filter { $0 < $1 }.map { $0..<$1 }
  }
}
