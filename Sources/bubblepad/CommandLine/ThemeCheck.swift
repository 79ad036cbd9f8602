import BubblepadSettings
import CursesCore
import CursesThemes

/// What `bubblepad themes check` says of its files, and how it ends.
struct ThemeCheck: Equatable, Sendable {
  let files: [String]
  let isStrict: Bool

  struct Result: Equatable {
    var text = ""
    var status = ExitReason.success
  }

  func run() -> Result {
    var result = Result()
    for file in files {
      do throws(ThemeError) {
        add(try ThemeReport(path: file), to: &result)
      } catch {
        result.text += PrintableText.line("\(error)") + "\n"
        result.status = .noInput
      }
    }
    return result
  }

  private func add(_ report: ThemeReport, to result: inout Result) {
    for finding in report.findings {
      result.text += PrintableText.line(finding.description(in: report.file)) + "\n"
    }
    if report.findings.isEmpty { result.text += PrintableText.line(report.file) + ": good\n" }
    let limit: ThemeReport.Finding.Level = isStrict ? .warning : .error
    if let worst = report.worst, worst >= limit, result.status == .success {
      result.status = .dataError
    }
  }
}
