import CursesText

/// What is looked for in the notes of a notebook.
///
/// Words have to be in a note each, wherever they stand, in its text or its name; case and accents do not
/// count. Beside them there are the operators of Obsidian, `is:locked`, `modified:<7d` and `links:>3`.
public struct SearchQuery: Sendable {
  /// As it was typed.
  public let text: String
  let root: QueryNode
  /// What is shown of a note that matches.
  let shown: [ShownTerm]
  /// In characters: how much of a line is shown before what was found, at the most. More where there is room for it.
  package var lead = 12

  /// Reads a query.
  public init(_ text: String) throws(QueryProblem) {
    self.text = text
    root = try QueryParser.parse(text)
    shown = ShownTerm.all(in: root)
  }

  /// Whether nothing is looked for.
  public var isEmpty: Bool {
    if case .all(let parts) = root { return parts.isEmpty }
    return false
  }

  /// Whether it asks for more than names, paths and times.
  package var readsText: Bool { root.readsText }

  /// The words that are looked for in texts, as they were typed.
  public var words: [String] {
    shown.compactMap { if case .words(let words) = $0 { words.text } else { nil } }
  }

  /// Whether a note is what is looked for.
  ///
  /// - Parameter now: nanoseconds since 1970.
  public func matches(_ note: SearchedNote, now: Int64) -> Bool {
    QueryMatcher(note: note, now: now).holds(root, in: .note)
  }

  /// What is to be shown of a note if it is what is looked for.
  public func hit(in note: SearchedNote, now: Int64) -> SearchHit? {
    guard !isEmpty, matches(note, now: now) else { return nil }
    return SearchHit(of: note, self)
  }
}

/// Asks a query of one note.
struct QueryMatcher {
  let note: SearchedNote
  let now: Int64

  /// What a part of a query is asked of.
  enum Subject {
    /// The text and the names.
    case note
    /// A range of the source.
    case range(Range<Int>)
    /// A name or path.
    case name(String)
  }

  func holds(_ node: QueryNode, in subject: Subject) -> Bool {
    switch node {
    case .all(let parts): parts.allSatisfy { holds($0, in: subject) }
    case .any(let parts): parts.contains { holds($0, in: subject) }
    case .not(let part): !holds(part, in: subject)
    case .words(let words): has(words, in: subject)
    case .pattern(let search): has(search, in: subject)
    case .within(let scope, let part): holds(part, within: scope, of: subject)
    case .tag(let name): hasTag(name, in: subject)
    case .property(let key, let test): hasProperty(key, test)
    case .isLocked: note.isLocked
    case .age(let comparison): comparison.holds(Double(now - note.modified))
    case .linkCount(let comparison): comparison.holds(Double(note.facts.links.count))
    }
  }

  private func holds(
    _ part: QueryNode, within scope: QueryScope, of subject: Subject
  ) -> Bool {
    switch scope {
    case .file: return holds(part, in: .name(NotePath.name(of: note.path)))
    case .path: return holds(part, in: .name(note.path))
    case .content, .line, .block, .section, .task, .openTask, .doneTask:
      // Nothing can be in a part of a note that is not in all of it.
      guard mayHold(part) else { return false }
      return note.ranges(of: scope).contains { range in
        if case .range(let outer) = subject {
          guard outer.overlaps(range) || outer == range else { return false }
          return holds(part, in: .range(range.clamped(to: outer)))
        }
        return holds(part, in: .range(range))
      }
    }
  }

  /// Whether the words of a part are in the text at all.
  private func mayHold(_ node: QueryNode) -> Bool {
    switch node {
    case .words(let words):
      note.has(words)
    case .all(let parts): parts.allSatisfy(mayHold)
    case .any(let parts): parts.contains(where: mayHold)
    default: true
    }
  }

  // MARK: Text

  private func has(_ words: QueryWords, in subject: Subject) -> Bool {
    guard !words.isExact else {
      let wanted = Array(words.text.utf8)
      return bytes(of: subject).contains { $0.contains(wanted) }
    }
    switch subject {
    case .note:
      return note.has(words)
        || note.names(besidesTextWith: words).contains { FoldedText($0).contains(words.folded) }
    case .range(let range):
      if range.count == note.source.count { return note.folded.contains(words.folded) }
      return FoldedText(note.source[range]).contains(words.folded)
    case .name(let name): return FoldedText(name).contains(words.folded)
    }
  }

  private func has(_ search: Search, in subject: Subject) -> Bool {
    guard case .note = subject else { return bytes(of: subject).contains(where: search.hasMatch) }
    // The names are asked for where the text has no match.
    return search.hasMatch(in: note.source)
      || note.names.contains { search.hasMatch(in: Array($0.utf8)) }
  }

  private func bytes(of subject: Subject) -> [[UInt8]] {
    switch subject {
    case .note: [note.source] + note.names.map { Array($0.utf8) }
    case .range(let range): [Array(note.source[range])]
    case .name(let name): [Array(name.utf8)]
    }
  }

  // MARK: Facts

  private func hasTag(_ name: [UInt8], in subject: Subject) -> Bool {
    note.facts.tags.contains { tag in
      if case .range(let range) = subject {
        guard let place = tag.range, range.contains(place.lowerBound) else { return false }
      }
      return Self.isTag(FoldedText(tag.name).bytes, within: name)
    }
  }

  /// Whether a tag is another one or below it, both folded.
  static func isTag(_ tag: [UInt8], within wanted: [UInt8]) -> Bool {
    tag.starts(with: wanted)
      && (tag.count == wanted.count || tag[wanted.count] == UInt8(ascii: "/"))
  }

  private func hasProperty(_ key: [UInt8], _ test: PropertyTest) -> Bool {
    note.facts.properties.contains { property in
      FoldedText(property.key).bytes == key && Self.passes(property, test)
    }
  }

  private static func passes(_ property: NoteFacts.Property, _ test: PropertyTest) -> Bool {
    switch test {
    case .isThere: true
    case .isEmpty: property.isEmpty
    case .any(let tests): tests.contains { passes(property, $0) }
    case .compares(let comparison):
      property.values.contains { Double($0).map(comparison.holds) ?? false }
    case .isDated(let relation, let date):
      // A day that is asked for has no time: `>` is about the days after it.
      property.values.contains { value in
        guard QueryParser.isDate(value) else { return false }
        let own = value.prefix(date.count)
        return relation == .less ? own < date : own > date
      }
    case .matches(let search):
      property.values.contains { search.hasMatch(in: Array($0.utf8)) }
    case .has(let words):
      property.values.contains { value in
        words.isExact ? value.contains(words.text) : FoldedText(value).contains(words.folded)
      }
    }
  }
}
