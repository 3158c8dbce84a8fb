#if UIKIT
  /// The end of a refresh in an async function, as in MJRefresh.
  extension RefreshComponent {
    /// Ends the refresh like the function without `async`, and waits until the closing has finished.
    ///
    /// It does not wait for a component that is in no scroll view, or leaves it.
    public final func endRefreshing() async {
      guard scrollView != nil else { return endByClient() }
      await withCheckedContinuation { continuation in
        let end = AwaitedEnd(continuation)
        endRefreshing { end.resume() }
      }
    }
  }

  /// A task that waits for the end. A component that leaves its list releases it without a call.
  private final class AwaitedEnd {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) {
      self.continuation = continuation
    }

    isolated deinit { resume() }

    func resume() {
      continuation?.resume()
      continuation = nil
    }
  }
#endif
