/// The blocks of an app that a component runs.
struct ComponentCallbacks {
  var refreshing: (() -> Void)?
  var action: (() -> Void)?
  var began: (() -> Void)?
  var endAnimationBegan: (() -> Void)?
  var ended: (() -> Void)?
}

extension RefreshComponent {
  /// Runs when the component refreshes: load here, and call ``endRefreshing()`` afterwards.
  public final var refreshingBlock: (() -> Void)? {
    get { callbacks.refreshing }
    set { setCallback { $0.refreshing = newValue } }
  }

  /// Runs after ``refreshingBlock`` and the action, unless these have ended the refresh.
  public final var beginRefreshingCompletionBlock: (() -> Void)? {
    get { callbacks.began }
    set { setCallback { $0.began = newValue } }
  }

  /// Runs inside the closing animation, after the reserved inset is released.
  public final var endRefreshingAnimationBeginAction: (() -> Void)? {
    get { callbacks.endAnimationBegan }
    set { setCallback { $0.endAnimationBegan = newValue } }
  }

  /// Runs once for each end: after the closing animation, or right before the next refresh begins.
  public final var endRefreshingCompletionBlock: (() -> Void)? {
    get { callbacks.ended }
    set { setCallback { $0.ended = newValue } }
  }

  /// The action of ``setRefreshingTarget(_:refreshingAction:)``.
  final var refreshingAction: (() -> Void)? {
    get { callbacks.action }
    set { setCallback { $0.action = newValue } }
  }

  /// Changes a block. The old one is released afterwards: what it retains may set another in its `deinit`.
  private func setCallback(_ change: (inout ComponentCallbacks) -> Void) {
    let old = callbacks
    extendingLifetime(old) {
      var new = old
      change(&new)
      callbacks = new
    }
  }
}
