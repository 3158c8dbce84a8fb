#if UIKIT
  import RefreshKit
  import UIKit

  // Members for code that was written for MJRefresh. With them the code compiles unchanged, or
  // after the script `from-mjrefresh.swift` has changed it.

  extension RefreshComponent {
    /// The scroll view of UIKit that the component is attached to, or nil, in code that needs a
    /// `UIScrollView`: `scrollView?.panGestureRecognizer`. Other code gets the kit's list. A cast gets
    /// the list, too: write `superview as? UITableView`.
    @_disfavoredOverload
    public final var scrollView: UIScrollView? { superview as? UIScrollView }
  }

  extension ScrollView {
    /// The list itself. In a subclass of a component, `scrollView` is the kit's list: code that was
    /// written for a `UIScrollView`, such as `scrollView.refresh.contentInset.bottom += 10`, means
    /// the same with it.
    public var refresh: ScrollView { self }
  }

  extension GifShowing {
    /// Sets the images of a state, with a cycle of 0.1 seconds for each image. The array may come
    /// from an API without types, such as `NSArray`. Elements that are not of the type `UIImage`
    /// are left out.
    ///
    /// - Returns: The component.
    @_disfavoredOverload @discardableResult
    public func setImages(_ images: [Any], for state: RefreshState) -> Self {
      setImages(images.compactMap { $0 as? UIImage }, for: state)
    }

    /// Sets the images of a state, with the duration of one cycle in seconds. The array may come
    /// from an API without types, such as `NSArray`. Elements that are not of the type `UIImage`
    /// are left out.
    ///
    /// - Returns: The component.
    @_disfavoredOverload @discardableResult
    public func setImages(_ images: [Any], duration: Double, for state: RefreshState) -> Self {
      setImages(images.compactMap { $0 as? UIImage }, duration: duration, for: state)
    }
  }
#endif
