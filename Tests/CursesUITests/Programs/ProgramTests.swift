import CursesUI
import CursesUITesting
import Testing

/// Programs written as SwiftUI's documentation writes them compile, and do what they say.
@Suite("Programs in SwiftUI's shapes") @MainActor
struct ProgramTests {
  private typealias Input = TextInputPrograms
  private typealias Forms = FormPrograms
  private typealias Focus = FocusPrograms
  private typealias Entry = EntryPrograms

  /// A program, what it shows, and what it shows after some keys: `⇥` Tab, `⏎` Enter, `␣` Space, `⌫`
  /// Backspace, arrows, other characters as they are.
  @MainActor private struct Program {
    let view: AnyView
    let shown: String
    let keys: String
    let then: String

    init(_ view: some View, _ shown: String, _ keys: String = "", _ then: String = "") {
      self.view = AnyView(view)
      self.shown = shown
      self.keys = keys
      self.then = then
    }
  }

  private static let programs: [Program] = [
    Program(Input.UserName(), "User name (email", "ada", "ada"),
    Program(Input.Prompts(), "Required", "ada⇥x", "ada"),
    Program(Input.Styles(), "Given Name", "Ada⇥Byron", "Byron"),
    Program(Input.Numbers(), "6.7300E-1", "⌫⌫⌫75", "7.5000E-1"),
    Program(Input.Currency(), "12.50"),
    Program(Input.Formatted(), "2026"),
    Program(Input.Optionals(), "Width in pixels", "3⇥4", "Area: 12"),
    Program(Input.Description(), "Description", "words", "words"),
    Program(Input.Login(), "Password", "ada", "ada"),
    Program(Input.TextEditingView(), "This is some editable text..."),
    Program(Input.SuggestionTextEditor(), "one two", "x", "suggestions"),
    Program(Input.SuggestionTextField(), "one two", "x", "caret"),
    Program(Input.EmailAddress(), "someone@example.com", "a@b.org", "a@b.org"),
    Program(Input.SubmitLabels(), "out", "ada⏎", "in"),
    Program(Input.SubmitScope(), "submitted 0", "a⏎⇥b⏎", "submitted 1"),
    Program(Input.Searching(), "Look for something", "Be", "Berta"),
    Program(Input.SearchSuggestions(), "Searching!", "a", "🍎"),
    Program(Input.InputSuggestions(), "Location", "B", "Berlin"),
    Program(Input.RichText(), "This is some editable text..."),
    Program(Input.Recipe(), "Two eggs", "!", "!"),
    Program(Input.FindAndReplace(), "one two one"),

    Program(Forms.Notifications(), "Notify Me About", "⇥␣", "Play notification sounds"),
    Program(Forms.LabeledContents(), "12.50", "→", "Custom Value"),
    Program(Forms.Toggles(), "Enable all alarms"),
    Program(Forms.Flavors(), "Vanilla", "→", "Vanilla"),
    Program(Forms.StepperView(), "Value: 0 Color: orange", "+", "Value: 1 Color: red"),
    Program(Forms.RangedStepper(), "Current: 15 in 1...50", "+", "Current: 20"),
    Program(Forms.SpeedSlider(), "50.0", "→", "55.0"),
    Program(Forms.StartDate(), "2020"),
    Program(Forms.Gauges(), "170"),
    Program(Forms.LinearProgressDemoView(), "Loading…", "⏎", "Loading…"),
    Program(Forms.Agreement(), "End-User Agreement", "␣", "I agree"),
    Program(Forms.Disclosures(), "Sub-items"),
    Program(Forms.Menus(), "Actions", "⏎", "Rename"),
    Program(Forms.Buttons(), "0 presses", "⏎⇥⏎", "2 presses"),
    Program(Forms.Unavailable(), "No Mail"),
    Program(Forms.EditableList(), "Papaya"),
    Program(Forms.Oceans(), "0 selections"),
    Program(Forms.Badges(), "Recents"),
    Program(Forms.SaveFailure(), "Disk full"),
    Program(Forms.ConfirmEraseItems(), "Empty Trash", "⏎", "Erase Items"),
    Program(Forms.ShowLicenseAgreement(), "Terms and conditions", "⏎", "Show License Agreement"),

    Program(Focus.LoginForm(), "Please sign in", "ada⇥secret⇥⏎", "Welcome"),
    Program(Focus.SimpleFocus(), "focused", "⇥⏎", "not focused"),
    Program(Focus.DefaultFocus(), "in the body"),
    Program(Focus.PreferredFocus(), "two: ", "x", "two: x"),
    Program(Focus.Publishing(), "writing", "!", "draft one!"),
    Program(Focus.Sections(), "none", "⏎", "one"),
    Program(Focus.KeyPresses(), "pressed", "a1↑↓", "pressed a1+-"),
    Program(Focus.Shortcuts(), "not saved"),
    Program(Focus.PlayerView(), "paused", "⏎", "playing"),
    Program(Focus.BookEditView(book: Focus.Book()), "A sample book"),
    Program(Focus.SettingsView(), "Font Size (12 pts)", "⇥→", "pts)"),
    Program(Focus.Captions(), "Downtown Bus"),
    Program(Focus.StyledButton(), "Styled"),
    Program(Focus.EntryView(), "coloured"),
    Program(Focus.Preferences(), "widest 7"),
    Program(Focus.Guides(), "Rain & Thunderstorms"),
    Program(Focus.Ellipses(), "inside"),
    Program(Focus.Clock(), "second 0"),
    Program(Focus.Insets(), "below"),
    Program(Focus.Loading(), "active"),

    Program(Entry.ProperName(), "Proper name", "Ada␣King␣Byron", "family: Byron"),
    Program(Entry.SearchFocus(), "Find", "⇥⏎x", "looked for: x"),
    Program(Entry.Metric(), "100 is 100"),
    Program(Entry.Rename(), "Draft", "⏎!", "Draft!"),
    Program(Entry.Expansion(), "in it", "⏎", "closed"),
    Program(Entry.Sidebar(), "in it"),
    Program(Entry.Controls(), "Copies: 0", "⇥⏎", "Copies: 1"),
    Program(Entry.OwnFormatting(), "Hello"),
    Program(Entry.SignIn(), "Log in", "⏎ada", "ada"),
  ]

  private static let habits: [Program] = [
    Program(Habits.SignupForm(), "Username", "ada⇥a@b.org⇥longsecret⇥␣⇥⏎", "Welcome, ada"),
    Program(Habits.FocusedFields(), "street", "a⏎b⏎", "zip"),
    Program(Habits.CharacterCount(), "0/10", "abcdefghijklm", "10/10"),
    Program(Habits.KeyboardToolbar(), "half: 0.5", "⌫8", "half: 4"),
    Program(Habits.TipCalculator(), "WeSplit", "→", "30"),
    Program(Habits.LoginView(), "Log in", "ada⏎", "Logging in"),
    Program(Habits.RevealablePassword(), "hidden", "⇥⏎", "shown"),
    Program(Habits.ProfileEditor(profile: Habits.Profile()), "Goal Date"),
    Program(Habits.Currency(), "29.97"),
    Program(Habits.ListOfFields(), "2 items: Milk and Bread", "!", "Milk! and Bread"),
    Program(Habits.StyledField(), "styled", "!", "styled!"),
    Program(Habits.Phone(), "Phone", "1a2", "12"),
    Program(Habits.Debounced(), "Search fruit", "Pl", "Pl"),
    Program(Habits.Notes(), "4 characters", "!", "5 characters"),
    Program(Habits.SettingsScreen(), "Settings", "!", "Anna!"),
    Program(Habits.AlertWithField(), "Hello, nobody", "⏎Bo⏎", "Hello, Bo"),
    Program(Habits.SheetEditor(), "saved: Shopping", "⏎!", "Shopping!"),
    Program(Habits.Otp(), "code:", "1234", "code: 1234"),
    Program(Habits.Validation(), "Email", "a", "Not an address"),
    Program(Habits.UppercaseBinding(), "code is", "ab", "code is AB"),
    Program(Habits.Measurements(), "50%"),
    Program(Habits.FocusOnError(), "Submit", "⇥⇥⏎", "A name is needed"),
    Program(Habits.Steppers(), "Guests: 2", "+", "Guests: 3"),
    Program(Habits.Grouped(), "Ada King", "!", "Ada! King"),
    Program(Habits.Shake(), "tried 0", "⏎", "tried 1"),
    Program(Habits.KeyHandling(), "log: none", "a↑", "previous"),
    Program(Habits.Rename(), "0 chosen", "␣", "1 chosen"),
    Program(Habits.Attributed(), "plain"),
    Program(Habits.Submitted(), "hits 0", "a⏎", "hits 1"),
  ]

  private func press(_ keys: String, on host: TestHost) {
    for key in keys {
      switch key {
      case "⇥": host.press(.tab)
      case "⏎": host.press(.enter)
      case "␣": host.press(.character(" "))
      case "⌫": host.press(.backspace)
      case "→": host.press(.right)
      case "↑": host.press(.up)
      case "↓": host.press(.down)
      default: host.press(.character(key))
      }
    }
  }

  @Test func theyShowAndDoWhatTheySay() {
    #expect(Self.programs.count >= 70 && Self.habits.count >= 29)
    for program in Self.programs + Self.habits {
      let host = TestHost(columns: 80, rows: 30, program.view)
      #expect(host.contains(program.shown), "\(program.shown):\n\(host.picture)")
      press(program.keys, on: host)
      // What comes and goes is seen once it has come.
      host.advance(by: 1)
      #expect(
        program.then.isEmpty || host.contains(program.then),
        "\(program.keys) → \(program.then):\n\(host.picture)")
    }
  }
}
