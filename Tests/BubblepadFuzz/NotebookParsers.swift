import BubblepadNotebook
import BubblepadQueries
import CursesInputFormats
import Glibc

@testable import BubblepadDailyNotes
@testable import BubblepadIndex
@testable import BubblepadSearches
@testable import BubblepadTasks

// MARK: - What lies in a notebook besides the words of its notes

extension Parser {
  private static let today = CalendarDate(year: 2026, month: 3, day: 14)
  private static let now: Int64 = 1_773_500_000_000_000_000

  /// What the index reads of a note, and its tasks done, put off and given days.
  func readFacts(_ bytes: [UInt8]) {
    let facts = NoteReader.facts(of: bytes)
    precondition(facts.tasks.allSatisfy { $0.line > 0 }, "a task on no line")
    _ = NoteRecord(path: "a/n.md", modified: 0, source: bytes, resolver: Self.notebook.resolver)
    for task in NoteTask.all(in: bytes, path: "a/n.md").prefix(16) { change(task.source) }
    change(bytes)
  }

  private func change(_ bytes: [UInt8]) {
    guard let line = TaskLine(bytes), let today = Self.today else { return }
    precondition(line.bytes == bytes, "a task line is not as it is written")
    _ = (line.words, line.tags, line.body, line.priority, line.hasUnknownRule)
    for form in [TaskLine.Form.symbols, .brackets] {
      for changed in line.toggled(today: today, dating: form)
        + [
          line.postponed(by: 7, today: today, form: form),
          line.with(day: nil, today: today, form: form),
        ]
      {
        precondition(TaskLine(changed.bytes) != nil, "no task any more")
      }
    }
  }

  /// Written by us, a file of bookmarks is read as the same, and what is moved there and back is as it was.
  func readBookmarks(_ bytes: [UInt8]) {
    guard var list = BookmarkList(json: bytes) else { return }
    precondition(BookmarkList(json: Array(list.json().utf8)) == list, "written, it is another list")
    for bookmark in list.bookmarks.prefix(8) {
      precondition(list[bookmark.target] != nil, "a bookmark is not found")
      _ = (bookmark.name, bookmark.query)
      _ = list.rename(bookmark, to: "\u{1}\"\\\u{2028}")
    }
    list.add(.search("a\tb"), now: Self.now)
    _ = list.move("a", to: "b/c")
    if let first = list.bookmarks.first { _ = list.remove(first) }
    precondition(BookmarkList(json: Array(list.json().utf8)) == list, "changed, it is another list")
  }

  /// The settings of Obsidian, a file after the other with 0xFE between them; the first is a template too.
  func readObsidian(_ bytes: [UInt8]) {
    let files = bytes.split(separator: 0xFE, omittingEmptySubsequences: false).map(Array.init)
    let folder = Self.scratch
    for (name, file) in zip(["daily-notes", "app", "templates", "zk-prefixer"], files) {
      Self.write(file, to: "\(folder)/.obsidian/\(name).json")
    }
    let settings = ObsidianSettings(notebook: folder)
    let time = LocalTime(Self.now)
    for dated in [settings.daily, settings.unique] {
      guard let path = try? dated.path(for: time) else { continue }
      precondition(!path.parts.contains(".."), "a note outside of the notebook")
    }
    _ = (settings.newNotes.folder(besides: "a"), settings.problems)
    let template = NoteTemplate(source: files.first ?? [])
    _ = template.filling(with: .init(title: "T", moment: time)).warning
  }

  /// A kept search: read, written and read again; then asked of a note.
  func readSearch(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var searches = RecentSearches()
    for line in text.split(separator: "\n") where !searches.take(String(line)) {}
    searches.searched(text, in: "/n")
    var again = RecentSearches()
    for line in searches.lines {
      precondition(again.take(line), "a line that was written is not read")
    }
    precondition(again.lines == searches.lines, "read again, other searches")
    guard let query = try? SearchQuery(text) else { return }
    _ = query.explanation
    // Where nothing is looked for nothing is found.
    guard !query.isEmpty else { return }
    for (path, source) in Notebook.sources {
      let note = SearchedNote(path: path, isLocked: false, modified: Self.now, source: source)
      let hit = query.hit(in: note, now: Self.now)
      precondition((hit != nil) == query.matches(note, now: Self.now), "found and not found")
    }
  }

  /// A block of a note that is a query, or a file that is one.
  func readQuery(_ bytes: [UInt8], _ language: QueryLanguage) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(QueryFault) {
      let query = try LiveQuery(language, text)
      guard let today = Self.today else { return }
      let context = QueryContext(note: "a/n.md", now: Self.now, today: today)
      guard let answer = try query.answer(in: Self.notebook, context, mostRows: 20) else { return }
      precondition(answer.shownCount <= answer.count, "more is shown than there is")
    } catch {
      precondition(!error.words.isEmpty, "refused without a reason")
    }
  }

  // MARK: A notebook

  /// Made once: nothing of it depends on what is read.
  private static let notebook = Notebook()

  private struct Notebook: QueriedNotebook {
    static let sources: [(path: String, source: [UInt8])] = [
      (
        "a/n.md",
        """
        ---
        tags: [home, home/garden]
        rating: 4
        price: 2.50
        due: 2026-03-10
        list: [1, "b", [[M]]]
        aliases: N
        ---
        # One

        - [ ] water 📅 2026-03-10 🔁 every week ⏫ #home
        - [x] done ✅ 2026-03-01 [due:: 2026-02-31]
        field:: value, [[M|words]]

        """
      ), ("M.md", "# M\n\nWords [[n#One]] #tag/sub and 漢字.\n\n- [/] half ^id\n"),
      ("empty.md", ""),
    ].map { ($0, Array($1.utf8)) }

    let resolver = LinkResolver(sources.map(\.path), notebook: "")
    let records: [NoteRecord]
    let found: [NoteTask]

    init() {
      let resolver = resolver
      records = Self.sources.map {
        NoteRecord(path: $0.path, modified: Parser.now, source: $0.source, resolver: resolver)
      }
      found = Self.sources.flatMap { NoteTask.all(in: $0.source, path: $0.path) }
    }

    var notes: [NoteRecord]? { records }
    var tasks: [NoteTask]? { found }
    var links: LinkResolver? { resolver }
    func items(ofNoteAt path: String) -> [NoteItem]? {
      Self.sources.first { $0.path == path }.map { NoteItem.all(in: $0.source, path: path) }
    }
    func search(_ query: SearchQuery, now: Int64, limit: Int) -> SearchAnswer? { nil }
  }

  /// A folder for files that are read by their paths; in memory where there is such a place.
  private static let scratch: String = {
    let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    let folder = "\(place)/bubblepad-fuzz-\(getpid())"
    mkdir(folder, 0o700)
    mkdir(folder + "/.obsidian", 0o700)
    atexit {
      for name in ["daily-notes", "app", "templates", "zk-prefixer"] {
        unlink("\(Parser.scratch)/.obsidian/\(name).json")
      }
      rmdir(Parser.scratch + "/.obsidian")
      rmdir(Parser.scratch)
    }
    return folder
  }()

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
