import RefreshKit

/// A moment inside a step that gets a picture of its own; the raw value is its caption.
nonisolated enum Moment: String {
  /// The content has moved half of the way to where it rests during the refresh.
  case opening = "half way open"
  /// The app is asked to load.
  case loading = "loading"
  /// The content has moved half of the way back.
  case closing = "half way closed"
  /// The refresh is over.
  case over = "over"

  /// Whether something is to be seen on its way, rather than an event.
  var isOnTheWay: Bool { self == .opening || self == .closing }
}

extension Moment {
  /// The moment that follows from an event, and how long after it, in seconds.
  static func following(
    _ event: ComponentEvent, of component: RefreshComponent
  ) -> (moment: Moment, delay: Double)? {
    switch event {
    case .state(let change) where change.new == .refreshing:
      (.opening, component.fastAnimationDuration / 2)
    case .state(let change) where change.old == .refreshing:
      (.closing, component.slowAnimationDuration / 2)
    case .callback(.refreshing): (.loading, 0)
    case .callback(.ended): (.over, 0)
    case .state, .callback: nil
    }
  }
}
