import BubblepadIndex
import CursesInputFormats

/// The languages of the blocks of code that are queries.
public enum QueryLanguage: String, CaseIterable, Sendable {
  /// What the search of Obsidian understands.
  case query
  /// That of the Tasks plugin.
  case tasks
  /// That of the Dataview plugin.
  case dataview
  /// The YAML of Obsidian's bases.
  case base
}

/// A query that can be asked of a notebook again and again.
public struct LiveQuery: Sendable {
  private let kind: Kind

  /// In bytes.
  private static let most = 16 << 10

  private enum Kind: Sendable {
    case search(SearchQuery)
    case tasks(TasksQuery)
    case dataview(DataviewQuery)
    case base(BaseQuery)
  }

  /// Reads a query.
  ///
  /// - Parameters:
  ///   - source: the lines of the block.
  ///   - view: of a base, the name of the view that is shown; nil for the first.
  public init(
    _ language: QueryLanguage, _ source: String, view: String? = nil
  ) throws(QueryFault) {
    guard source.utf8.count <= Self.most else {
      throw QueryFault("The query is longer than \(Self.most >> 10) KB.")
    }
    switch language {
    case .query:
      do throws(QueryProblem) {
        kind = .search(try SearchQuery(source.split(separator: "\n").joined(separator: " ")))
      } catch {
        throw QueryFault(error.sentence)
      }
    case .tasks: kind = .tasks(try TasksQuery(source))
    case .dataview: kind = .dataview(try DataviewQuery(source))
    case .base: kind = .base(try BaseQuery(source, view: view))
    }
  }

  /// What it answers; nil where the notebook cannot say yet. Throws where to find that out takes too long.
  ///
  /// - Parameter mostRows: how many results are written at the most.
  public func answer(
    in notebook: some QueriedNotebook, _ context: QueryContext, mostRows: Int
  ) throws(QueryFault) -> QueryAnswer? {
    switch kind {
    case .search(let query):
      SearchBlock(query).answer(in: notebook, context, mostRows: mostRows)
    case .tasks(let query): try query.answer(in: notebook, context, mostRows: mostRows)
    case .dataview(let query): try query.answer(in: notebook, context, mostRows: mostRows)
    case .base(let query): query.answer(in: notebook, context, mostRows: mostRows)
    }
  }
}

/// What is wrong with a query, in a sentence, and on which of its lines.
public struct QueryFault: Error, Equatable, Sendable {
  /// From 1; nil where it is about all of them.
  public let line: Int?
  /// A sentence.
  public let words: String

  init(_ words: String, line: Int? = nil) { (self.words, self.line) = (words, line) }

  /// The sentence with the line.
  public var sentence: String { line.map { "Line \($0): \(words)" } ?? words }
}

/// Where and when a query is asked.
public struct QueryContext: Sendable {
  /// The note that it stands in, from the notebook's folder on.
  public let note: String
  /// Nanoseconds since 1970.
  public let now: Int64
  /// The day that is today.
  public let today: CalendarDate

  /// A note and a moment.
  public init(note: String, now: Int64, today: CalendarDate) {
    (self.note, self.now, self.today) = (note, now, today)
  }
}

/// What queries are asked of. Nil is answered where nothing can be said yet.
public protocol QueriedNotebook {
  /// All notes, by their paths.
  var notes: [NoteRecord]? { get }
  /// All tasks, by their paths and lines.
  var tasks: [NoteTask]? { get }
  /// The items of the lists of a note, by their lines.
  func items(ofNoteAt path: String) -> [NoteItem]?
  /// Says where links lead.
  var links: LinkResolver? { get }
  /// The notes that a search finds, the best first.
  func search(_ query: SearchQuery, now: Int64, limit: Int) -> SearchAnswer?
}

/// A notebook as its index has it at one moment: what is asked for is read once.
public final class IndexedNotebook: QueriedNotebook {
  private let index: NoteIndex
  /// What is known of all notes.
  public private(set) lazy var notes: [NoteRecord]? = index.records()
  /// All tasks.
  public private(set) lazy var tasks: [NoteTask]? = index.tasks()
  /// Says where links lead.
  public private(set) lazy var links: LinkResolver? = index.links()

  /// The items of the lists of a note, by their lines.
  public func items(ofNoteAt path: String) -> [NoteItem]? { index.items(ofNoteAt: path) }

  /// Reads nothing yet.
  public init(_ index: NoteIndex) { self.index = index }

  /// The notes that a search finds, the best first.
  public func search(_ query: SearchQuery, now: Int64, limit: Int) -> SearchAnswer? {
    index.search(query, now: now, limit: limit)
  }
}

/// What a query answers, as Markdown.
public struct QueryAnswer: Sendable, Equatable {
  /// How many results there are; at least so many where not all were counted.
  public var count: Int
  /// How many of them the text has.
  public var shownCount: Int
  /// What they are called.
  public var noun: Noun
  /// Whole lines.
  public var markdown: String

  /// A thing that is counted.
  public struct Noun: Sendable, Equatable {
    /// One of it, and several.
    public let one, many: String

    static let note = Noun(one: "note", many: "notes")
    static let task = Noun(one: "task", many: "tasks")
    static let group = Noun(one: "group", many: "groups")

    /// So many, in words.
    public func counted(_ count: Int) -> String { "\(count) \(count == 1 ? one : many)" }
  }

  /// Their count in words.
  public var title: String { count == 0 ? "No \(noun.many)" : noun.counted(count) }
}
