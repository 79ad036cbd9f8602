import BubblepadIndex
import BubblepadNotebook
import CursesText
import Glibc

// What the index of a notebook costs, and what it answers how fast: IndexBench [NOTES [FOLDER]]. In an empty folder
// that is named the notes are left, for others to measure.
let words = CommandLine.arguments.dropFirst()
let count = words.first.flatMap { Int($0) } ?? 10_000
var template = Array("/tmp/index-bench-XXXXXX".utf8CString)
guard count > 0, words.count <= 2, let made = mkdtemp(&template) else {
  print("usage: IndexBench [NOTES [FOLDER]]")
  exit(64)
}
let root = String(cString: made)
let notes = words.count == 2 ? words.last ?? "" : root + "/notes"
mkdir(notes, 0o700)
var notebook = GeneratedNotebook(folder: notes, count: count)
notebook.write()
print("\(count) notes of about 2 KB, goals in brackets for 10,000")

let place = IndexPlace(notebook: notebook.folder, cacheHome: root + "/cache")
let index = NoteIndex(notebook: notebook.folder, place: place)
var first = Measurement()
let state = first.take { index.update() }
print("first index            ", first.text, "[3000]", state)
print(
  "memory after it        ", Measurement.memory("VmRSS"), "MB, most", Measurement.memory("VmHWM"),
  "MB [60]")
print("on the disk            ", Measurement.size(ofFileAt: place.database) / 1_000_000, "MB")
var again = Measurement()
for _ in 0..<5 { _ = again.take { index.update() } }
print("looking for changes    ", again.text)

/// Asks for each beginning of a query, as if it were typed, for as many notes as fill a screen or for all that
/// are listed.
func type(_ query: String, limit: Int, _ measurement: inout Measurement) -> Int {
  var found = 0
  for end in 1...query.count {
    guard let typed = try? SearchQuery(String(query.prefix(end))), !typed.isEmpty else { continue }
    found =
      measurement.take(typed.text) { index.search(typed, now: 0, limit: limit) }?.hits.count ?? -1
  }
  return found
}

var opening = Measurement()
_ = opening.take { index.otherNames()?.count }
print("first question         ", opening.text)
for query in [
  "gardetri", "moplever shuta", "grosse", "重新跑", "zzz", "\"gano rde\"", "tag:gano",
  "line:(gano mo)",
  "task-todo:verdon", "-gano", "/v.rd[aeiou]n/", "path:folder note", "a", "->",
] {
  var (keys, rest) = (Measurement(), Measurement())
  _ = type(query, limit: 48, &keys)
  let found = type(query, limit: 200, &rest)
  print(
    "search \(query)".padded(to: 23), keys.text, "[20] by", keys.slowest, found, "found, all:",
    rest.text)
  if let text = Ripgrep.text(for: query, in: notebook.folder) {
    print("  ripgrep              ", text)
  }
}

var names = NoteNames()
for number in 0..<count { names.add("Note \(number)", .title, of: number) }
for (number, name) in (index.otherNames() ?? []).enumerated() {
  names.add(
    name.text, name.line == nil ? .alias : .heading, of: number % count, line: name.line ?? 0)
}
var switcher = Measurement()
for query in ["note 77", "gardetri", "alias 1", "x", "vers"] {
  for end in 1...query.count {
    _ = switcher.take { names.matches(String(query.prefix(end))).count }
  }
}
print("quick open             ", switcher.text, "[5]")

var links = Measurement()
for number in 0..<20 { _ = links.take { index.backlinks(to: GeneratedNotebook.path(of: number)) } }
print("links to a note        ", links.text)

var change = Measurement()
for number in 0..<20 {
  let path = GeneratedNotebook.path(of: number)
  GeneratedNotebook.write(
    "a changed text with unheardof\(number)\n", to: "\(notebook.folder)/\(path)")
  let query = try SearchQuery("unheardof\(number)")
  let found = change.take {
    _ = index.update([path])
    return index.search(query, now: 0)?.hits.count
  }
  if found != 1 { print("a changed note was not found") }
}
print("changed and searchable ", change.text, "[50]")
var closing = Measurement()
closing.take { index.close() }
print("closing                ", closing.text)
var next = Measurement()
let later = NoteIndex(notebook: notebook.folder, place: place)
_ = next.take { later.update() }
print("next start             ", next.text)
print(
  "memory at the end      ", Measurement.memory("VmRSS"), "MB, most", Measurement.memory("VmHWM"),
  "MB [60]")
// What follows keeps much that no index needs.
var (around, renaming, linkCount) = (Measurement(), Measurement(), 0)
var (naming, listing) = (Measurement(), Measurement())
let folder = NotebookFolder(path: notebook.folder)
let named = naming.take { (try? folder.list(reading: 100))?.entries ?? [] }
let entries = listing.take { (try? folder.list(known: named))?.entries ?? [] }
print("names for the list     ", naming.text)
print("all of the list        ", listing.text)
for _ in 0..<5 {
  _ = around.take { later.neighbourhood(of: GeneratedNotebook.path(of: 0)) }
  linkCount = renaming.take {
    RenameScan(
      path: "\(notebook.folder)/\(GeneratedNotebook.path(of: 0))", oldTitle: "Note 0",
      // The files that are no notes are known, as in the app.
      newTitle: "Renamed",
      NotebookFiles(notebook.folder, entries: entries, otherFiles: later.otherFiles())
    ).narrowed(by: later).plan(own: SourceText("x")).linkCount
  }
}
print("neighbourhood          ", around.text)
print("preview of a rename    ", renaming.text, "[200],", linkCount, "links")
later.close()
Folder.remove(root)

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
