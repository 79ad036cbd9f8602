import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesSecrets
import CursesThemes
import CursesUICore
import Observation

struct LockDialog: View {
  let form: LockForm
  let context: any DialogContext
  let metrics: ScreenMetrics
  @FocusState private var isAgain: Bool

  var body: some View {
    DialogBox(title: form.title, columns: ScreenMetrics.wideDialog, metrics: metrics) {
      form.wipe()
      context.services.locking.cancel()
      context.closeDialog()
    } content: {
      Text("Passphrase").role(.dim)
      SecureField("", secret: form.passphrase) { form.edited() }
        .onSubmit { if form.again.isEmpty { isAgain = true } else { submit() } }
      StrengthMeter(strength: form.strength, hasRoom: metrics.size.rows >= 18)
      Text("Again").role(.dim).padding(top: metrics.size.rows >= 16 ? 1 : 0)
      SecureField("", secret: form.again) { form.edited() }
        .onSubmit { submit() }
        .focused($isAgain)
      againMessage
      if metrics.size.rows >= 18 {
        Text(
          "Without its passphrase, a locked note cannot be opened. Keep the passphrase somewhere safe."
        ).role(.dim).padding(top: 1)
      }
      DialogButtons(escape: "cancel", metrics: metrics) {
        if let progress = form.progress {
          ProgressMark(progress: progress, words: "locking")
        } else {
          Button("Lock") { submit() }.disabled(form.problem != nil)
        }
      }
    }
  }

  private var againMessage: some View {
    let isTyped = form.revision > 0 && !form.again.isEmpty
    let isSame = form.isSame
    return Text(!isTyped ? "" : isSame ? "✓ The two match" : "✗ The two are different")
      .role(isSame ? .good : .error)
  }

  private func submit() {
    guard form.problem == nil, form.progress == nil else { return }
    form.submit(form)
  }
}

/// How well a passphrase holds, as a bar and in words.
struct StrengthMeter: View {
  let strength: PassphraseStrength?
  /// Whether there is room for a whole sentence, on rows that are its own as long as the dialog is open.
  let hasRoom: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack(gap: 2) {
        if let strength {
          Text(bar(filled: strength.level.step))
          Text(hasRoom ? strength.level.words : strength.shortAdvice).lineLimit(1)
        } else {
          Text("")
        }
      }
      if hasRoom {
        Text(strength?.advice ?? "").frame(rows: 2, alignment: .topLeading)
      }
    }
    .role(strength.map { role($0.level) } ?? .dim)
  }

  private func bar(filled: Int) -> String {
    String(repeating: "▰", count: filled) + String(repeating: "▱", count: 8 - filled)
  }

  private func role(_ level: PassphraseStrength.Level) -> Role {
    switch level {
    case .weak: .error
    case .fair: .warning
    case .good, .strong: .good
    }
  }
}

extension PassphraseStrength.Level {
  /// In a word.
  var words: String {
    switch self {
    case .weak: "weak"
    case .fair: "fair"
    case .good: "good"
    case .strong: "strong"
    }
  }

  /// Marks of the meter's eight.
  var step: Int {
    switch self {
    case .weak: 2
    case .fair: 5
    case .good: 7
    case .strong: 8
    }
  }
}

struct UnlockDialog: View {
  let form: UnlockForm
  let context: any DialogContext
  let metrics: ScreenMetrics

  var body: some View {
    DialogBox(title: form.title, columns: ScreenMetrics.wideDialog, metrics: metrics) {
      form.passphrase.wipe()
      context.services.locking.cancel()
      context.closeDialog()
      context.services.locking.openUnlockedIfNone()
    } content: {
      Text(form.words).role(.dim).padding(bottom: metrics.size.rows >= 16 ? 1 : 0)
      Text("Passphrase").role(.dim)
      SecureField("", secret: form.passphrase) { form.edited() }
        .onSubmit { submit() }
      Text(form.problem.map { "✗ \($0)" } ?? "").role(.error)
      // At the start there is another note to go to, with this one key.
      DialogButtons(
        escape: context.services.locking.opensAnother ? "another note" : "cancel",
        metrics: metrics
      ) {
        if let progress = form.progress {
          ProgressMark(progress: progress, words: "opening")
        } else {
          Button("Open") { submit() }.disabled(!form.canSubmit)
        }
      }
    }
  }

  private func submit() {
    guard form.canSubmit else { return }
    form.submit(form)
  }
}

/// Work that takes a second: how far it is.
struct ProgressMark: View {
  let progress: Double
  let words: String

  var body: some View {
    let filled = Int((min(max(progress, 0), 1) * 10).rounded())
    HStack {
      Text(String(repeating: "━", count: filled)).role(.accent)
      Text(String(repeating: "─", count: 10 - filled)).role(.faint)
      Text(words).role(.dim)
    }
  }
}
