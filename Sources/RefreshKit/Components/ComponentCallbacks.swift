/// The blocks that an app has set for a component.
struct ComponentCallbacks {
  var refreshing: (() -> Void)?
  var targetAction: (() -> Void)?
  var began: (() -> Void)?
  var endAnimationBegan: (() -> Void)?
  var ended: (() -> Void)?
}

extension RefreshComponent {
  /// Called when the component refreshes, after its opening; nil by default. Load here, and call
  /// ``endRefreshing()`` afterwards.
  public final var refreshingBlock: (() -> Void)? {
    get { callbacks.refreshing }
    set { setCallback { $0.refreshing = newValue } }
  }

  /// Called after ``refreshingBlock`` and the action of the target, unless they have ended the
  /// refresh; nil by default.
  public final var beginRefreshingCompletionBlock: (() -> Void)? {
    get { callbacks.began }
    set { setCallback { $0.began = newValue } }
  }

  /// Called inside the closing animation, after the reserved inset is released; nil by default.
  /// Changes of views are animated with it.
  public final var endRefreshingAnimationBeginAction: (() -> Void)? {
    get { callbacks.endAnimationBegan }
    set { setCallback { $0.endAnimationBegan = newValue } }
  }

  /// Called once for each end, after the closing animation or right before the next refresh begins;
  /// nil by default.
  public final var endRefreshingCompletionBlock: (() -> Void)? {
    get { callbacks.ended }
    set { setCallback { $0.ended = newValue } }
  }

  /// The action of ``setRefreshingTarget(_:refreshingAction:)``.
  final var targetAction: (() -> Void)? {
    get { callbacks.targetAction }
    set { setCallback { $0.targetAction = newValue } }
  }

  /// Changes a block. The old block is released afterwards, because an object that it retains may
  /// set another block in its `deinit`.
  private func setCallback(_ change: (inout ComponentCallbacks) -> Void) {
    let old = callbacks
    extendingLifetime(old) {
      var new = old
      change(&new)
      callbacks = new
    }
  }
}
