#if UIKIT
  import UIKit

  /// Targets with a selector, as in MJRefresh and UIKit.
  extension RefreshComponent {
    /// Makes a component that calls a method of a target, held weakly, when it refreshes:
    /// `RefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(load))`.
    public convenience init(refreshingTarget target: Any, refreshingAction action: Selector) {
      self.init()
      setRefreshingTarget(target, refreshingAction: action)
    }

    /// Sets the target, held weakly, and its method, which is called when the component refreshes. A
    /// method with a parameter gets the component. They replace an earlier target and action.
    public final func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
      let target = Weak(target as AnyObject)
      targetAction = { [weak self] in
        #if canImport(ObjectiveC)
          _ = target.object?.perform(action, with: self)
        #else
          (target.object as? any SelectorTarget)?.perform(action, with: self)
        #endif
      }
    }
  }
#endif
