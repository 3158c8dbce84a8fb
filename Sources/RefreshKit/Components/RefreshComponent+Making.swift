/// Components with a callback from the start.
extension RefreshComponent {
  /// Makes a component that runs `refreshingBlock` when it refreshes.
  ///
  /// **The block does not end the refresh**: the app calls ``endRefreshing()``.
  /// `RefreshNormalHeader { load() }` never ends by itself. `RefreshNormalHeader { await load() }` does,
  /// as that is an async function: see `init(refreshing:)`.
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

  /// Calls an action of a target, held weakly, when the component refreshes; an earlier one is
  /// replaced.
  public final func setRefreshingTarget<Target: AnyObject>(
    _ target: Target, refreshingAction action: @escaping (Target) -> () -> Void
  ) {
    #if hasFeature(Embedded)
      // Not every object there has a lifetime token; the component retains the target.
      refreshingAction = { action(target)() }
    #else
      let target = Weak(target)
      refreshingAction = { target.object.map { action($0)() } }
    #endif
  }

  /// Stops the program: an override of ``prepare()`` has not called super.
  final func failUnprepared() -> Never {
    fatalError(
      "\(typeName(of: self)).prepare() did not call super.prepare(); "
        + "call it first in the override.")
  }
}
