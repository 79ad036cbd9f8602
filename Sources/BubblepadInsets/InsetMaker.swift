import BubblepadIndex
import BubblepadNotebook
import BubblepadQueries
import CursesInputFormats
import CursesUICore

/// What came of a query.
package enum QueryResult: Sendable {
  case answer(QueryAnswer)
  /// A sentence on what is wrong with it, and where.
  case fault(String)
}

/// Answers embeds and queries, on another thread.
final class InsetMaker {
  private let place: InsetPlace
  private lazy var resolver = place.resolver()
  private lazy var embeds = EmbedReader(
    folder: place.folder, resolver: resolver, isInNotebook: place.links != nil,
    pictures: place.showsPictures ? pictures : nil,
    query: { [unowned self] address, note in
      Self.isQuery(address)
        ? result(of: address, in: note, mostRows: Self.mostShown).map { Self.shown($0) }
        : base(address)
    })
  /// What reads the pictures of embedded notes.
  let pictures: EmbeddedPictures
  private let notebook: IndexedNotebook?

  /// The most results that are shown, and that are written into a note.
  static let (mostShown, mostWritten) = (50, 2000)
  /// The most rows of an answer.
  private static let mostRows = 60

  /// - Parameter known: the pictures of embedded notes that were read before.
  init(_ place: InsetPlace, pictures known: [FileID: KnownPicture] = [:]) {
    self.place = place
    pictures = EmbeddedPictures(known: known)
    if case .index(let index) = place.asked {
      notebook = IndexedNotebook(index)
    } else {
      notebook = nil
    }
  }

  /// The languages of queries.
  static let languages = Set(QueryLanguage.allCases.map(\.rawValue))

  /// Whether an address is that of a query: its fence, its language and its lines.
  static func isQuery(_ address: String) -> Bool { address.hasPrefix("```") }

  /// What is shown for each address. One without an answer is asked for again when notes change.
  func answers(_ addresses: [String]) -> [String: PictureAnswer] {
    var answers: [String: PictureAnswer] = [:]
    for address in addresses where answers[address] == nil {
      answers[address] =
        Self.isQuery(address)
        ? result(of: address, mostRows: Self.mostShown).map { Self.shown($0) }
        : BaseEmbed.isBase(address)
          ? base(address)
          : embeds.answer(
            address, in: place.note, within: [.init(path: place.note, lines: ownLines)])
    }
    return answers
  }

  /// The lines of the note itself: it is not shown in itself.
  private lazy var ownLines: Range<Int> =
    NoteSource.bytes(ofFileAt: place.folder + "/" + place.note)
    .flatMap { NoteExcerpt(nil, of: $0)?.lines } ?? 0..<0

  // MARK: Queries

  /// What a query or the embed of a base answers; nil where the notebook cannot say yet.
  ///
  /// - Parameter note: the path of the note that it stands in; nil for the open one.
  func result(of address: String, in note: String? = nil, mostRows: Int) -> QueryResult? {
    guard Self.isQuery(address) else { return baseResult(address, mostRows: mostRows)?.result }
    let lines = address.dropFirst(3).split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard let language = QueryLanguage(rawValue: String(lines[0])) else { return nil }
    return result(
      of: language, lines.count > 1 ? String(lines[1]) : "", in: note, mostRows: mostRows)
  }

  private func result(
    of language: QueryLanguage, _ source: String, view: String? = nil, in note: String? = nil,
    mostRows: Int
  ) -> QueryResult? {
    do throws(QueryFault) {
      let query = try LiveQuery(language, source, view: view)
      if case .nobody = place.asked {
        return .fault("Queries are answered in a notebook: a single note is open.")
      }
      guard let notebook else { return nil }
      return try query.answer(in: notebook, context(in: note), mostRows: mostRows)
        .map { .answer($0) }
    } catch {
      return .fault(error.sentence)
    }
  }

  // MARK: Bases

  /// What the embed of a base shows.
  private func base(_ address: String) -> PictureAnswer? {
    baseResult(address, mostRows: Self.mostShown).map { Self.shown($0.result, title: $0.title) }
  }

  /// What a base answers: the view that its embed names, or the first.
  private func baseResult(
    _ address: String, mostRows: Int
  ) -> (title: String, result: QueryResult)? {
    let page = address.dropFirst(2).dropLast(2).prefix { $0 != "|" }
    let parts = page.split(separator: "#", maxSplits: 1).map(String.init)
    guard let name = parts.first, let path = resolver.path(of: name, from: place.note) else {
      return ("", .fault("There is no base “\(parts.first ?? "")” to show."))
    }
    guard let bytes = NoteSource.bytes(ofFileAt: place.folder + "/" + path) else {
      return ("", .fault("“\(name)” cannot be shown here: it is no text."))
    }
    let view = parts.count > 1 ? parts[1] : nil
    let title = (path.split(separator: "/").last ?? "") + (view.map { " > " + $0 } ?? "")
    return result(
      of: .base, String(decoding: bytes, as: UTF8.self), view: view, mostRows: mostRows
    ).map { (String(title), $0) }
  }

  private func context(in note: String?) -> QueryContext {
    let now = place.now
    return QueryContext(
      note: note ?? place.note, now: Int64(now.secondsSince1970) * 1_000_000_000,
      today: CalendarDate(clampingYear: now.year, month: now.month, day: now.day))
  }

  private static func shown(_ result: QueryResult, title: String? = nil) -> PictureAnswer {
    switch result {
    case .fault(let words): return .problem(words)
    case .answer(let answer):
      let omitted = answer.count - answer.shownCount
      return .inset(
        Inset(
          title: title.map { "\($0): \(answer.title)" } ?? answer.title,
          text: Array(answer.markdown.utf8),
          omitted: .init(omitted, one: answer.noun.one, many: answer.noun.many),
          mostRows: mostRows))
    }
  }
}
