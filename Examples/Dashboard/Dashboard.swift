import CursesUI

/// How busy this machine is.
@main
struct Dashboard: App {
  @State private var machine = Machine(read: Reading.now)

  var body: some Scene {
    WindowGroup("Dashboard") { DashboardView(machine: machine) }
      .hostOptions(HostOptions(background: BubbleField(seed: 4)))
  }
}

/// Measures that renew themselves each second, and what they were.
struct DashboardView: View {
  let machine: Machine
  @State private var isPaused = false
  @State private var sorting = Sorting.memory

  /// By what the processes are sorted.
  enum Sorting: String, CaseIterable, Identifiable {
    case memory = "Memory"
    case name = "Name"
    var id: Self { self }
  }

  var body: some View {
    Grid(horizontalSpacing: 16, verticalSpacing: 0) {
      GridRow {
        Panel("Processor") {
          VStack(alignment: .leading, spacing: 0) {
            Gauge(value: machine.latest.load, in: 0...1) {
              Text("Load")
            } currentValueLabel: {
              Text(machine.latest.load, format: .percent.precision(.fractionLength(0)))
            }
            History(values: machine.history.map(\.load), color: .accentColor)
          }
          .padding(.horizontal, 8)
        }
        Panel("Memory") {
          VStack(alignment: .leading, spacing: 0) {
            Gauge(value: machine.latest.memory, in: 0...1) {
              Text("Used")
            } currentValueLabel: {
              Text(machine.latest.memory, format: .percent.precision(.fractionLength(0)))
            }
            History(values: machine.history.map(\.memory), color: .green)
          }
          .padding(.horizontal, 8)
        }
      }
      GridRow {
        Panel("Processes") { processes.padding(.horizontal, 8) }
          .gridCellColumns(2)
      }
    }
    .task(id: isPaused) {
      while !isPaused, !Task.isCancelled {
        machine.renew()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  private var processes: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Picker("Sort by", selection: $sorting) {
          ForEach(Sorting.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Toggle("Pause", isOn: $isPaused).toggleStyle(.button).keyboardShortcut("p")
        Spacer()
        Text(isPaused ? "paused" : "").foregroundStyle(.secondary)
      }
      List(sorted) { process in
        HStack {
          Text(verbatim: process.name)
          Spacer()
          Text(process.bytes, format: .byteCount(style: .memory)).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var sorted: [Reading.Process] {
    machine.latest.processes.sorted { one, two in
      sorting == .memory ? one.bytes > two.bytes : (one.name, one.id) < (two.name, two.id)
    }
  }
}

/// Values from 0 to 1 as columns, the newest on the right.
struct History: View {
  let values: [Double]
  let color: Color

  var body: some View {
    Canvas { context, size in
      let width = 8.0
      let shown = values.suffix(Int(size.width / width))
      for (index, value) in shown.reversed().enumerated() {
        let height = max(1, size.height * min(max(value, 0), 1))
        let left = size.width - Double(index + 1) * width
        context.fill(
          Path(CGRect(x: left, y: size.height - height, width: width - 1, height: height)),
          with: .color(color))
      }
    }
    .frame(height: 64)
  }
}
