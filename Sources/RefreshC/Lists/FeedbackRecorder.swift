import RefreshKit

/// Stores the last announcement of a component.
final class FeedbackRecorder {
  /// The last announcement; nil before the first one.
  private(set) var announcement: String?

  private var token: ObservationToken?

  /// Observes a component, and calls `handler` with each announcement.
  init(of component: RefreshComponent, handler: @escaping () -> Void) {
    token = component.observeFeedback { [unowned(unsafe) self] feedback in
      guard case .announcement(let text) = feedback else { return }
      announcement = text
      handler()
    }
  }
}
