/// A target, which is not retained, and the action to perform with it.
struct TargetAction {
  weak var object: AnyObject?
  let perform: @MainActor (AnyObject) -> Void
}

struct ComponentCallbacks {
  var refreshing: (() -> Void)?
  var target: TargetAction?
  var began: (() -> Void)?
  var endAnimationBegan: (() -> Void)?
  var ended: (() -> Void)?
  var secondLevelOpened: (() -> Void)?
  var secondLevelClosed: (() -> Void)?
  var hasWarnedOfBlock = false
}

extension RefreshComponent {
  /// Called when the component refreshes, after its opening; nil by default. Load here, and call
  /// ``endRefreshing()`` afterward.
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

  /// The object, held weakly, whose method is called when the component refreshes: nil by default,
  /// and after the object is gone.
  ///
  /// After a set to nil, the method is not called any more. After a set to another object of the
  /// class, the same method of that object is called. Call
  /// `setRefreshingTarget(_:refreshingAction:)` to set both: a set of an object without a method is
  /// refused.
  public final var refreshingTarget: AnyObject? {
    get { callbacks.target?.object }
    set { setCallback { $0.target?.object = newValue } }
  }

  /// Sets the target, held weakly, and its action, which is called when the component refreshes.
  /// They replace an earlier target and action.
  public final func setRefreshingTarget<Target: AnyObject>(
    _ target: Target, refreshingAction action: @escaping (Target) -> () -> Void
  ) {
    setTarget(target) { ($0 as? Target).map { action($0)() } }
  }

  final func setTarget(_ object: AnyObject?, _ perform: @escaping @MainActor (AnyObject) -> Void) {
    setCallback { $0.target = TargetAction(object: object, perform: perform) }
  }

  final func callTarget() {
    guard let target = callbacks.target, let object = target.object else { return }
    target.perform(object)
  }

  /// Changes the callbacks. The old callbacks are released last, because an object that a block
  /// retains may set another block in its `deinit`.
  final func setCallback(_ change: (inout ComponentCallbacks) -> Void) {
    let old = callbacks
    extendingLifetime(old) {
      var new = old
      change(&new)
      callbacks = new
    }
  }
}
