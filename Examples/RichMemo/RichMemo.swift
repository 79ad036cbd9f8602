import CursesUI

/// A memo with a bar to format it. Ctrl+Q ends.
@main
struct RichMemo: App {
  var body: some Scene {
    WindowGroup("Memo") { MemoPad() }
      .hostOptions(HostOptions(background: BubbleField(seed: 5)))
  }
}
