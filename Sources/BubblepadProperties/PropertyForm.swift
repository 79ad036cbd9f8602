import BubblepadNotebook
import BubblepadTasks
import CursesInputFormats
import Observation

/// The properties of a note while they are changed: a field for each, and two for a new one.
@Observable @MainActor
package final class PropertyForm {
  /// A property and what stands in its field.
  package struct Row: Identifiable {
    package let id: Int
    package let property: NoteProperty
    package var draft: String
    package var isRemoved = false
    /// Whether the note does not have it yet.
    let isNew: Bool

    fileprivate var isChanged: Bool { isNew || isRemoved || draft != property.text }
  }

  /// A field: that of a row, or one of those of a new property.
  package enum Field: Hashable {
    case row(Int)
    case newName, newText
  }

  package var rows: [Row] {
    didSet { isAskedToLeave = false }
  }
  /// Whether it was to be left with changes, and nothing was changed since.
  package private(set) var isAskedToLeave = false
  package var newName = "" {
    didSet { if newName != oldValue { (fault, isAskedToLeave) = (nil, false) } }
  }
  package var newText = "" {
    didSet { if newText != oldValue { (fault, isAskedToLeave) = (nil, false) } }
  }
  /// What was wrong when the properties were to be saved, and where.
  package private(set) var fault: (field: Field, words: String)?
  package let properties: NoteProperties
  private let today: CalendarDate

  package init(_ properties: NoteProperties, today: CalendarDate) {
    (self.properties, self.today) = (properties, today)
    rows = properties.all.enumerated().map { index, property in
      Row(id: index, property: property, draft: property.text, isNew: false)
    }
  }

  /// Returns whether the form may be closed: nothing was changed, or it has been said that it is not saved.
  package func mayBeLeft() -> Bool {
    let isChanged =
      !newName.trimmedOfBlanks.isEmpty || !newText.trimmedOfBlanks.isEmpty
      || rows.contains(where: \.isChanged)
    guard isChanged, !isAskedToLeave else { return true }
    (fault, isAskedToLeave) = (nil, true)
    return false
  }

  package func row(_ id: Int) -> Row? { rows.first { $0.id == id } }

  /// Puts another text into a field. One that was to go stays then.
  package func set(_ id: Int, to text: String) {
    guard let index = rows.firstIndex(where: { $0.id == id }), rows[index].draft != text else {
      return
    }
    fault = nil
    (rows[index].draft, rows[index].isRemoved) = (text, false)
  }

  /// Takes a property away when the form is saved, or keeps it after all. One that is new goes at once.
  package func toggleRemoval(_ id: Int) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    fault = nil
    if rows[index].isNew {
      rows.remove(at: index)
    } else {
      rows[index].isRemoved.toggle()
    }
  }

  /// Makes a row of what stands in the fields of a new property; false where its name or its value is none.
  package func addNew() -> Bool {
    let name = newName.trimmedOfBlanks
    let isThere = rows.contains {
      FrontMatterBlock.folded($0.property.name) == FrontMatterBlock.folded(name)
    }
    if let problem = isThere
      ? "There is a property “\(name)” already." : properties.problem(ofName: name)
    {
      fault = (.newName, problem)
      return false
    }
    let property = NoteProperty(newName: name, text: newText, types: properties.types)
    let text = written(newText, as: property.kind)
    do throws(Refusal) {
      _ = try property.value(of: text)
    } catch {
      fault = (.newText, error.words)
      return false
    }
    let id = (rows.map(\.id).max() ?? -1) + 1
    rows.append(Row(id: id, property: property, draft: text, isNew: true))
    (newName, newText) = ("", "")
    return true
  }

  /// What is to be changed in the note; nil where a field has no value of its kind, which is told then.
  package func changes() -> [NoteProperties.Change]? {
    if !newName.trimmedOfBlanks.isEmpty || !newText.trimmedOfBlanks.isEmpty {
      guard addNew() else { return nil }
    }
    var changes: [NoteProperties.Change] = []
    for row in rows where row.isChanged {
      guard !row.isRemoved else {
        changes.append(.init(row.property, text: nil))
        continue
      }
      let text = written(row.draft, as: row.property.kind)
      do throws(Refusal) {
        _ = try row.property.value(of: text)
      } catch {
        fault = (.row(row.id), error.words)
        return nil
      }
      changes.append(.init(row.property, text: text))
    }
    return changes
  }

  /// A day in words is written as a date.
  private func written(_ text: String, as kind: PropertyKind) -> String {
    guard kind == .date else { return text }
    return DayWords.day(text, today: today)?.description ?? text
  }

  /// What can be typed into a field, or what is meant by what was.
  package func hint(for field: Field) -> String {
    switch field {
    case .newName: return "Type a name and a value to add a property."
    case .newText:
      let property = NoteProperty(newName: newName, text: newText, types: properties.types)
      return Self.hint(for: property.kind, text: newText, today: today)
    case .row(let id):
      guard let row = row(id) else { return "" }
      if row.isRemoved { return "It goes when you save." }
      guard row.property.isField else { return "Change it in the text of the note." }
      return Self.hint(for: row.property.kind, text: row.draft, today: today)
    }
  }

  private static func hint(for kind: PropertyKind, text: String, today: CalendarDate) -> String {
    switch kind {
    case .text: return "Text."
    case .multitext, .aliases: return "Texts with commas between them."
    case .tags: return "Tags with commas between them."
    case .number: return "A number."
    case .checkbox: return "Yes or no: Space changes it."
    case .date:
      if let day = DayWords.day(text, today: today), day.description != text {
        return "\(day)"
      }
      return "A day: 2026-01-31, or words such as “fri” and “in 3 days”."
    case .datetime: return "A day and a time: 2026-01-31 10:30."
    }
  }
}
