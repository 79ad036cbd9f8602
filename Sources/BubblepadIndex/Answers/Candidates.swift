import CursesText

/// The notes among which those that match are.
struct Candidates {
  /// Nil for all notes.
  var ids: Set<Int64>?
  /// Whether all of them match.
  var isExact: Bool

  static let all = Candidates(ids: nil, isExact: false)

  /// Those that are in both.
  func and(_ other: Candidates) -> Candidates {
    let isExact = isExact && other.isExact
    guard let ids else { return Candidates(ids: other.ids, isExact: isExact) }
    return Candidates(ids: other.ids.map(ids.intersection) ?? ids, isExact: isExact)
  }

  /// Those that are in either.
  func or(_ other: Candidates) -> Candidates {
    let isExact = isExact && other.isExact
    guard let ids, let others = other.ids else { return Candidates(ids: nil, isExact: isExact) }
    return Candidates(ids: ids.union(others), isExact: isExact)
  }
}

/// Narrows the notes that a query has to be asked of, by the index.
struct QueryNarrowing {
  let reader: IndexReader
  let now: Int64

  /// What of notes a query is asked of.
  enum Subject {
    case note
    /// Parts of them: what is not in a part may be in the note.
    case part
    /// Parts whose words stand in some columns of the full-text table.
    case columns(String)

    var isNote: Bool { if case .note = self { true } else { false } }
  }

  /// The notes that may match, and what has to be asked of each of them still: what the index knows exactly need not be
  /// looked for in their texts.
  func narrowed(
    _ query: QueryNode
  ) throws(DatabaseError) -> (candidates: Candidates, rest: QueryNode) {
    guard case .all(let parts) = query else { return (try candidates(query), query) }
    let (all, rest) = try candidates(ofAll: parts, in: .note)
    return (all, .all(rest))
  }

  /// The notes that may match all of some parts, and the parts that have to be asked of each of them still.
  private func candidates(
    ofAll parts: [QueryNode], in subject: Subject
  ) throws(DatabaseError) -> (all: Candidates, rest: [QueryNode]) {
    var (all, rest) = (Candidates(ids: nil, isExact: subject.isNote), [QueryNode]())
    for part in parts {
      let own = try candidates(part, in: subject)
      if !own.isExact { rest.append(part) }
      all = all.and(own)
    }
    return (all, rest)
  }

  /// The notes that may match.
  func candidates(
    _ node: QueryNode, in subject: Subject = .note
  ) throws(DatabaseError) -> Candidates {
    switch node {
    case .words(let words): return try candidates(words, subject)
    case .pattern(let search): return try candidates(search, subject)
    case .all(let parts): return try candidates(ofAll: parts, in: subject).all
    case .any(let parts):
      var any = Candidates(ids: [], isExact: true)
      for part in parts { any = any.or(try candidates(part, in: subject)) }
      return any
    case .not(let part):
      guard subject.isNote else { return .all }
      let inner = try candidates(part)
      guard inner.isExact else { return .all }
      guard let ids = inner.ids else { return Candidates(ids: [], isExact: true) }
      return Candidates(ids: notes { id, _ in !ids.contains(id) }, isExact: true)
    case .within(let scope, let part): return try candidates(part, within: scope)
    case .tag(let name): return try candidates(tag: name, subject)
    case .property(let key, let test):
      let ids = try reader.ids(
        "SELECT note FROM property WHERE fold = ?",
        [.text(String(decoding: key, as: UTF8.self))])
      if case .isThere = test { return Candidates(ids: ids, isExact: true) }
      return Candidates(ids: ids, isExact: false)
    case .isLocked: return Candidates(ids: notes { $1.kind == .locked }, isExact: true)
    case .age(let age):
      return Candidates(ids: notes { age.holds(Double(now - $1.modified)) }, isExact: true)
    case .linkCount(let count):
      return Candidates(ids: notes { count.holds(Double($1.linkCount)) }, isExact: true)
    }
  }

  private func notes(_ isIncluded: (Int64, IndexedFiles.File) -> Bool) -> Set<Int64> {
    files { id, file in file.kind.isSearched && isIncluded(id, file) }
  }

  private func files(_ isIncluded: (Int64, IndexedFiles.File) -> Bool) -> Set<Int64> {
    // A set that grows is hashed anew with each doubling.
    var ids: [Int64] = []
    for (id, file) in reader.files.byID where isIncluded(id, file) { ids.append(id) }
    return Set(ids)
  }

  private func candidates(
    tag name: [UInt8], _ subject: Subject
  ) throws(DatabaseError) -> Candidates {
    let fold = String(decoding: name, as: UTF8.self)
    let ids = try reader.ids(
      "SELECT note FROM tag WHERE fold = ?1 OR (fold > ?1 || '/' AND fold < ?1 || '0')",
      [.text(fold)])
    return Candidates(ids: ids, isExact: subject.isNote)
  }

  private func candidates(
    _ part: QueryNode, within scope: QueryScope
  ) throws(DatabaseError) -> Candidates {
    switch scope {
    case .file, .path:
      guard part.isOfText else { return .all }
      let node = QueryNode.within(scope, part)
      let ids = files { _, file in
        let note = SearchedNote(path: file.path, isLocked: false, modified: 0, source: [])
        return QueryMatcher(note: note, now: now).holds(node, in: .note)
      }
      return Candidates(ids: ids, isExact: true)
    case .content, .line, .block, .section:
      return Candidates(ids: try candidates(part, in: .part).ids, isExact: false)
    case .task: return try candidates(part, ofTasks: [.open, .done], "open_tasks done_tasks")
    case .openTask: return try candidates(part, ofTasks: .open, "open_tasks")
    case .doneTask: return try candidates(part, ofTasks: .done, "done_tasks")
    }
  }

  /// The notes with tasks that may match.
  private func candidates(
    _ part: QueryNode, ofTasks kinds: TaskKinds, _ columns: String
  ) throws(DatabaseError) -> Candidates {
    let tasks = notes { !$1.tasks.isDisjoint(with: kinds) }
    let inner = try candidates(part, in: .columns(columns))
    return Candidates(ids: inner.ids.map(tasks.intersection) ?? tasks, isExact: false)
  }

  // MARK: Regular expressions

  /// The notes that have the texts which every match of a regular expression has.
  private func candidates(
    _ search: Search, _ subject: Subject
  ) throws(DatabaseError) -> Candidates {
    var all = Candidates.all
    for group in search.demandedTexts {
      var any = Candidates(ids: [], isExact: false)
      for text in group {
        let folded = FoldedText(text).bytes
        guard let expression = expression(for: folded) else {
          // Signs alone are in no token.
          any = any.or(Candidates(ids: notes(with: TextSigns(folded)), isExact: false))
          continue
        }
        guard !expression.isEmpty else { continue }
        any = any.or(Candidates(ids: try matches(expression, in: subject), isExact: false))
      }
      all = all.and(any)
    }
    return all
  }

  // MARK: Words

  /// More tokens than these that a word is a part of, and the texts are looked at: so many notes have one.
  private static let mostTokens = 128
  /// In bytes: what of a word is looked for among the tokens.
  private static let mostBytes = 50

  private func candidates(
    _ words: QueryWords, _ subject: Subject
  ) throws(DatabaseError) -> Candidates {
    guard let expression = expression(for: words.folded) else {
      let ids = notes(with: TextSigns(words.folded))
      // Of one sign or letter alone it is known of each note.
      let isExact = ids != nil && words.folded.count == 1 && !words.isExact && subject.isNote
      return Candidates(ids: ids, isExact: isExact)
    }
    guard !expression.isEmpty else { return Candidates(ids: [], isExact: true) }
    let isExact = !words.isExact && subject.isNote && isOneToken(words.folded)
    return Candidates(ids: try matches(expression, in: subject), isExact: isExact)
      .and(
        Candidates(ids: notes(with: TextSigns(words.folded).withoutLetters), isExact: true))
  }

  /// The notes that have some signs and letters; nil where there are none of those.
  private func notes(with signs: TextSigns) -> Set<Int64>? {
    signs.isEmpty ? nil : notes { $1.signs.isSuperset(of: signs) }
  }

  /// The notes that a query of the full-text table gives.
  func matches(
    _ expression: [UInt8], in subject: Subject = .note
  ) throws(DatabaseError) -> Set<Int64> {
    var text = String(decoding: expression, as: UTF8.self)
    if case .columns(let columns) = subject { text = "{\(columns)} : (\(text))" }
    return try reader.ids("SELECT rowid FROM words WHERE words MATCH ?", [.text(text)])
  }

  /// What the full-text table is asked for a word; empty where no note can have it, nil where all may.
  func expression(for folded: [UInt8]) -> [UInt8]? {
    var groups: [Set<ArraySlice<UInt8>>] = []
    folded.withUnsafeBufferPointer { bytes in
      var scanner = TokenScanner(bytes)
      while let run = scanner.next() {
        switch run {
        case .word(let range):
          var end = min(range.upperBound, range.lowerBound + Self.mostBytes)
          while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
          // Between two signs there is a whole token, `b` in `a-b-c`.
          let part = Vocabulary.Part(
            bytes: Array(folded[range.lowerBound..<end]), isStart: range.lowerBound > 0,
            isEnd: end == range.upperBound && end < bytes.count)
          add(tokensWith: part, to: &groups)
        case .grams(let starts) where starts.count == 2:
          add(tokensWith: .init(bytes: Array(folded[starts[0]..<starts[1]])), to: &groups)
        case .grams(let starts):
          for place in 0..<starts.count - 2 {
            groups.append([folded[starts[place]..<starts[place + 2]]])
          }
        }
      }
    }
    guard !groups.isEmpty else { return nil }
    guard groups.allSatisfy({ !$0.isEmpty }) else { return [] }
    let texts = groups.map { group in
      "("
        + group.map { "\"\(String(decoding: $0, as: UTF8.self))\"" }.joined(separator: " OR ") + ")"
    }
    return Array(texts.joined(separator: " AND ").utf8)
  }

  private func add(
    tokensWith part: Vocabulary.Part, to groups: inout [Set<ArraySlice<UInt8>>]
  ) {
    // Too many: this part of the word narrows nothing.
    if let tokens = reader.vocabulary.tokens(with: part, limit: Self.mostTokens) {
      groups.append(tokens)
    }
  }

  /// Whether a word is a part of one token, so that the notes with the token are those with the word.
  private func isOneToken(_ folded: [UInt8]) -> Bool {
    folded.withUnsafeBufferPointer { bytes in
      var scanner = TokenScanner(bytes)
      switch scanner.next() {
      case .word(let range): return range == 0..<bytes.count && bytes.count <= Self.mostBytes
      case .grams(let starts):
        return starts.count <= 3 && starts.first == 0 && starts.last == bytes.count
      case nil: return false
      }
    }
  }
}

extension QueryNode {
  /// Whether it asks for nothing but words, so that a name answers it.
  var isOfText: Bool {
    switch self {
    case .words, .pattern: true
    case .all(let parts), .any(let parts): parts.allSatisfy(\.isOfText)
    case .not(let part): part.isOfText
    default: false
    }
  }

  /// Whether the text of a note has to be looked at, and not only its name and times.
  var readsText: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.readsText)
    case .not(let part): part.readsText
    case .within(.file, let part), .within(.path, let part): !part.isOfText
    case .isLocked, .age: false
    default: true
    }
  }

  /// The words that a note has to have, wherever they are.
  var demandedWords: [QueryWords] {
    switch self {
    case .words(let words): [words]
    case .all(let parts): parts.flatMap(\.demandedWords)
    case .within(.file, _), .within(.path, _): []
    case .within(_, let part): part.demandedWords
    default: []
    }
  }
}
