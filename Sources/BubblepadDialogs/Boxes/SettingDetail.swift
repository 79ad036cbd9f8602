import BubblepadCommands
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore

/// What there is to say about a setting, and the control that changes it.
struct SettingDetail: View {
  let details: SettingDetails
  let form: SettingsForm
  /// Whether there are a few rows only: then the control comes first.
  let isShort: Bool
  let spot: FocusState<SettingsDialog.Spot?>.Binding

  var body: some View {
    VStack(alignment: .leading) {
      if isShort {
        control
        SettingsMessage(form: form)
        Text(details.help).role(.dim)
      } else {
        Text(details.title).role(.title)
        Text(details.help)
        control.padding(rows: 1)
        SettingsMessage(form: form)
        Text("Default: \(form.defaultWords(of: details))").role(.dim)
        Text(form.origin(of: details.setting)).role(.dim)
        if details.needsRestart { Text("A change holds from the next start on.").role(.dim) }
      }
    }
  }

  @ViewBuilder private var control: some View {
    switch details.kind {
    case .toggle:
      Toggle(isOn: isOn) { Text(details.title) }
        .toggleStyle(.switch).labelsHidden()
        .focused(spot, equals: .control)
    case .choice(let choices):
      if isShort {
        picker(choices).pickerStyle(.menu)
      } else {
        picker(choices).pickerStyle(.radioGroup)
      }
    case .theme(let hasAuto):
      picker(themes(hasAuto: hasAuto)).pickerStyle(.menu)
    case .number, .text:
      VStack(alignment: .leading) {
        TextField(prompt, text: Bindable(form).draft)
          .focused(spot, equals: .control)
          .onSubmit { form.commitDraft(of: form.selection) }
        if let problem = form.draftProblem { Text("✗ \(problem)").role(.error) }
      }
    }
  }

  /// The themes to choose from; the one that is written too, if there is none of its name.
  private func themes(hasAuto: Bool) -> [(word: String, title: String)] {
    let word = form.word(of: details.setting)
    let known = (hasAuto ? ["auto"] : []) + form.themes
    return (known.contains(word) ? known : known + [word]).map {
      (word: $0, title: details.title(of: $0))
    }
  }

  private var prompt: String {
    if case .text(let prompt) = details.kind { return prompt }
    return details.defaultWords
  }

  private func picker(_ choices: [(word: String, title: String)]) -> some View {
    CursesControls.Picker(selection: word) {
      ForEach(choices, id: \.word) { Text($0.title).tag($0.word) }
    } label: {
      Text(details.title)
    }
    .labelsHidden()
    .focused(spot, equals: .control)
  }

  private var word: Binding<String> {
    Binding {
      form.word(of: details.setting)
    } set: {
      form.set(details.setting, to: $0)
    }
  }

  private var isOn: Binding<Bool> {
    Binding {
      form.word(of: details.setting) == "on"
    } set: {
      form.set(details.setting, to: $0 ? "on" : "off")
    }
  }
}

/// What came of the last change, or what is wrong with the file.
struct SettingsMessage: View {
  let form: SettingsForm

  var body: some View {
    if let message = form.message {
      HStack(alignment: .top) {
        Text(message.sign).role(message.role)
        Text(message.words).role(message.role)
      }
    } else if let problem = form.fileProblem {
      HStack(alignment: .top) {
        Text("!").role(.warning)
        Text(problem).role(.warning)
      }
    }
  }
}

/// The keys of a command, and what changes them.
struct KeyDetail: View {
  let command: AppCommand
  let form: SettingsForm
  let isShort: Bool
  let spot: FocusState<SettingsDialog.Spot?>.Binding

  var body: some View {
    VStack(alignment: .leading) {
      if !isShort {
        Text(command.title).role(.title)
        Text(command.details.help)
      }
      if let recording = form.recording {
        RecordingView(recording: recording).padding(rows: isShort ? 0 : 1)
      } else if isShort, form.message != nil {
        SettingsMessage(form: form)
      } else {
        Text(keys.isEmpty ? "No key" : keys.joined(separator: "   ")).role(.key)
          .padding(rows: isShort ? 0 : 1)
      }
      buttons
      if isShort {
        Text(command.details.help).role(.dim)
      } else {
        SettingsMessage(form: form).padding(top: 1)
        Text("Default: \(usual.isEmpty ? "no key" : usual)").role(.dim)
        Text("Name in config.yaml: \(command.rawValue)").role(.dim)
      }
    }
  }

  private var buttons: some View {
    HStack(gap: 1) {
      Button("New key…") { form.startRecording(command, isAdded: false) }
        .focused(spot, equals: .control)
      Button("One more…") { form.startRecording(command, isAdded: true) }
        .focused(spot, equals: .buttons)
      Button("No key") { form.removeKeys(of: command) }.disabled(keys.isEmpty)
    }
  }

  private var keys: [String] { form.keymap.keys(for: command).map(\.description) }
  private var usual: String { command.details.keys.map(\.description).joined(separator: ", ") }
}

/// What is asked while a key is recorded.
private struct RecordingView: View {
  let recording: KeyRecording

  var body: some View {
    VStack(alignment: .leading) {
      if let pressed = recording.pressed {
        let owners = recording.owners.map { "“\($0.title)”" }.joined(separator: " and ")
        Text("! \(pressed) is the key of \(owners).").role(.warning)
        Text("Enter takes it from there. Esc leaves it.")
      } else {
        Text("Press the new key now, or Esc.").role(.accent)
      }
    }
  }
}
