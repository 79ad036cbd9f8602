import BubblepadNotebook
import CursesText

/// Finds the links that a rename concerns: those to the note or another file, and those that would lead to it by its
/// new name. Cards of canvases that name it are among them.
///
/// Every link leads where it led, by the rules by which links are followed.
package struct RenameScan: Sendable {
  /// The note's path and what it is called.
  package let path: String
  package let oldTitle: String
  package let newTitle: String
  /// The notebook.
  package let files: NotebookFiles
  private let before: LinkResolver
  private let after: LinkResolver
  /// From the notebook's folder on.
  let oldPath: String
  /// That of the note whose places get other names, likewise; empty where there is none.
  private let partPath: String
  /// The new paths of all files that get another, by the old ones.
  let moved: [FileID: String]
  /// What gets another path, with all that lies in it.
  let paths: MovedPaths
  /// The folders among what gets another path, from the notebook's on.
  private let folders: [String]
  /// The plainest parts of the names that such links have. Few notes have them, and only those are parsed.
  private let words: [[UInt8]]
  /// The names that such links have.
  private let names: [String]
  /// What those links and these names are brought together by.
  private let keys: Set<String>
  /// The notes that may have such links, from the notebook's folder on; nil where that is not known.
  private var candidates: Set<FileID>?

  /// - Parameters:
  ///   - newTitle: nil where only the links to the note are looked for.
  ///   - newFolder: the folder that the note comes into; nil where it stays in its own.
  package init(
    path: String, oldTitle: String, newTitle: String?, in newFolder: String? = nil,
    _ files: NotebookFiles
  ) {
    (self.path, self.oldTitle, self.newTitle) = (path, oldTitle, newTitle ?? oldTitle)
    self.files = files
    let ending = NoteTitle.ending(ofFileName: path.lastComponent)
    let (old, new) = (path, (newFolder ?? path.parentFolder) + "/" + self.newTitle + ending)
    let (oldPath, newPath) = (files.inside(old), files.inside(new))
    self.oldPath = oldPath
    partPath = oldPath
    paths = MovedPaths([StepMove(from: oldPath, to: newPath)])
    moved = [FileID(oldPath): newPath]
    folders = []
    let others =
      files.entries.map(\.path).filter { !$0.isSamePath(as: old) && !$0.isSamePath(as: new) }
      .compactMap { $0.below(files.folder) }
      + (files.otherFiles ?? []).filter { !$0.isSamePath(as: oldPath) }
    let resolver = LinkResolver(others, notebook: files.folder)
    (before, after) = (resolver.adding(oldPath), resolver.adding(newPath))
    // The new name takes links from a note of that name in another folder.
    let titles =
      before.path(of: self.newTitle, from: newPath) == nil
      ? [oldTitle] : [oldTitle, self.newTitle]
    words = titles.compactMap(Self.plainestWord)
    names = titles
    keys = NotePath.keys(of: titles)
  }

  /// The links that other paths of notes and folders concern: those to the notes and pictures that move, those of these
  /// notes, and those that would lead to another note of the same name.
  ///
  /// - Parameter joining: whether what moves becomes a part of the note that is there already.
  package init(moving moves: [StepMove], joining: Bool = false, _ files: NotebookFiles) {
    (path, oldTitle, newTitle, oldPath) = ("", "", "", "")
    self.files = files
    partPath = joining ? moves.first.map { files.inside($0.from) } ?? "" : ""
    let all = files.allPaths
    let paths = MovedPaths(
      moves.map { StepMove(from: files.inside($0.from), to: files.inside($0.to)) })
    var moved: [FileID: String] = [:]
    for file in all { if let new = paths.path(of: file) { moved[FileID(file)] = new } }
    (self.moved, self.paths) = (moved, paths)
    let known = Set(all.map(FileID.init))
    folders = moves.map { files.inside($0.from) }.filter { !known.contains(FileID($0)) }
    before = LinkResolver(all, notebook: files.folder)
    let others = joining ? all.filter { moved[FileID($0)] == nil } : all
    after = LinkResolver(others.map { moved[FileID($0)] ?? $0 }, notebook: files.folder)
    // A new name takes links from another file that has it.
    let titles = (moved.keys.map(\.path) + moved.values).map {
      NotePath.title(of: $0.lastComponent)
    }
    names = Array(Set(titles))
    // A link that may lead elsewhere has the name of what moves: which of two notes is meant depends on their paths.
    keys = NotePath.keys(of: names)
    words =
      names.count > Self.mostWords
      ? [Array("[".utf8)] : names.compactMap(Self.plainestWord)
  }

  /// The same, with only those notes read that may have such links, as far as an index knows: those that name what
  /// gets another path, and the notes that get one themselves.
  ///
  /// - Parameter index: one that has taken in all that was saved.
  package func narrowed(by index: NoteIndex?) -> RenameScan {
    var scan = self
    scan.candidates = index?.notes(linkingTo: names)?.union(moved.keys)
    return scan
  }

  /// Reads all notes, or those that may have such links. It takes as long as they are: not for the main thread.
  ///
  /// - Parameters:
  ///   - own: the text of the note itself, which may not be on the disk yet.
  ///   - part: a place in it that gets another name, or comes into another note.
  package func plan(own: SourceText, renaming part: (any RenamedPart)? = nil) -> RenamePlan {
    var plan = RenamePlan(oldTitle: oldTitle, newTitle: newTitle)
    plan.setOwn([], of: own)
    let heading =
      path.isEmpty || part != nil
      ? nil : RenamedHeading(in: own, from: oldTitle, to: newTitle)
    let part = part ?? heading
    if !path.isEmpty, NoteTitle.isMarkdown(path) {
      let found = found(in: own.bytes, at: path, title: newTitle, part)
      plan.setOwn(found.edits, of: own)
      plan.take(found)
      plan.add(heading: heading?.edit)
    }
    plan.unread = forEachOther { entry, file in
      let text = FileText(file.loaded)
      add(
        found(
          in: text.text.bytes, at: entry.path, title: entry.titleWithFolder, part), of: text, file,
        to: &plan)
    }
    for path in canvases() { addCards(of: path, part, to: &plan) }
    if let part, heading == nil, !oldPath.isEmpty {
      addBookmarks(of: part, to: &plan)
    } else {
      plan.bookmarkCount = bookmarkCount()
    }
    addSettings(to: &plan)
    plan.queries = QueryMentions(ofFolders: folders, in: files)
    return plan
  }

  /// Texts are searched for so many names; for more every link is looked at.
  private static let mostWords = 8

  private func add(
    _ found: FoundLinks, of text: FileText, _ file: ScannedFile, to plan: inout RenamePlan
  ) {
    guard !file.isOutside else {
      if !found.edits.isEmpty { plan.outside.add(found.title) }
      return
    }
    plan.take(found)
    if !found.edits.isEmpty { plan.files.append(FileChange(text, found.edits)) }
  }

  /// The edits of the note itself.
  package func ownEdits(in text: SourceText, withHeading: Bool) -> [Edit] {
    var plan = RenamePlan(oldTitle: oldTitle, newTitle: newTitle)
    let heading =
      withHeading ? RenamedHeading(in: text, from: oldTitle, to: newTitle) : nil
    plan.setOwn(found(in: text.bytes, at: path, title: newTitle, heading).edits, of: text)
    plan.add(heading: heading?.edit)
    return plan.ownEdits(in: text)
  }

  /// The notes with links to the one that this is about. It takes as long as reading all notes.
  package func linkingNotes() -> LinkingNotes {
    var result = LinkingNotes()
    result.unread = forEachOther { entry, file in
      let source = files.inside(entry.path)
      let count = NoteSource.links(in: file.loaded.characters.bytes).count {
        oldPath.isSamePath(as: before.path(of: $0, from: source))
      }
      if count > 0 { result.notes.append((entry, count)) }
    }
    return result
  }

  /// Reads the other notes that may have a link in question, by their paths.
  ///
  /// - Returns: those that could not be looked into.
  private func forEachOther(_ body: (NoteEntry, ScannedFile) -> Void) -> UnreadNotes {
    var unread = UnreadNotes()
    let others = files.entriesByPath(besides: path) { entry in
      if entry.isLocked { return true }
      guard NoteTitle.isMarkdown(entry.path) else { return false }
      return candidates?.contains(FileID(files.inside(entry.path))) ?? true
    }
    for entry in others {
      let inside = FileID(files.inside(entry.path))
      guard !entry.isLocked, let file = ScannedFile(entry.path, within: files.bounds) else {
        unread.add(entry.path, titled: entry.titleWithFolder, isLocked: entry.isLocked)
        continue
      }
      // What moves itself has links that count from its folder.
      guard !file.loaded.isBinary, moved[inside] != nil || mayLink(file.loaded.text.bytes) else {
        continue
      }
      body(entry, file)
    }
    return unread
  }

  // MARK: Canvases

  /// The canvases of the notebook, from its folder on.
  private func canvases() -> [String] {
    let all = files.otherFiles ?? NotebookWalk(folder: files.folder).files()?.map(\.path) ?? []
    return all.filter(CanvasFile.isCanvas).sorted()
  }

  private func addCards(
    of canvas: String, _ part: (any RenamedPart)?, to plan: inout RenamePlan
  ) {
    let path = files.folder + "/" + canvas
    guard let file = ScannedFile(path, within: files.bounds) else {
      return plan.unread.add(path, titled: canvas)
    }
    let text = FileText(file.loaded)
    // A canvas that is new may have no bytes.
    guard text.text.bytes.contains(where: { $0 > 0x20 }) else { return }
    guard !file.loaded.isBinary, let cards = CanvasFile.cards(in: text.text.bytes) else {
      return plan.unread.add(path, titled: canvas, because: "damaged")
    }
    var found = FoundLinks(title: canvas.lastComponent, isCanvas: true)
    for card in cards {
      switch card.content {
      case .file(let named):
        // A card names the whole path; normal forms do not count there.
        guard let old = before.path(of: "/" + named, from: ""), old == named,
          let new = moved[FileID(old)], !new.isSamePath(as: old)
        else { continue }
        found.add(card, named, renamedTo: new)
      case .text(let words):
        guard mayLink(words) else { continue }
        found.add(
          self.found(in: words, at: path, title: found.title, part), in: card, text.text.bytes)
      }
    }
    if let part, !oldPath.isEmpty, path != oldPath {
      let places = NamedPlaces(part: part, path: oldPath, pathKey: "file")
      for place in places.all(in: text.text.bytes) { found.add(place) }
    }
    add(found, of: text, file, to: &plan)
  }

  /// Has the bookmarks of a place lead to it by its new name.
  private func addBookmarks(of part: any RenamedPart, to plan: inout RenamePlan) {
    let path = files.folder + "/" + BookmarksFile.name
    guard let file = ScannedFile(path, within: files.bounds), !file.loaded.isBinary else { return }
    let text = FileText(file.loaded)
    let places = NamedPlaces(part: part, path: oldPath, pathKey: "path")
    let named = places.all(in: text.text.bytes)
    guard !named.isEmpty, !file.isOutside else { return }
    plan.bookmarkCount = named.count
    plan.files.append(FileChange(text, named.flatMap(\.edits)))
  }

  // MARK: Links

  private func mayLink(_ source: [UInt8]) -> Bool {
    words.contains { TextBytes.contains(source, $0) }
  }

  private func found(
    in source: [UInt8], at notePath: String, title: String, _ part: (any RenamedPart)?
  ) -> FoundLinks {
    let place = files.inside(notePath)
    let newPlace = moved[FileID(place)]
    let following = LinkFollowing(
      after: after, moved: moved, renamed: oldPath, title: newTitle,
      keepsTitle: newTitle == oldTitle)
    var found = FoundLinks(title: title)
    // What leaves takes its own links along.
    let leaving = place.isSamePath(as: oldPath) ? part?.move?.range : nil
    for written in NoteSource.links(in: source)
    where leaving?.contains(written.range.lowerBound) != true {
      // What stays where it is has other links that lead where they led.
      guard
        newPlace != nil || written.target.isEmpty
          || keys.contains(NotePath.key(of: written.target)),
        let old = before.path(of: written, from: place)
      else { continue }
      var edits: [Edit] = []
      if let link = NoteLink(written, in: source) {
        switch following.change(of: link, ledTo: old, from: (place, newPlace), in: source) {
        case .none: break
        case .impossible: found.leftCount += 1
        case .edit(let needed): edits.append(needed)
        }
      }
      if old.isSamePath(as: partPath), let part, part.isMeant(by: written) {
        if let new = part.edits(of: written, in: source, at: place) {
          edits += new
        } else if part.namesFirst {
          found.firstCount += 1
        } else {
          found.leftCount += 1
        }
      }
      found.add(
        edits.filter { !source[$0.range].elementsEqual($0.text.bytes) }, of: written, source)
    }
    return found
  }
}
