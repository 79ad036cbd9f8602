import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore

extension Workspace {
  /// The gallery: every theme with its colours, and the panels behind it in the one that is selected.
  func showThemes() {
    let before = themeName
    let items = shell.themes.map {
      ItemPicker.Item(
        id: $0.name, title: $0.name, detail: $0.isDark ? "dark" : "light", swatches: $0.swatches)
    }
    let picker = ItemPicker(
      title: "Theme", prompt: "type a few letters", items: items, selected: before,
      preview: { [weak self] in self?.shell.use(theme: $0.id) },
      cancel: { [weak self] in self?.shell.use(theme: before) },
      pick: { [weak self] item in
        self?.themeName = item.id
        self?.shell.use(theme: item.id)
        self?.settings.theme = .named(item.id)
        self?.keep(item.id, for: .theme)
      })
    let halves = [("Dark", "dark"), ("Light", "light")]
    picker.show(
      start: halves.flatMap { heading, detail in
        [ItemPicker.Item(heading: heading)] + items.filter { $0.detail == detail }
      }, hasHelp: false)
    dialog = .pick(picker)
  }

  /// What is behind the panels, shown while one chooses.
  func showBackgrounds() {
    let before = shell.background
    let items = BackgroundKind.allCases.map {
      ItemPicker.Item(id: $0.rawValue, title: $0.title, detail: $0.says)
    }
    let show = { [weak self] (id: String) in
      if let kind = BackgroundKind(rawValue: id) { self?.shell.background = kind }
    }
    dialog = .pick(
      ItemPicker(
        title: "Background", prompt: "type a few letters", items: items,
        selected: before.rawValue, preview: { show($0.id) },
        cancel: { [weak self] in self?.shell.background = before }
      ) { [weak self] item in
        show(item.id)
        if let kind = self?.shell.background { self?.settings.background = kind }
        self?.keep(item.id, for: .background)
      })
  }

  /// The editor of the theme that is shown.
  func editTheme() {
    let form = ThemeForm(theme: shell.shownTheme)
    form.show = { [weak self] in self?.shell.use($0) }
    dialog = .editTheme(form)
  }

  func giveUpTheme(_ form: ThemeForm) {
    dialog = nil
    shell.use(form.original)
  }

  /// Asks for the name of the edited theme and writes it.
  func askToSaveTheme(_ form: ThemeForm) {
    let taken = Set(shell.themes.map { $0.name.lowercased() })
    dialog = .ask(
      TextQuestion(
        title: "Save theme", label: "Name of the new theme",
        text: ThemeForm.freeName(form.original.name, taken: taken), button: "Save",
        problem: { name in
          if ThemeForm.slug(name).isEmpty { return "Type a name for the theme." }
          return taken.contains(name.lowercased()) ? "A theme with this name already exists." : nil
        },
        submit: { [weak self] in self?.saveTheme(form, as: $0) },
        cancel: { [weak self] in self?.dialog = .editTheme(form) }))
  }

  private func saveTheme(_ form: ThemeForm, as name: String) {
    do {
      let path = try shell.save(form.theme.renamed(name), as: name)
      themeName = name
      settings.theme = .named(name)
      keep(name, for: .theme)
      tell(.done("Saved \(path)"))
    } catch {
      tell(.problem(words(for: error)))
      dialog = .editTheme(form)
    }
  }
}
