import CursesUI

/// A gallery of the library's controls, each beside its state and its source. Ctrl+Q ends.
@main
struct Gallery: App {
  var body: some Scene {
    WindowGroup("Gallery") { GalleryScreen() }
      .hostOptions(HostOptions(background: BubbleField(seed: 3)))
  }
}
