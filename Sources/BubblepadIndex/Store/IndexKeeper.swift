import BubblepadNotebook

/// Keeps the index of a notebook in step with its files: opens it, makes it again, writes what has changed.
struct IndexKeeper {
  private let place: IndexPlace
  private let walk: NotebookWalk
  private var lock: IndexLock?
  private var writer: IndexWriter?
  private var opened: (device: UInt64, inode: UInt64)?
  private var isSealed = false

  init(notebook: String, place: IndexPlace) {
    self.place = place
    walk = NotebookWalk(folder: notebook)
  }

  /// How much is done, from 0 to 1.
  typealias Progress = (Double) -> Void

  // MARK: Updating

  /// Takes in all that has changed in the notebook.
  ///
  /// - Parameter isDamaged: whether a reader has found the index damaged.
  mutating func update(isDamaged: Bool, _ progress: Progress) -> IndexState {
    attempt(isDamaged: isDamaged) { keeper throws(DatabaseError) in
      guard let files = keeper.walk.files(), let writer = keeper.writer else { return .missing }
      var gone = try writer.known()
      var changed: [WalkedFile] = []
      for file in files {
        if gone.removeValue(forKey: FileID(file.path)) != file.stamp { changed.append(file) }
      }
      try keeper.write(changed, removing: gone.keys.map(\.path), progress)
      if try !writer.isComplete { try writer.complete() }
      // After a first index all is on the disk, and sealed.
      if changed.count > Self.largest { try keeper.leaveWhole() }
      return .ready
    }
  }

  /// Takes in single files that have changed, or are gone.
  mutating func update(_ paths: [String]) -> IndexState {
    attempt(isDamaged: false) { keeper throws(DatabaseError) in
      guard let writer = keeper.writer, try writer.isComplete else { return .missing }
      var (changed, gone): ([WalkedFile], [String]) = ([], [])
      for path in paths {
        guard let file = keeper.walk.file(at: path) else {
          gone.append(path)
          continue
        }
        if try writer.stamp(of: path) != file.stamp { changed.append(file) }
      }
      try keeper.write(changed, removing: gone) { _ in }
      return .ready
    }
  }

  /// Whether words have become a secret since this was asked last.
  func takeHiddenWords() -> Bool { writer?.takeHiddenWords() ?? false }

  /// Leaves the index whole on the disk.
  mutating func close() {
    try? leaveWhole()
    (writer, lock) = (nil, nil)
  }

  /// Does something with an open index; once more with a new one where it was damaged.
  private mutating func attempt(
    isDamaged: Bool, _ body: (inout IndexKeeper) throws(DatabaseError) -> IndexState
  ) -> IndexState {
    var isDamaged = isDamaged
    for _ in 1...2 {
      do throws(DatabaseError) {
        guard try open(isDamaged: isDamaged) else { return .otherWriter }
        let state = try body(&self)
        try writer?.giveBackPages()
        return state
      } catch {
        writer = nil
        if error.isBusy { return .otherWriter }
        if error.isAboutTheDisk { return .failed(error.message) }
        isDamaged = true
      }
    }
    return .failed("it is damaged again and again")
  }

  // MARK: Writing

  /// Files, and bytes of them, that are written in one step.
  private static let largest = 2000
  private static let mostBytes: Int64 = 4 << 20

  private mutating func write(
    _ changed: [WalkedFile], removing gone: [String], _ progress: Progress
  ) throws(DatabaseError) {
    guard let writer, !changed.isEmpty || !gone.isEmpty else { return }
    if isSealed { IndexSeal.remove(place) }
    isSealed = false
    var batches = Self.batches(of: changed)[...]
    var ahead = batches.popFirst().map { ReadAhead($0, in: walk) }
    var (gone, done) = (gone, 0)
    repeat {
      let files = ahead?.files() ?? []
      ahead = batches.popFirst().map { ReadAhead($0, in: walk) }
      try writer.write(files, removing: gone)
      gone = []
      done += files.count
      progress(Double(done) / Double(max(1, changed.count)))
    } while ahead != nil
  }

  private static func batches(of files: [WalkedFile]) -> [ArraySlice<WalkedFile>] {
    var batches: [ArraySlice<WalkedFile>] = []
    var (start, bytes): (Int, Int64) = (0, 0)
    for (index, file) in files.enumerated() {
      bytes += min(file.stamp.size, Int64(ReadFile.most))
      guard bytes >= mostBytes || index + 1 - start >= largest else { continue }
      batches.append(files[start...index])
      (start, bytes) = (index + 1, 0)
    }
    if start < files.count { batches.append(files[start...]) }
    return batches
  }

  private mutating func leaveWhole() throws(DatabaseError) {
    guard let writer, !isSealed, try writer.checkpoint() else { return }
    IndexSeal.write(place)
    isSealed = true
  }

  // MARK: Opening

  /// Opens the index for writing; false where another program writes it.
  private mutating func open(isDamaged: Bool) throws(DatabaseError) -> Bool {
    if writer != nil, !isDamaged, let opened, let now = place.databaseStamp(), now == opened {
      return true
    }
    writer = nil
    do throws(FileError) {
      try place.create()
    } catch {
      throw DatabaseError(code: 14, message: error.message)
    }
    // Whoever has removed the folder has removed the lock.
    if lock == nil || FileStamp(ofFileAt: place.lock) == nil { lock = IndexLock(place.lock) }
    guard lock != nil else { return false }
    if isDamaged {
      try makeAgain()
    } else {
      do throws(DatabaseError) {
        try openWhole()
      } catch {
        guard error.isDamage else { throw error }
        try makeAgain()
      }
    }
    opened = place.databaseStamp()
    return true
  }

  private mutating func openWhole() throws(DatabaseError) {
    let isWhole = IndexSeal.holds(place)
    guard isWhole != false else {
      throw DatabaseError(code: 11, message: "the file is not what was written")
    }
    let database = try Database(path: place.database)
    try IndexSchema.configure(database, isReader: false)
    guard try IndexSchema.isCurrent(database) else {
      throw DatabaseError(code: 11, message: "it is of another version")
    }
    if isWhole == nil {
      // The program that wrote it last could not leave it whole.
      guard try database.prepare("PRAGMA integrity_check(1)").firstText() == "ok" else {
        throw DatabaseError(code: 11, message: "it is damaged")
      }
      try database.run("INSERT INTO words (words) VALUES ('integrity-check')")
    }
    writer = try IndexWriter(database)
    isSealed = isWhole == true
  }

  private mutating func makeAgain() throws(DatabaseError) {
    place.removeDatabase()
    do throws(FileError) {
      try place.create()
    } catch {
      throw DatabaseError(code: 14, message: error.message)
    }
    let database = try Database(path: place.database)
    try IndexSchema.configure(database, isReader: false)
    try IndexSchema.create(in: database)
    writer = try IndexWriter(database)
    isSealed = false
  }
}

/// How far the index of a notebook is.
public enum IndexState: Sendable, Equatable {
  /// It has all notes.
  case ready
  /// Another program writes it.
  case otherWriter
  /// There is no notebook, or no index of it yet.
  case missing
  /// It cannot be written; the words say why.
  case failed(String)
}
