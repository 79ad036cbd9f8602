import BubblepadNotebook
import CursesText

/// What a note gets when it is called otherwise, and what becomes of the links that lead to it.
package struct RenamePlan: Sendable {
  /// Whether it is asked for, or takes a rename back, or does one again that was taken back.
  package enum Way { case new, back, again }

  package let oldTitle: String
  package let newTitle: String
  package var way = Way.new
  /// The other notes with links, in the order of the list.
  package var files: [FileChange] = []
  /// The renamed note's own links to itself, for its text as it was looked at.
  private var ownEdits = RevisedEdits()
  /// Its text before and after those, once they are made.
  package var ownText: OwnText?
  /// What gives other notes the texts back that a stopped undoing has left as they were.
  package var kept: [FileChange] = []
  /// What is said once this has undone what the disk has stopped.
  package var stop: String?
  /// What it does, on the disk as long as it runs.
  package var journal: StepJournal?
  /// Bookmarks that follow.
  package internal(set) var bookmarkCount = 0
  /// Settings of Obsidian that name what gets another path, and whether they follow.
  package internal(set) var settingsFiles: [(name: String, isFollowing: Bool)] = []
  /// Queries that name a folder that gets another path; they stay as they are.
  package internal(set) var queries = QueryMentions(of: [])
  /// Whether one of them is that of the heading that repeats the old title.
  package var changesHeading = false
  package var changes: [EditedLine] = []
  /// The notes that have such links, and the canvases with such cards.
  package private(set) var (noteCount, canvasCount) = (0, 0)
  /// Notes with such links that lie outside of the notebook, and stay as they are.
  package internal(set) var outside = OutsideNotes()
  /// Links that stay as they are: the new title cannot be written in them.
  package var leftCount = 0
  /// Links that lead to the first of two headings then: no link can name the second.
  private var firstCount = 0
  /// Notes that could not be looked into.
  package var unread = UnreadNotes()
  package var unreadCount: Int { unread.count }

  /// A rename that changes no link yet.
  package init(oldTitle: String, newTitle: String) {
    (self.oldTitle, self.newTitle) = (oldTitle, newTitle)
  }

  package var linkCount: Int { changes.count }

  /// What a move does to links, above those.
  package var changeWords: String {
    let links = Numbers.words(linkCount, "link") + (linkCount == 1 ? " has" : " have")
    return "\(links) to change to keep working, in \(noteWords):"
  }

  /// How many notes and canvases have such links.
  package var noteWords: String {
    let canvases =
      canvasCount == 1
      ? "1 canvas" : canvasCount > 1 ? Numbers.words(canvasCount) + " canvases" : ""
    let notes = noteCount > 0 || canvases.isEmpty ? Numbers.words(noteCount, "note") : ""
    return [notes, canvases].filter { !$0.isEmpty }.joined(separator: " and ")
  }

  /// What is not changed, and what is besides the links, a sentence each.
  package var remarks: [String] {
    let bookmarks =
      Numbers.words(bookmarkCount, "bookmark") + (bookmarkCount == 1 ? " follows." : " follow.")
    return [
      leftCount > 0 ? leftWords : nil, firstCount > 0 ? firstWords : nil, unread.words,
      outside.words,
      bookmarkCount > 0 ? bookmarks : nil,
    ].compactMap(\.self)
      + sideWords
  }

  private var firstWords: String {
    let links = Numbers.words(firstCount, "link")
    return "\(links) will lead to the first of two headings: [[…]] cannot name the second."
  }

  /// What becomes of settings and queries that name it, a sentence each.
  package var sideWords: [String] {
    let settings = settingsFiles.map { file in
      file.isFollowing
        ? "Obsidian's \(file.name) follows."
        : "Obsidian's \(file.name) names it too, and will stay."
    }
    return settings + [queries.words].compactMap(\.self)
  }

  /// Takes over what was found in a file.
  mutating func take(_ found: FoundLinks) {
    changes += found.changes
    leftCount += found.leftCount
    firstCount += found.firstCount
    guard !found.edits.isEmpty else { return }
    if found.isCanvas { canvasCount += 1 } else { noteCount += 1 }
  }

  /// What gives the note its name and its own text back once it was stopped, and its links are as they were.
  ///
  /// - Parameter text: that of the note by now.
  package func stopped(from text: SourceText) -> RenamePlan {
    var plan = RenamePlan(oldTitle: newTitle, newTitle: oldTitle)
    plan.way = way == .back ? .again : .back
    plan.setOwn(ownText?.editsBack(from: text) ?? [], of: text)
    if way == .back { plan.kept = files }
    return plan
  }

  /// The texts that it changes, for its journal.
  ///
  /// - Parameters:
  ///   - own: the text of the note itself.
  ///   - path: where the note is then.
  package func texts(own: SourceText, at path: String) -> [StepText] {
    let edits = ownEdits(in: own)
    let after = Transaction(edits, event: .external).applying(to: own)
    let note = edits.isEmpty ? [] : [StepText(path: path, before: own, after: after)]
    return note + files.map { StepText($0) }
  }

  /// The rename alone: all links stay.
  package var withoutLinks: RenamePlan {
    var plan = self
    plan.files = []
    plan.ownEdits = RevisedEdits()
    plan.changesHeading = false
    return plan
  }

  // MARK: The note itself

  /// Whether the note has links to itself that change, or a heading that does.
  package var changesOwnText: Bool { !ownEdits.isEmpty }

  /// Takes the edits of the note itself.
  ///
  /// - Parameter text: what they are edits of.
  package mutating func setOwn(_ edits: [Edit], of text: SourceText) {
    ownEdits = RevisedEdits(edits, of: text)
  }

  /// The edits of the note itself, for its text by now: what was typed since it was looked at stays.
  ///
  /// - Parameter others: edits of the text that was looked at, which go before those that they overlap.
  package func ownEdits(in text: SourceText, with others: [Edit] = []) -> [Edit] {
    ownEdits.adding(others).edits(in: text)
  }

  /// Some edits of the text that was looked at, for the text by now.
  package func edits(_ edits: [Edit], in text: SourceText) -> [Edit] {
    ownEdits.only(edits).edits(in: text)
  }
}

extension RenamePlan {
  /// The answer that does all of it.
  package var renameWords: String {
    changesHeading ? "Rename, change links and heading" : "Rename and change the links"
  }

  /// What is changed besides the name.
  package var changedWords: String {
    if linkCount > 0 { return changesHeading ? "links and heading" : "the links" }
    return changesHeading ? "the heading" : "Obsidian's settings"
  }

  /// What is said of the links that cannot be changed.
  package var leftWords: String {
    let links = Numbers.words(leftCount, "link") + (leftCount == 1 ? " stays" : " stay")
    return newTitle == oldTitle
      ? "\(links) as before, and will lead nowhere: [[…]] cannot name what they lead to."
      : "\(links) as before: “\(newTitle)” cannot be written in [[…]]."
  }

  /// Has the heading that repeats the old title repeat the new one.
  mutating func add(heading edit: Edit?) {
    guard let edit, !ownEdits.overlap(edit) else { return }
    ownEdits = ownEdits.adding([edit])
    changesHeading = true
  }
}

/// The text of a note before and after its own links were changed.
package struct OwnText: Sendable {
  package let before: SourceText
  package let after: SourceText

  /// A text that has become another.
  package init(before: SourceText, after: SourceText) {
    (self.before, self.after) = (before, after)
  }

  /// What gives the note its first bytes back; nil where it has been edited since.
  package func editsBack(from text: SourceText) -> [Edit]? {
    text == after ? TextMerge.edits(from: after, to: before) : nil
  }
}

/// The notes with links to one, and how many each has.
package struct LinkingNotes: Sendable {
  package internal(set) var notes: [(entry: NoteEntry, count: Int)] = []
  /// Notes that could not be looked into.
  package internal(set) var unread = UnreadNotes()
  package var unreadCount: Int { unread.count }
}
