import BubblepadNotebook
import Glibc
import Testing

/// The order of the list of notes, and the times it asks for.
@Suite("The order of notes") struct NoteOrderTests {
  // MARK: Names

  /// As Obsidian's collator has them: base letters, numbers by their value.
  @Test func namesAreSortedAsPeopleSortThem() {
    let sorted = [
      "", " a", "_draft", "1", "01 b", "2", "10", "1000000000000000000000000", "a", "A b", "äb",
      "Ac", "b", "file 2", "File 10", "file 10b", "Öl", "z", "日記",
    ]
    #expect(sorted.reversed().sorted { NaturalKey($0) < NaturalKey($1) } == sorted)
  }

  @Test func caseAccentsAndZerosBeforeANumberDoNotCount() {
    for (one, other) in [("Note", "nOTE"), ("é", "E"), ("a 007", "a 7"), ("0", "000")] {
      #expect(NaturalKey(one) == NaturalKey(other))
    }
    #expect(NaturalKey("a0b") < NaturalKey("a1b"))
  }

  // MARK: Notes

  private func notebook() throws -> (TemporaryFolder, [NoteEntry]) {
    let folder = TemporaryFolder()
    for (number, name) in ["Note 10.md", "note 2.md", "b.md", "B.md"].enumerated() {
      folder.write(name, "x")
      var times = [timespec(tv_sec: 1000 - number, tv_nsec: 0)]
      times.append(times[0])
      utimensat(AT_FDCWD, folder(name), times, 0)
    }
    return (folder, try NotebookFolder(path: folder.path).list().entries)
  }

  @Test func theSixOrders() throws {
    let (folder, entries) = try notebook()
    #expect(entries.map(\.title) == ["Note 10", "note 2", "b", "B"])
    let created: [FileID: Int64] = [
      FileID(folder("b.md")): 5, FileID(folder("B.md")): 7,
      FileID(folder("Note 10.md")): 6,
    ]
    let titles = NoteOrder.all.map { $0.sorted(entries, created: created).map(\.title) }
    #expect(titles[0] == ["B", "b", "note 2", "Note 10"])
    #expect(titles[1] == titles[0].reversed())
    #expect(titles[2] == ["Note 10", "note 2", "b", "B"])
    #expect(titles[3] == titles[2].reversed())
    // What is not known to be older was created when it was changed last.
    #expect(titles[4] == ["note 2", "B", "Note 10", "b"])
    #expect(titles[5] == titles[4].reversed())
    #expect(Set(NoteOrder.all.map(\.words)).count == 7)
  }

  @Test func whatWasChosenIsReadBack() throws {
    var chosen = ChosenOrders()
    chosen["/a b"] = NoteOrder(.name, isDescending: true)
    chosen["/c"] = NoteOrder(.created, isDescending: false)
    chosen["/d"] = .usual
    #expect(chosen.lines == ["created up /c", "name down /a b"])
    var read = ChosenOrders()
    for line in chosen.lines {
      let isGood = read.take(line)
      #expect(isGood)
    }
    #expect(read["/a b"] == chosen["/a b"] && read["/c"] == chosen["/c"] && read["/x"] == .usual)
    for line in ["", "name", "name up", "size up /a", "name left /a", "name up a"] {
      let isGood = read.take(line)
      #expect(!isGood, "\(line)")
    }
  }

  // MARK: Times

  @Test(arguments: [
    ("2020-08-21T10:30:00Z", 1_598_005_800), ("2020-08-21T10:30:00.123Z", 1_598_005_800),
    ("2020-08-21 12:30+02:00", 1_598_005_800), ("2020-08-21T05:00:00-0530", 1_598_005_800),
    ("1969-12-31T23:59:59Z", -1),
  ])
  func aWrittenTimeWithItsZone(_ value: String, _ seconds: Int64) {
    #expect(CreationTime.written(value) == seconds * 1_000_000_000)
  }

  @Test func aWrittenTimeWithoutAZoneIsOfThisPlace() throws {
    for value in ["2020-08-21", "[[2020-08-21]]", "2020-08-21T00:00", "2020-08-21 00:00:00"] {
      let time = LocalTime(try #require(CreationTime.written(value)))
      #expect(time == LocalTime(year: 2020, month: 8, day: 21), "\(value)")
    }
  }

  @Test(arguments: [
    "", "today", "2020", "2020-8-21", "2020-13-01", "2020-08-00", "2020-08-21x", "20200821",
    "2020-08-21T25:00", "2020-08-21T10", "2020-08-21T10:30:00+1", "9999999-01-01",
  ])
  func whatIsNoDateIsNone(_ value: String) { #expect(CreationTime.written(value) == nil) }

  @Test func aFileKnowsWhenItWasCreated() throws {
    let folder = TemporaryFolder()
    folder.write("a.md", "x")
    var status = stat()
    #expect(stat(folder("a.md"), &status) == 0)
    #expect(CreationTime.ofFile(at: folder("none.md")) == nil)
    // Not every file system says it.
    guard let time = CreationTime.ofFile(at: folder("a.md")) else { return }
    #expect(abs(time / 1_000_000_000 - Int64(status.st_mtim.tv_sec)) <= 1)
  }
}
