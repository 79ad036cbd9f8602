/// How many notes have each tag, and each that is above one.
struct TagCounts {
  struct Count {
    /// As it is written first, and as it is compared.
    let (name, id): (String, String)
    var (notes, own) = (0, 0)
    /// The note that was counted last.
    fileprivate var (lastNote, lastOwn) = (0, 0)

    fileprivate init(_ name: String, id: String) { (self.name, self.id) = (name, id) }
  }

  private(set) var all: [Count] = []
  private var places: [String: Int] = [:]
  /// Of each name that was met: the tags that it counts for, its own last. Notes write few names, and those often.
  private var branches: [String: [Int]] = [:]
  private var note = 0

  /// Counts a note by the tags that it has.
  mutating func add(_ names: [String]) {
    note += 1
    for name in names {
      let branch = branch(of: name)
      for place in branch where all[place].lastNote != note {
        all[place].lastNote = note
        all[place].notes += 1
      }
      guard let own = branch.last, all[own].lastOwn != note else { continue }
      all[own].lastOwn = note
      all[own].own += 1
    }
  }

  private mutating func branch(of name: String) -> [Int] {
    if let known = branches[name] { return known }
    let parts = TagTree.parts(of: name)
    let branch = parts.indices.map { last in
      place(of: parts[...last].joined(separator: "/"))
    }
    branches[name] = branch
    return branch
  }

  private mutating func place(of name: String) -> Int {
    let id = TagTree.id(of: name)
    if let place = places[id] { return place }
    places[id] = all.count
    all.append(Count(name, id: id))
    return all.count - 1
  }
}
