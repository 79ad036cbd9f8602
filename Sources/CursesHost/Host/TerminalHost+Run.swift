import CursesCLibrary
import CursesCore
import CursesTerminal
@_spi(Nodes) import CursesViewGraph

extension TerminalHost {
  /// Shows the text of an editor before there is any view, where the view that `run` is given will show
  /// it: on one pane of glass as large as the window. Whoever opens a file reads it while everything else
  /// is made; the first frame of the views puts right what is otherwise.
  ///
  /// - Parameter area: the cells of the text, as large as the editor will be.
  public func showAhead(_ editor: any DrawnAhead, in area: Rect) {
    guard graph.root == nil else { return }
    graph.drawAhead(editor, in: area)
    compositor.composite(
      graph.scene, over: nil, light: backdrop.fieldNumber, rows: 0..<graph.size.rows,
      follows: false)
    lastCursor = cursor
    screen.present(compositor.frame, cursor: lastCursor, kind: .ahead, rows: nil)
  }

  /// Shows a view on the terminal until Ctrl+Q, and gives the terminal back: a whole program in a line.
  ///
  ///     @main enum Hello {
  ///       static func main() { TerminalHost.run(Text("Hello")) }
  ///     }
  ///
  /// The first control has the focus; Tab and Shift+Tab move it; Enter presses or submits. Nothing moves
  /// when the environment has `REDUCED_MOTION=1`. What the library has to report about a view goes to a
  /// file, see `DiagnosticLog`.
  ///
  /// Where there is no terminal the program ends with one sentence on standard error and a status of
  /// `sysexits.h`. A signal that ends the program ends it as a signal does, once the terminal has been
  /// given back.
  public static func run(
    _ view: some View, options: HostOptions = HostOptions(), title: String? = nil
  ) {
    let log = DiagnosticLog(
      program: DiagnosticLog.programName, environment: DiagnosticLog.variable)
    ViewDiagnostics.report = log.write
    var options = options
    if let asked = DiagnosticLog.variable("REDUCED_MOTION"), !asked.isEmpty,
      !["0", "no", "off", "false"].contains(asked.lowercased())
    {
      options.reducesMotion = true
    }
    do throws(TerminalError) {
      let host = try TerminalHost(options: options)
      host.quitKey = Key(.character("q"), .control)
      if let title { host.screen.setTitle(title) }
      host.run(view)
      host.close()
      host.loop.dieOfSignal()
    } catch {
      let sentence = "\(DiagnosticLog.programName): \(error)\n"
      _ = sentence.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(error.status)
    }
  }
}

extension TerminalError {
  /// What `sysexits.h` calls the failure.
  public var status: Int32 {
    switch self {
    case .notATerminal, .incapableTerminal: EX_UNAVAILABLE
    case .unnamedTerminal, .unknownTerminal: EX_CONFIG
    case .system: EX_OSERR
    }
  }
}
