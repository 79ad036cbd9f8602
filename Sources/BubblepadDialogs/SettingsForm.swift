import BubblepadCommands
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore
import CursesYAML
import Observation

/// What the settings screen is about: all settings and keys, which of them are shown, and the one that is
/// being changed. Each change is written into the settings file at once, and holds at once where it can.
@Observable @MainActor
package final class SettingsForm {
  /// A row of the list.
  enum Row: Hashable, Identifiable {
    case heading(String)
    case setting(Setting)
    case keys(AppCommand)
    var id: Self { self }
  }

  var query = "" {
    didSet { if query != oldValue { search() } }
  }
  private(set) var rows: [Row]
  var selection: Row? {
    didSet {
      guard selection != oldValue else { return }
      // A heading is passed over, also by a click.
      if case .heading = selection {
        selection = oldValue
        return
      }
      commitDraft(of: oldValue)
      recording = nil
      message = nil
      startDraft()
    }
  }
  /// A number or a text as it is typed.
  var draft = ""
  /// The keys that are being recorded.
  var recording: KeyRecording?
  /// What came of the last change; nil for nothing to say.
  var message: Notice?
  /// What the settings file says.
  private(set) var configuration = Configuration()
  /// What commands chose later than the file was written.
  private var choices = RememberedChoices()
  /// What is wrong with the settings file, in words.
  private(set) var fileProblem: String?

  @ObservationIgnored unowned let context: any SettingsContext
  @ObservationIgnored let file: SettingsFile
  @ObservationIgnored private(set) lazy var themes = context.themes.map(\.name)

  /// - Parameter setting: the one that is selected at first.
  package init(_ context: any SettingsContext, file: SettingsFile, at setting: Setting = .theme) {
    self.context = context
    self.file = file
    rows = Self.allRows
    selection =
      setting == .keys ? CommandCatalogue.all.first.map { .keys($0.command) } : .setting(setting)
    read()
    startDraft()
  }

  private static var allRows: [Row] {
    let settings = SettingGroup.allCases.flatMap { group in
      [Row.heading(group.rawValue)]
        + SettingCatalogue.all.filter { $0.group == group }.map { .setting($0.setting) }
    }
    let keys = CommandCatalogue.parts.flatMap { part in
      [Row.heading("Keys: \(part.group.rawValue)")] + part.commands.map { .keys($0.command) }
    }
    return settings + keys
  }

  // MARK: Finding

  @ObservationIgnored private lazy var candidates: [(row: Row, candidate: WordedCandidate)] =
    SettingCatalogue.all.map {
      (
        .setting($0.setting),
        WordedCandidate($0.title, words: "\($0.words) \($0.setting.rawValue) \($0.group.rawValue)")
      )
    }
    + CommandCatalogue.all.map {
      (
        .keys($0.command),
        WordedCandidate($0.title, words: "\($0.words) key keys shortcut \($0.command.rawValue)")
      )
    }

  private func search() {
    if query.isEmpty {
      rows = Self.allRows
    } else {
      let named = WordedCandidate.ranked(query, in: candidates.map(\.candidate))
        .map { candidates[$0.index].row }
      var seen: Set<Row> = []
      rows = (commands(withKey: query) + named + settings(saying: query))
        .filter { seen.insert($0).inserted }
    }
    selection = rows.first { $0.isSelectable }
  }

  /// The commands of a key that is written out, as Ctrl+B, or of one that begins so.
  private func commands(withKey query: String) -> [Row] {
    let wanted = query.lowercased()
    return CommandCatalogue.all.map(\.command).filter { command in
      keymap.keys(for: command).map { $0.description.lowercased() }
        .contains { wanted.contains("+") ? $0.hasPrefix(wanted) : $0 == wanted }
    }.map { .keys($0) }
  }

  /// The settings whose sentence has what was typed.
  private func settings(saying query: String) -> [Row] {
    let wanted = query.lowercased()
    return SettingCatalogue.all.filter { $0.help.lowercased().contains(wanted) }
      .map { .setting($0.setting) }
  }

  /// How many settings and keys are listed.
  var count: Int { rows.count { $0.isSelectable } }

  func move(by distance: Int) {
    let open = rows.filter(\.isSelectable)
    guard !open.isEmpty else { return }
    let here = open.firstIndex { $0 == selection } ?? 0
    selection = open[max(0, min(open.count - 1, here + distance))]
  }

  /// Goes on by rows of the screen, with the headings among them, so that none is passed unseen.
  func movePage(by distance: Int) {
    guard let here = rows.firstIndex(where: { $0 == selection }) else {
      return move(by: distance)
    }
    let wanted = max(0, min(rows.count - 1, here + distance))
    let way = distance > 0 ? Array(rows[here...wanted].reversed()) : Array(rows[wanted...here])
    guard let found = way.first(where: \.isSelectable), found != selection else {
      return move(by: distance.signum())
    }
    selection = found
  }

  // MARK: Values

  /// Reads the settings file again.
  private func read() {
    let (configuration, warnings) = file.read()
    self.configuration = configuration
    choices = context.choiceKeeper.choices
    fileProblem = warnings.first(where: \.isOfWholeFile)?.description
  }

  /// What was chosen by a command later than the file was written.
  func chosen(_ setting: Setting) -> String? {
    choices.word(of: setting, in: configuration)
  }

  /// The value of a setting, as it would be written; empty where the default has no word.
  func word(of setting: Setting) -> String {
    let details = SettingCatalogue.details(of: setting)
    let word = chosen(setting) ?? configuration.word(of: setting) ?? details?.usual ?? ""
    if case .theme? = details?.kind { return shownName(ofTheme: word) }
    return word
  }

  /// What holds where nothing is set, in words.
  func defaultWords(of details: SettingDetails) -> String {
    if case .theme = details.kind { return shownName(ofTheme: details.usual) }
    return details.defaultWords
  }

  /// A theme as the list of themes has it, however its name is written.
  private func shownName(ofTheme word: String) -> String {
    let wanted = ThemeLibrary.folded(word)
    return themes.first { ThemeLibrary.folded($0) == wanted } ?? word
  }

  /// Whether a row says something else than the default.
  func isChanged(_ row: Row) -> Bool {
    switch row {
    case .heading: false
    case .setting(let setting):
      chosen(setting) != nil || configuration.word(of: setting) != nil
    case .keys(let command): configuration.keys[command] != nil
    }
  }

  /// Where a value comes from, in words.
  func origin(of setting: Setting) -> String {
    let name = file.path.lastComponent
    guard chosen(setting) == nil else {
      let written = configuration.word(of: setting).map { "; \(name) says \($0)" } ?? ""
      return "Chosen in the program\(written)."
    }
    return configuration.word(of: setting) == nil ? "The default applies." : "Set in \(name)."
  }

  // MARK: Changing

  /// Gives a setting a value.
  func set(_ setting: Setting, to word: String) {
    guard word != self.word(of: setting) || fileProblem != nil else { return }
    change(setting) { source throws(YAMLEditError) in
      try source.set([setting.rawValue], to: .word(word))
    }
  }

  /// Gives the selected row its default back.
  func resetSelected() {
    recording = nil
    guard let selection, isChanged(selection) else {
      message = .hint("This is the default already.")
      return
    }
    switch selection {
    case .heading: return
    case .setting(let setting):
      change(setting) { source throws(YAMLEditError) in try source.remove([setting.rawValue]) }
    case .keys(let command): resetKeys(of: command)
    }
    startDraft()
  }

  private func change(
    _ setting: Setting, _ change: (inout YAMLSource) throws(YAMLEditError) -> Void
  ) {
    guard write(change) else { return }
    context.choiceKeeper.change(context) { $0.forget(setting) }
    let isLater = SettingCatalogue.details(of: setting)?.needsRestart == true
    finish(isLater ? "Saved. It holds from the next start on." : "Saved.")
    if isOverridden(setting) {
      message = .hint("Saved. An option of the command line comes first until you start again.")
    }
  }

  /// Whether something else holds than what is set, since the program was started so.
  private func isOverridden(_ setting: Setting) -> Bool {
    let settings = context.settings
    return switch setting {
    case .theme: settings.insistsOnTheme
    case .background: settings.background.rawValue != word(of: setting)
    case .animation: settings.animates != (word(of: setting) == "on")
    default: false
    }
  }

  /// Writes a change of the file. Returns whether it is there; else what stands in the way is told.
  func write(_ change: (inout YAMLSource) throws(YAMLEditError) -> Void) -> Bool {
    do throws(SettingsFileError) {
      try file.change(change)
      return true
    } catch {
      message = .problem(error.sentence)
      return false
    }
  }

  /// Has what was written hold.
  func finish(_ words: String) {
    read()
    context.takeSettings()
    message = .done(words)
  }

  // MARK: Typing

  private func startDraft() {
    draft = ""
    if case .setting(let setting) = selection { draft = word(of: setting) }
  }

  /// Takes what was typed, if it can be taken; what cannot is said while it stands in its field.
  func commitDraft(of row: Row?) {
    guard case .setting(let setting) = row, let details = SettingCatalogue.details(of: setting),
      details.isTyped, draft != word(of: setting), details.problem(with: draft) == nil
    else { return }
    set(setting, to: draft)
  }

  /// What is to be said of what is typed.
  var draftProblem: String? {
    guard case .setting(let setting) = selection,
      let details = SettingCatalogue.details(of: setting),
      details.isTyped, draft != word(of: setting)
    else { return nil }
    return details.problem(with: draft)
  }
}

extension SettingsForm.Row {
  var isSelectable: Bool {
    if case .heading = self { false } else { true }
  }
}

extension SettingDetails {
  /// Whether it is typed into a field.
  var isTyped: Bool {
    switch kind {
    case .number, .text: true
    case .toggle, .choice, .theme: false
    }
  }
}
