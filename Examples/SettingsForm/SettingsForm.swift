import CursesUI

/// The settings of a program: kept from one run to the next, checked while they are changed.
@main
struct SettingsForm: App {
  var body: some Scene {
    WindowGroup("Settings") { SettingsView() }
      .hostOptions(HostOptions(background: BubbleField(seed: 11)))
  }
}

/// How often something is looked for.
enum Interval: String, CaseIterable, Identifiable, Sendable {
  case minute = "Every minute"
  case hour = "Every hour"
  case never = "Never"
  var id: Self { self }
}

/// The form. Every value is written as it is changed; there is nothing to save.
struct SettingsView: View {
  @AppStorage("server") private var server = "mail.example.org"
  @AppStorage("port") private var port = 993
  @AppStorage("interval") private var interval = Interval.hour
  @AppStorage("isQuiet") private var isQuiet = true
  @AppStorage("quietFrom") private var quietFrom = 22
  @AppStorage("signature") private var signature = ""
  @State private var isAsking = false

  /// What is wrong with the name of a server; nil for nothing.
  private static func fault(ofServer text: String) -> String? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    let isRight =
      names.count > 1
      && names.allSatisfy { name in
        !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
    return isRight ? nil : "A server has a name with a dot, such as mail.example.org."
  }

  var body: some View {
    Form {
      Section {
        TextField("Server", text: $server)
          .keyboardType(.URL)
          .validation { SettingsView.fault(ofServer: $0) }
        TextField("Port", value: $port, format: .ranged(1...65535))
        Picker("Look for mail", selection: $interval) {
          ForEach(Interval.allCases) { Text($0.rawValue) }
        }
      } header: {
        Text("Account")
      } footer: {
        Text(summary).foregroundStyle(.secondary)
      }
      Section("Quiet hours") {
        Toggle("Be quiet at night", isOn: $isQuiet)
        Stepper("From \(quietFrom) o’clock", value: $quietFrom, in: 18...23)
          .disabled(!isQuiet)
      }
      Section("Below each message") {
        TextField("Signature", text: $signature, axis: .vertical)
          .lineLimit(3, reservesSpace: true)
          .characterLimit(160)
        LabeledContent("Left", value: 160 - signature.count, format: .number)
      }
      Button("Reset…", role: .destructive) { isAsking = true }
        .keyboardShortcut("r")
    }
    .navigationTitle("Settings")
    .frame(maxWidth: 560)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .confirmationDialog(
      "Reset all settings?", isPresented: $isAsking, titleVisibility: .visible
    ) {
      Button("Reset", role: .destructive, action: reset)
    }
  }

  private var summary: String {
    interval == .never ? "Mail stays at \(server)." : "\(interval.rawValue) from \(server):\(port)."
  }

  private func reset() {
    server = "mail.example.org"
    port = 993
    interval = .hour
    isQuiet = true
    quietFrom = 22
    signature = ""
  }
}
