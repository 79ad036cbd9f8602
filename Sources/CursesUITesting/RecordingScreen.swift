import CursesCore

/// A screen that keeps what it is given to show, for tests of what shows it.
@MainActor
package final class RecordingScreen: Screen {
  /// A frame as it was given.
  package struct Shown {
    package let frame: Frame
    package let cursor: Cursor?
    package let kind: FrameKind
    /// Nil for all of them.
    package let rows: Range<Int>?
  }

  package var capabilities: Capabilities
  package var size: Size
  package var hasFocus = true
  package var line = ScreenLine()
  package private(set) var statistics = FrameStatistics()
  package var onCapabilitiesChange: ((Capabilities) -> Void)?
  package var onResume: (() -> Void)?
  /// In the order in which they came.
  package private(set) var shown: [Shown] = []
  package private(set) var copied: [[UInt8]] = []
  package private(set) var title: String?
  package private(set) var backgroundQuestions = 0
  package private(set) var isClosed = false

  package init(size: Size, colors: ColorDepth = .direct) {
    self.size = size
    capabilities = Capabilities(colors: colors, isUnicode: true)
  }

  package func present(_ frame: Frame, cursor: Cursor?, kind: FrameKind, rows: Range<Int>?) {
    shown.append(Shown(frame: frame, cursor: cursor, kind: kind, rows: rows))
    statistics.frames += 1
  }

  /// Forgets what was shown, and returns it.
  package func takeShown() -> [Shown] {
    defer { shown = [] }
    return shown
  }

  package func copy(_ text: [UInt8]) -> Bool {
    copied.append(text)
    return true
  }

  package func setTitle(_ title: String) { self.title = title }
  package func askForBackground() { backgroundQuestions += 1 }
  /// The screen is given away and is back at once.
  package func suspend() { onResume?() }
  package func close() { isClosed = true }
}
