import CursesCore
import CursesThemes

/// What `bubblepad themes check` says of its files, and how it ends.
package struct ThemeCheck: Equatable, Sendable {
  package let files: [String]
  package let isStrict: Bool

  package struct Result: Equatable {
    package var text = ""
    package var status = ExitReason.success
  }

  package init(files: [String], isStrict: Bool) { (self.files, self.isStrict) = (files, isStrict) }

  package func run() -> Result {
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
