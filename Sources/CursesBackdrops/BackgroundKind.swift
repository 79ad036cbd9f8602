/// The pictures of light there are, by the names that settings and options use.
public enum BackgroundKind: String, Hashable, Sendable, CaseIterable {
  case bubbles, aurora, rain, stars, none

  /// The picture of this kind; the seed chooses one of very many.
  public func scene(seed: UInt64) -> any BackgroundScene {
    switch self {
    case .bubbles: BubbleField(seed: seed)
    case .aurora: Aurora(seed: seed)
    case .rain: Rain(seed: seed)
    case .stars: Stars(seed: seed)
    case .none: PlainBackground()
    }
  }
}
