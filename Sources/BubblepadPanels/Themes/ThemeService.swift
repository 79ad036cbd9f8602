import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore

/// What choosing a theme needs besides the screen.
@MainActor
package protocol ThemeContext: Presenter {
  /// The theme that was chosen last, by its name.
  var themeName: String { get }
  /// The themes there are, in the order they are offered.
  var themes: [ThemeEntry] { get }
  /// The theme that is shown, as its file has it.
  var shownTheme: Theme { get }
  /// What is behind the panels.
  var background: BackgroundKind { get set }
  func use(theme name: String)
  /// Shows a theme that has no name in the list, such as one that is being edited.
  func use(_ theme: Theme)
  /// Writes a theme of the user's own and offers it from then on. Returns the path of its file.
  func saveTheme(_ theme: Theme, as name: String) throws -> String
  /// Keeps a theme as the user's choice.
  func keep(theme name: String)
  /// Keeps a background as the user's choice.
  func keep(background name: String)
  func present(_ form: ThemeForm)
}

/// Choosing a theme and what is behind the panels, and editing a theme.
@MainActor
package final class ThemeService {
  private unowned let context: any ThemeContext

  package init(_ context: any ThemeContext) { self.context = context }

  /// The gallery: every theme with its colours, and the panels behind it in the one that is selected.
  package func showThemes() {
    let before = context.themeName
    let items = context.themes.map {
      ItemPicker.Item(
        id: $0.name, title: $0.name, detail: $0.isDark ? "dark" : "light", swatches: $0.swatches)
    }
    let picker = ItemPicker(
      title: "Theme", prompt: "type a few letters", items: items, selected: before,
      preview: { [weak self] in self?.context.use(theme: $0.id) },
      cancel: { [weak self] in self?.context.use(theme: before) },
      pick: { [weak self] item in
        self?.context.use(theme: item.id)
        self?.context.keep(theme: item.id)
      })
    let halves = [("Dark", "dark"), ("Light", "light")]
    picker.show(
      start: halves.flatMap { heading, detail in
        [ItemPicker.Item(heading: heading)] + items.filter { $0.detail == detail }
      }, hasHelp: false)
    context.present(picker)
  }

  /// What is behind the panels, shown while one chooses.
  package func showBackgrounds() {
    let before = context.background
    let items = BackgroundKind.allCases.map {
      ItemPicker.Item(id: $0.rawValue, title: $0.title, detail: $0.says)
    }
    let show = { [weak self] (id: String) in
      if let kind = BackgroundKind(rawValue: id) { self?.context.background = kind }
    }
    context.present(
      ItemPicker(
        title: "Background", prompt: "type a few letters", items: items,
        selected: before.rawValue, preview: { show($0.id) },
        cancel: { [weak self] in self?.context.background = before }
      ) { [weak self] item in
        show(item.id)
        self?.context.keep(background: item.id)
      })
  }

  /// The editor of the theme that is shown.
  package func editTheme() {
    let form = ThemeForm(theme: context.shownTheme)
    form.show = { [weak self] in self?.context.use($0) }
    context.present(form)
  }

  package func giveUpTheme(_ form: ThemeForm) {
    context.closeDialog()
    context.use(form.original)
  }

  /// Asks for the name of the edited theme and writes it.
  package func askToSaveTheme(_ form: ThemeForm) {
    let taken = Set(context.themes.map { $0.name.lowercased() })
    context.present(
      TextQuestion(
        title: "Save theme", label: "Name of the new theme",
        text: ThemeForm.freeName(form.original.name, taken: taken), button: "Save",
        problem: { name in
          if ThemeForm.slug(name).isEmpty { return "Type a name for the theme." }
          return taken.contains(name.lowercased()) ? "A theme with this name already exists." : nil
        },
        submit: { [weak self] in self?.saveTheme(form, as: $0) },
        cancel: { [weak self] in self?.context.present(form) }))
  }

  private func saveTheme(_ form: ThemeForm, as name: String) {
    do {
      let path = try context.saveTheme(form.theme.renamed(name), as: name)
      context.keep(theme: name)
      context.tell(.done("Saved \(path)"))
    } catch {
      context.tell(.problem(error.words))
      context.present(form)
    }
  }
}
