import CursesUICore

extension BackgroundKind {
  /// What people read.
  package var title: String {
    switch self {
    case .bubbles: "Bubbles"
    case .aurora: "Aurora"
    case .rain: "Rain"
    case .stars: "Stars"
    case .none: "Nothing"
    }
  }

  /// What it looks like, in a few words.
  package var says: String {
    switch self {
    case .bubbles: "discs that drift"
    case .aurora: "curtains in the sky"
    case .rain: "drops on a window"
    case .stars: "a slow night"
    case .none: "the theme’s ground"
    }
  }
}
