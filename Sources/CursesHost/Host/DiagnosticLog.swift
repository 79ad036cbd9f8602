import CursesCLibrary
@_spi(Nodes) import CursesViewGraph

/// The file that reports about wrong views go to: never the terminal, which shows the views.
///
/// `CURSESUI_LOG` names it; without that it is `cursesui.log` in the program's folder of
/// `$XDG_STATE_HOME` or `~/.local/state`. Nothing is made until there is something to report.
@MainActor
public struct DiagnosticLog {
  let path: String?

  /// - Parameters:
  ///   - program: names the folder.
  ///   - environment: the value of an environment variable.
  public init(program: String, environment: (String) -> String?) {
    let home = environment("XDG_STATE_HOME") ?? environment("HOME").map { $0 + "/.local/state" }
    path = environment("CURSESUI_LOG") ?? home.map { "\($0)/\(program)/cursesui.log" }
  }

  /// The variable of this process's environment.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name of this program.
  public static var programName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "program"
  }

  /// Appends a line. Where that cannot be done nothing is said: there is nobody to say it to.
  public func write(_ report: String) {
    guard let path else { return }
    makeFolders(of: path)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let line = report + "\n"
    _ = line.withCString { CursesCLibrary.write(file, $0, strlen($0)) }
    close(file)
  }

  private func makeFolders(of path: String) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }
}
