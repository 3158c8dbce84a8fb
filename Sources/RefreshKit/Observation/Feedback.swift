/// Haptic feedback or an announcement of a component, for a host to perform on its platform.
public nonisolated enum Feedback: Sendable, Hashable {
  /// A light haptic impact: the pull has crossed the threshold.
  case tick
  /// A text for a screen reader: a refresh has begun or ended.
  case announcement(String)
}
