import CursesUI

// Programs in the shapes of SwiftUI's documentation of forms, controls and lists.

enum FormPrograms {
  struct Notifications: View {
    enum NotifyMeAboutType { case directMessages, mentions, anything }
    enum ProfileImageSize { case large, medium, small }

    @State private var notifyMeAbout = NotifyMeAboutType.anything
    @State private var profileImageSize = ProfileImageSize.medium
    @State private var playNotificationSounds = true
    @State private var sendReadReceipts = false

    var body: some View {
      Form {
        Section(header: Text("Notifications")) {
          Picker("Notify Me About", selection: $notifyMeAbout) {
            Text("Direct Messages").tag(NotifyMeAboutType.directMessages)
            Text("Mentions").tag(NotifyMeAboutType.mentions)
            Text("Anything").tag(NotifyMeAboutType.anything)
          }
          Toggle("Play notification sounds", isOn: $playNotificationSounds)
          Toggle("Send read receipts", isOn: $sendReadReceipts)
        }
        Section(header: Text("User Profiles")) {
          Picker("Profile Image Size", selection: $profileImageSize) {
            Text("Large").tag(ProfileImageSize.large)
            Text("Medium").tag(ProfileImageSize.medium)
            Text("Small").tag(ProfileImageSize.small)
          }
          Button("Clear Image Cache") {}
        }
      }
    }
  }

  struct LabeledContents: View {
    @State private var value = 4.0

    var body: some View {
      Form {
        LabeledContent("Label", value: "Content")
        LabeledContent("Price", value: 12.5, format: .currency(code: "USD"))
        LabeledContent("Custom Value") {
          Slider(value: $value, in: 0...10)
        }
        LabeledContent {
          Text("Value")
        } label: {
          Text("Title")
          Text("Subtitle")
        }
      }
    }
  }

  struct Toggles: View {
    struct Alarm: Hashable, Identifiable {
      var id = UUID()
      var isOn = false
      var name = ""
    }

    @State private var vibrateOnRing = false
    @State private var alarms = [Alarm(isOn: true, name: "Morning"), Alarm(name: "Evening")]

    var body: some View {
      Toggle("Vibrate on Ring", systemImage: "dot.radiowaves.left.and.right", isOn: $vibrateOnRing)
      Toggle(isOn: $vibrateOnRing) {
        Text("Vibrate on Ring")
        Text("Enable vibration when the phone rings")
      }
      Toggle("Enable all alarms", sources: $alarms, isOn: \.isOn)
      VStack {
        Toggle("Email", isOn: $vibrateOnRing)
        Toggle("Phone", isOn: $vibrateOnRing)
      }
      .toggleStyle(.switch)
    }
  }

  struct Flavors: View {
    enum Flavor: String, CaseIterable, Identifiable {
      case chocolate, vanilla, strawberry
      var id: Self { self }
    }

    @State private var selectedFlavor: Flavor = .chocolate

    var body: some View {
      List {
        Picker("Flavor", selection: $selectedFlavor) {
          ForEach(Flavor.allCases) { flavor in
            Text(flavor.rawValue.capitalized)
          }
        }
        .pickerStyle(.segmented)
        Picker(selection: $selectedFlavor) {
          Text("Chocolate").tag(Flavor.chocolate)
          Text("Vanilla").tag(Flavor.vanilla)
        } label: {
          Text("Flavor")
          Text("Choose your favorite flavor")
        }
      }
    }
  }

  struct StepperView: View {
    @State private var value = 0
    let colors: [Color] = [.orange, .red, .gray, .blue, .green, .purple, .pink]

    func incrementStep() {
      value += 1
      if value >= colors.count { value = 0 }
    }

    func decrementStep() {
      value -= 1
      if value < 0 { value = colors.count - 1 }
    }

    var body: some View {
      Stepper {
        Text("Value: \(value) Color: \(colors[value].description)")
      } onIncrement: {
        incrementStep()
      } onDecrement: {
        decrementStep()
      }
      .padding(5)
      .background(colors[value])
    }
  }

  struct RangedStepper: View {
    @State private var value = 15
    let step = 5
    let range = 1...50

    var body: some View {
      Stepper(
        value: $value,
        in: range,
        step: step
      ) {
        Text("Current: \(value) in \(range.description) stepping by \(step)")
      }
      .padding(10)
    }
  }

  struct SpeedSlider: View {
    @State private var speed = 50.0
    @State private var isEditing = false

    var body: some View {
      VStack {
        Slider(
          value: $speed,
          in: 0...100,
          step: 5
        ) {
          Text("Speed")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        } onEditingChanged: { editing in
          isEditing = editing
        }
        Text("\(speed)")
          .foregroundColor(isEditing ? .red : .blue)
      }
    }
  }

  struct StartDate: View {
    @State private var date = Date(timeIntervalSince1970: 1_600_000_000)
    let dateRange: ClosedRange<Date> = {
      let calendar = Calendar.current
      let startComponents = DateComponents(year: 2020, month: 1, day: 1)
      let endComponents = DateComponents(
        year: 2021, month: 12, day: 31, hour: 23, minute: 59, second: 59)
      return calendar.date(from: startComponents)!...calendar.date(from: endComponents)!
    }()

    var body: some View {
      DatePicker(
        "Start Date",
        selection: $date,
        in: dateRange,
        displayedComponents: [.date, .hourAndMinute]
      )
      .datePickerStyle(.compact)
    }
  }

  struct Gauges: View {
    @State private var current = 67.0
    @State private var minValue = 50.0
    @State private var maxValue = 170.0

    var body: some View {
      Gauge(value: current, in: minValue...maxValue) {
        Text("BPM")
      } currentValueLabel: {
        Text("\(Int(current))")
      } minimumValueLabel: {
        Text("\(Int(minValue))")
      } maximumValueLabel: {
        Text("\(Int(maxValue))")
      }
    }
  }

  struct LinearProgressDemoView: View {
    @State private var progress = 0.5

    var body: some View {
      VStack {
        ProgressView(value: progress)
        ProgressView("Loading…", value: progress, total: 1)
        Button("More") { progress += 0.05 }
      }
    }
  }

  struct Agreement: View {
    @State private var userAgreed = false

    var body: some View {
      GroupBox(label: Label("End-User Agreement", systemImage: "building.columns")) {
        ScrollView(.vertical, showsIndicators: true) {
          Text("You agree.").font(.footnote)
        }
        .frame(height: 100)
        Toggle(isOn: $userAgreed) { Text("I agree to the above terms") }
      }
    }
  }

  struct Disclosures: View {
    struct ToggleStates {
      var oneIsOn: Bool = false
      var twoIsOn: Bool = true
    }

    @State private var toggleStates = ToggleStates()
    @State private var topExpanded: Bool = true

    var body: some View {
      DisclosureGroup("Items", isExpanded: $topExpanded) {
        Toggle("Toggle 1", isOn: $toggleStates.oneIsOn)
        Toggle("Toggle 2", isOn: $toggleStates.twoIsOn)
        DisclosureGroup("Sub-items") {
          Text("Sub-item 1")
        }
      }
    }
  }

  struct Menus: View {
    var body: some View {
      Menu("Actions") {
        Button("Duplicate", action: duplicate)
        Button("Rename", action: rename)
        Button("Delete…", role: .destructive, action: delete)
        Menu("Copy") {
          Button("Copy", action: duplicate)
          Button("Copy Formatted", action: duplicate)
        }
      }
    }

    private func duplicate() {}
    private func rename() {}
    private func delete() {}
  }

  struct Buttons: View {
    @State private var presses = 0

    var body: some View {
      HStack {
        Button("Sign In", action: press)
        Button("Register", systemImage: "person.badge.plus", action: press)
        Button(role: .cancel, action: press) { Label("Cancel", systemImage: "xmark") }
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
      Text("\(presses) presses")
    }

    private func press() { presses += 1 }
  }

  struct Unavailable: View {
    @State private var searchText = "xyz"

    var body: some View {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New mails you receive will appear here.")
      } actions: {
        Button("Refresh") {}
      }
      ContentUnavailableView.search(text: searchText)
    }
  }

  struct EditableList: View {
    @State private var fruits = ["Apple", "Banana", "Papaya", "Mango"]

    var body: some View {
      NavigationView {
        List {
          ForEach(fruits, id: \.self) { fruit in
            Text(fruit)
          }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Fruits")
        .toolbar {
          EditButton()
        }
      }
    }
  }

  struct Oceans: View {
    struct Ocean: Identifiable, Hashable {
      let name: String
      let id = UUID()
    }

    private var oceans = [Ocean(name: "Pacific"), Ocean(name: "Atlantic"), Ocean(name: "Indian")]
    @State private var multiSelection = Set<UUID>()

    var body: some View {
      NavigationView {
        List(oceans, selection: $multiSelection) {
          Text($0.name)
        }
        .navigationTitle("Oceans")
        .toolbar { EditButton() }
      }
      Text("\(multiSelection.count) selections")
    }
  }

  struct Badges: View {
    private var recentItems = [1, 2, 3]

    var body: some View {
      List {
        Text("Recents").badge(recentItems.count)
        Text("Favorites").badge("new")
      }
      .contextMenu {
        Button("Cancel Subscription", role: .destructive) {}
      }
      .refreshable {
        await load()
      }
    }

    private func load() async {}
  }

  struct SaveFailure: View {
    struct SaveDetails: Identifiable {
      let name: String
      let error: String
      let id = UUID()
    }

    @State private var didError = true
    @State private var details: SaveDetails? = SaveDetails(name: "Image 1", error: "Disk full")
    let alertTitle: String = "Save failed."

    var body: some View {
      Button("Save") { didError = true }
        .alert(
          Text(alertTitle),
          isPresented: $didError,
          presenting: details
        ) { details in
          Button(role: .destructive) {
          } label: {
            Text("Delete \(details.name)")
          }
          Button("Retry") {}
        } message: { details in
          Text(details.error)
        }
    }
  }

  struct ConfirmEraseItems: View {
    @State private var isShowingDialog = false

    var body: some View {
      Button("Empty Trash", role: .destructive) {
        isShowingDialog = true
      }
      .confirmationDialog(
        "Are you sure you want to erase these items?",
        isPresented: $isShowingDialog
      ) {
        Button("Erase Items", role: .destructive) {}
        Button("Cancel", role: .cancel) {
          isShowingDialog = false
        }
      }
    }
  }

  struct ShowLicenseAgreement: View {
    @State private var isShowingSheet = true

    var body: some View {
      Button(action: { isShowingSheet.toggle() }) {
        Text("Show License Agreement")
      }
      .sheet(isPresented: $isShowingSheet, onDismiss: didDismiss) {
        VStack {
          Text("License Agreement").font(.title).padding(50)
          Text("Terms and conditions go here.").padding(50)
          Button("Dismiss", action: { isShowingSheet.toggle() })
        }
      }
    }

    func didDismiss() {}
  }
}
