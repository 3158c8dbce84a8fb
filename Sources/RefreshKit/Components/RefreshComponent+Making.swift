/// Initializers with a callback.
extension RefreshComponent {
  /// Makes a component that calls `refreshingBlock` when it refreshes.
  ///
  /// **The block does not end the refresh**: the app calls ``endRefreshing()``. The refresh of
  /// `RefreshNormalHeader { load() }` never ends by itself. That of
  /// `RefreshNormalHeader { await load() }` does, because the closure is an async function: see
  /// `init(refreshing:)`.
  public convenience init(refreshingBlock: @escaping () -> Void) {
    self.init()
    self.refreshingBlock = refreshingBlock
  }

  /// Makes a component that calls an action of a target, held weakly, when it refreshes:
  /// `RefreshNormalHeader(refreshingTarget: feed, refreshingAction: Feed.reload)`.
  public convenience init<Target: AnyObject>(
    refreshingTarget: Target, refreshingAction: @escaping (Target) -> () -> Void
  ) {
    self.init()
    setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
  }

  /// Sets the target, held weakly, and its action, which is called when the component refreshes.
  /// They replace an earlier target and action.
  public final func setRefreshingTarget<Target: AnyObject>(
    _ target: Target, refreshingAction action: @escaping (Target) -> () -> Void
  ) {
    #if hasFeature(Embedded)
      // Not every object has a lifetime token, so the component retains the target.
      targetAction = { action(target)() }
    #else
      let target = Weak(target)
      targetAction = { target.object.map { action($0)() } }
    #endif
  }

  /// Stops the program, because an override of ``prepare()`` has not called super.
  final func failUnprepared() -> Never {
    fatalError(
      "\(typeName(of: self)).prepare() did not call super.prepare(); "
        + "call it first in the override.")
  }
}
