import BubblepadIndex
import BubblepadNotebook
import CursesUICore

/// Finds the notes, the headings and blocks in them, and the pictures that a link being typed may lead to.
package struct LinkFinder {
  /// What a note itself has that links lead to.
  package struct OwnPlaces {
    package var headings: [String] = []
    package var blocks: [NoteFacts.BlockName] = []

    package init(headings: [String] = [], blocks: [NoteFacts.BlockName] = []) {
      (self.headings, self.blocks) = (headings, blocks)
    }
  }

  /// A note that can be linked to.
  private struct Target {
    /// From the notebook's folder on.
    let path: String
    let title: String
    let folder: String
  }

  private let targets: [Target]
  private let writer: LinkWriter
  private let names: NoteNames
  private let otherNames: OtherNames
  private let own: OwnPlaces
  /// Files that are no notes: pictures, and canvases, bases and others.
  private let pictures: [String]
  private let otherFiles: [String]
  let notebook: String
  var resolver: LinkResolver { writer.resolver }
  /// The path of the note with the link, from the notebook's folder on.
  var source: String { writer.source }

  /// How many are offered.
  private static let most = 40

  /// - Parameters:
  ///   - entries: the notes in the order in which they are offered.
  ///   - source: the path of the note with the link, from the notebook's folder on.
  ///   - otherNames: aliases and headings, as far as the index has them.
  ///   - otherFiles: files that are no notes, from the notebook's folder on.
  ///   - own: the places of the note with the link.
  ///   - excluded: what comes after all others.
  package init(
    _ entries: [NoteEntry], notebook: String, source: String, otherNames: OtherNames,
    otherFiles: [String] = [], own: OwnPlaces, style: LinkStyle, excluded: ExcludedFiles = .none
  ) {
    let all = entries.compactMap { entry in
      entry.path.below(notebook).map {
        Target(path: $0, title: entry.title, folder: entry.folder)
      }
    }
    let others = all.filter { !$0.path.isSamePath(as: source) }
    targets =
      excluded.isEmpty
      ? others
      : others.filter { !excluded.contains($0.path) } + others.filter { excluded.contains($0.path) }
    writer = LinkWriter(
      LinkResolver(all.map(\.path) + otherFiles, notebook: notebook), source: source, style: style)
    var names = NoteNames()
    var places: [FileID: Int] = [:]
    for (place, target) in targets.enumerated() {
      names.add(target.title, .title, of: place)
      if !target.folder.isEmpty {
        names.add("\(target.folder)/\(target.title)", .folder, of: place)
      }
      places[FileID(target.path)] = place
      if excluded.contains(target.path) { names.placeLast(place) }
    }
    for name in otherNames.names(.alias) {
      if let place = places[FileID(name.path)] { names.add(name.text, .alias, of: place) }
    }
    self.notebook = notebook
    self.names = names
    self.otherNames = otherNames
    self.own = own
    let files =
      otherFiles.filter { !excluded.contains($0) } + otherFiles.filter(excluded.contains)
    pictures = files.filter(PictureAddress.isPicture)
    self.otherFiles = pictures + files.filter { !PictureAddress.isPicture($0) }
  }

  /// What is offered for what is typed between the brackets, the best first: notes by their names, then other files,
  /// and last the note that is not there yet; after `#` the headings of the note before it, after `##` those of
  /// all notes, after `#^` the named blocks of the note, and after `^^` those of all notes, by their words or ids.
  ///
  /// - Parameter isEmbed: whether it is to be shown in place: pictures come first.
  package func found(_ typed: String, isEmbed: Bool = false) -> [NameCompletion] {
    if isEmbed, !typed.contains("#") {
      let pictures = completions(of: pictures, matching: typed)
      return pictures + notes(matching: typed).filter { !pictures.contains($0) }
    }
    if typed.hasPrefix("##") { return places(.heading, of: nil, matching: typed.dropFirst(2)) }
    if typed.hasPrefix("^^") { return places(.block, of: nil, matching: typed.dropFirst(2)) }
    guard let hash = typed.firstIndex(of: "#") else {
      return notes(matching: typed) + [newNote(typed)].compactMap(\.self)
    }
    let wanted = typed[typed.index(after: hash)...]
    let name = String(typed[..<hash])
    let kind: OtherName.Kind = wanted.hasPrefix("^") ? .block : .heading
    let part = kind == .block ? wanted.dropFirst() : wanted
    guard name.isEmpty else {
      return writer.resolver.path(of: name, from: writer.source)
        .map { places(kind, of: $0, matching: part) } ?? []
    }
    let ownNames =
      kind == .heading
      ? own.headings.map { OtherName(path: writer.source, text: $0, line: nil, kind: .heading) }
      : own.blocks.map {
        OtherName(path: writer.source, text: $0.id, line: $0.line, kind: .block, words: $0.text)
      }
    return completions(of: ownNames, matching: part, isOwn: true)
  }

  /// What the notes with what is typed in their names are called where one name leads to each, the best first.
  package func pages(matching typed: String) -> [String] {
    names.matches(typed, limit: Self.most).filter { $0.kind != .alias }
      .map { writer.resolver.shortestLink(to: targets[$0.note].path, from: writer.source) }
  }

  private func notes(matching typed: String) -> [NameCompletion] {
    guard !typed.isEmpty else {
      return targets.prefix(Self.most).map { completion(of: $0, alias: nil) }
    }
    let notes = names.matches(typed, limit: Self.most).map { match in
      completion(of: targets[match.note], alias: match.kind == .alias ? match.text : nil)
    }
    return notes + completions(of: otherFiles, matching: typed).prefix(Self.most - notes.count)
  }

  /// The note that following the link will start; nil where there is one, and for what cannot be a title.
  private func newNote(_ typed: String) -> NameCompletion? {
    let name = NoteTitle.trimmed(typed)
    guard writer.resolver.path(of: name, from: writer.source) == nil, !name.hasFileEnding,
      let place = try? NotebookPath(folder: "", name: name, from: "the link"),
      NoteTitle.unlinkable(in: place.text, keeping: "") == nil
    else { return nil }
    return NameCompletion(
      title: "New note: \(place.text)", markdown: writer.link(toNew: place.text))
  }

  /// The addresses of the pictures with what is typed in their paths, as they are reached from the note.
  package func pictureAddresses(matching typed: String) -> [String] {
    Self.matching(typed[...], pictures, \.self).map {
      LinkResolver.relative($0, from: writer.source)
    }
  }

  private func completions(of files: [String], matching typed: String) -> [NameCompletion] {
    Self.matching(typed[...], files, \.self).map { path in
      NameCompletion(
        title: path.lastComponent, detail: path.contains("/") ? path.parentFolder : "",
        markdown: writer.link(to: path, part: nil, words: nil))
    }
  }

  private func completion(of target: Target, alias: String?) -> NameCompletion {
    NameCompletion(
      title: alias ?? target.title, detail: alias == nil ? target.folder : "→ \(target.title)",
      markdown: writer.link(to: target.path, part: nil, words: alias))
  }

  /// - Parameter path: of the note; nil for all.
  private func places(
    _ kind: OtherName.Kind, of path: String?, matching wanted: Substring
  ) -> [NameCompletion] {
    completions(
      of: otherNames.names(kind, of: path), matching: wanted, showsNote: path == nil)
  }

  /// A block that gets an id with the link to it.
  func completion(of found: FoundBlock, isOwn: Bool, showsNote: Bool) -> NameCompletion {
    NameCompletion(
      title: found.block.words, detail: showsNote ? LinkResolver.withoutEnding(found.path) : "",
      markdown: writer.link(
        to: isOwn ? nil : found.path, part: .init(.block, found.block.id), words: nil))
  }

  /// Headings, and blocks: these by their words, with their ids beside.
  ///
  /// - Parameter isOwn: whether they are of the note with the link.
  private func completions(
    of names: [OtherName], matching wanted: Substring, isOwn: Bool = false, showsNote: Bool = false
  ) -> [NameCompletion] {
    let found = Self.matching(wanted, names) { name in
      name.kind == .block ? "\(name.words) ^\(name.text)" : name.text
    }
    return found.map { name in
      var details = showsNote ? [LinkResolver.withoutEnding(name.path)] : []
      if name.kind == .block { details.append("^" + name.text) }
      return NameCompletion(
        title: name.words.isEmpty ? name.text : name.words, detail: details.joined(separator: " "),
        markdown: writer.link(
          to: isOwn ? nil : name.path, part: .init(name.kind, name.text), words: nil))
    }
  }

  /// Those with what is typed in their text, in their order.
  private static func matching<Element>(
    _ wanted: Substring, _ all: [Element], _ text: @escaping (Element) -> String
  ) -> [Element] {
    let wanted = wanted.lowercased()
    return Array(
      all.lazy.filter { wanted.isEmpty || text($0).lowercased().contains(wanted) }.prefix(most))
  }
}
