#if UIKIT
  import UIKit

  /// The callbacks of the scroll view with the dictionaries of key-value observing, as in MJRefresh.
  /// Only classes of the app may override them; their implementations in the kit call those with a
  /// ``Change``.
  extension RefreshComponent {
    @inline(__always)
    final func callBack(_ change: Change<Point>) {
      guard !isOfKit else { return scrollViewContentOffsetDidChange(change) }
      let outer = callbackWork
      offer { [unowned self] in scrollViewContentOffsetDidChange(change) }
        .scrollViewContentOffsetDidChange(["old": change.old, "new": change.new])
      callbackWork = outer
    }

    final func callBack(_ change: Change<Size>) {
      guard !isOfKit else { return scrollViewContentSizeDidChange(change) }
      let outer = callbackWork
      offer { [unowned self] in scrollViewContentSizeDidChange(change) }
        .scrollViewContentSizeDidChange(["old": change.old, "new": change.new])
      callbackWork = outer
    }

    final func callBack(_ change: Change<PanState>) {
      guard !isOfKit else { return scrollViewPanStateDidChange(change) }
      let outer = callbackWork
      offer { [unowned self] in scrollViewPanStateDidChange(change) }
        .scrollViewPanStateDidChange(
          ["old": change.old.ofRecognizer.rawValue, "new": change.new.ofRecognizer.rawValue])
      callbackWork = outer
    }

    /// Makes the kit's work that of the next call of super.
    private func offer(_ work: @escaping () -> Void) -> any DictionaryCallbacks {
      callbackWork = work
      return self
    }
  }

  /// A way to call functions that are deprecated for apps.
  private protocol DictionaryCallbacks {
    func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?)
    func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?)
    func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?)
  }

  extension RefreshComponent: DictionaryCallbacks {}

  extension PanState {
    /// The state of a gesture recognizer.
    fileprivate var ofRecognizer: UIGestureRecognizer.State {
      switch self {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }
#else
  extension RefreshComponent {
    @inline(__always)
    final func callBack(_ change: Change<Point>) { scrollViewContentOffsetDidChange(change) }

    final func callBack(_ change: Change<Size>) { scrollViewContentSizeDidChange(change) }

    final func callBack(_ change: Change<PanState>) { scrollViewPanStateDidChange(change) }
  }
#endif
