#if UIKIT
  import UIKit

  /// The key of the associated object: the host of a scroll view.
  private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  extension UIScrollView {
    /// The header, footer, trailer and leader of the scroll view, and the app's own inset.
    ///
    /// ```swift
    /// tableView.refresh.header = RefreshNormalHeader { load() }
    /// ```
    ///
    /// The scroll view retains the host. Reading this property updates the host from the scroll
    /// view. On another thread than the main one, from which refreshes may be ended, it is only read.
    public var refresh: RefreshHost {
      if let host = objc_getAssociatedObject(self, key) as? RefreshHost {
        if Thread.isMainThread { host.compareOutside() }
        return host
      }
      let host = RefreshHost(self)
      objc_setAssociatedObject(self, key, host, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      host.start()
      return host
    }
  }
#endif
