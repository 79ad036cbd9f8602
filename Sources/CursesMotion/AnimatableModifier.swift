import CursesViewGraph

/// A modifier part of which can take all values between two. After SwiftUI's, where it is deprecated: a modifier may
/// conform to `Animatable` by itself.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
