#if UIKIT
  import UIKit

  /// The callbacks of the scroll view with the dictionaries of key-value observing, as in MJRefresh.
  /// Only classes of the app may override them.
  extension RefreshComponent {
    /// Calls the app's override for a change of the offset.
    @inline(__always)
    final func callOverride(for change: Change<Point>) {
      guard !isOfKit else { return }
      (self as any DictionaryCallbacks).scrollViewContentOffsetDidChange(
        ["old": change.old, "new": change.new])
    }

    /// Calls the app's override for a change of the content size.
    final func callOverride(for change: Change<Size>) {
      guard !isOfKit else { return }
      (self as any DictionaryCallbacks).scrollViewContentSizeDidChange(
        ["old": change.old, "new": change.new])
    }

    /// Calls the app's override for a change of the pan gesture's state.
    final func callOverride(for change: Change<PanState>) {
      guard !isOfKit else { return }
      (self as any DictionaryCallbacks).scrollViewPanStateDidChange(
        ["old": change.old.ofRecognizer.rawValue, "new": change.new.ofRecognizer.rawValue])
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
#endif
