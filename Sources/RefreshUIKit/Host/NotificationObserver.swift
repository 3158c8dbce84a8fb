#if UIKIT
  import RefreshKit
  import UIKit

  /// The observation of a notification of the system, as long as this object is retained.
  nonisolated final class NotificationObserver: Sendable {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    /// Begins to observe.
    ///
    /// - Parameters:
    ///   - name: The name of the notification.
    ///   - handler: Called after each notification.
    init(_ name: Notification.Name, _ handler: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainThread.call(handler)
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
