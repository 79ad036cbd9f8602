/// Where the app keeps what is not a note.
public struct NotebookPlaces: Sendable, Equatable {
  /// `$XDG_STATE_HOME/bubblepad`.
  public let stateFolder: String
  /// `$XDG_DATA_HOME`.
  public let dataHome: String

  /// `$XDG_CACHE_HOME`: what can be made again; nil where nothing is kept.
  public let cacheHome: String?

  /// What `~` stands for; nil where there is no home.
  public let home: String?

  /// The locale of dates, as `LC_TIME` names it: `de_DE.UTF-8`.
  public var dateLocale = ""

  /// The files of the app's own that could not be read.
  public let unreadableFiles = UnreadableFiles()

  /// Whether both are the same folders.
  public static func == (one: NotebookPlaces, other: NotebookPlaces) -> Bool {
    one.stateFolder == other.stateFolder && one.dataHome == other.dataHome
      && one.home == other.home && one.cacheHome == other.cacheHome
  }

  /// Places of one's own, such as a test's.
  public init(
    stateFolder: String, dataHome: String, home: String? = nil, cacheHome: String? = nil
  ) {
    self.cacheHome = cacheHome
    self.stateFolder = stateFolder
    self.dataHome = dataHome
    self.home = home
  }

  /// The places the XDG base directory specification names. Relative paths in the variables are
  /// ignored, as it demands; nil if there is no home either.
  public init?(environment: [String: String]) {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    func folder(_ variable: String, _ fallback: String) -> String? {
      if let path = environment[variable], path.hasPrefix("/") { return path }
      return home.map { FilePath.join($0, fallback) }
    }
    guard let state = folder("XDG_STATE_HOME", ".local/state"),
      let data = folder("XDG_DATA_HOME", ".local/share")
    else { return nil }
    self.init(
      stateFolder: FilePath.join(state, "bubblepad"), dataHome: data, home: home,
      cacheHome: folder("XDG_CACHE_HOME", ".cache"))
    let locales = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }
    dateLocale = locales.first { !$0.isEmpty } ?? ""
  }

  /// A path with links followed, as journals name their notes; the file itself may be still to be made.
  public static func resolved(_ path: String) -> String {
    FilePath.resolved(path) ?? FilePath.inResolvedFolder(path) ?? path
  }

  /// Journals.
  public var recoveryFolder: String { FilePath.join(stateFolder, "recovery") }
  /// Copies of notes that are being rewritten in place.
  public var backupFolder: String { FilePath.join(stateFolder, "backups") }
}
