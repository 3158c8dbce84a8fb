#if UIKIT
  import RefreshKit
  import UIKit

  // Names of an earlier version of RefreshKit. They are unavailable, so that the compiler names
  // their replacements.

  extension RefreshHost {
    @available(
      *, unavailable,
      message: "Import RefreshReplay, and write SessionRecorder(tableView.refresh.list)."
    )
    public func record() -> Never { fatalError() }

    @available(
      *, unavailable,
      message: "Import RefreshReplay, and write RefreshInspector(tableView.refresh.list)."
    )
    public func inspect() -> Never { fatalError() }
  }

  // MARK: Earlier members of the kit's views

  @available(*, unavailable, message: "Add the view itself by addSubview(_:), with its own frame.")
  public typealias HostedView = UIView

  // These members are in the kit's classes and not in `UIView`. In `UIView`, they would conflict
  // with properties of the same names in an app's own subclasses.

  extension View {
    @available(*, unavailable, message: "The views of the kit are views of UIKit themselves.")
    public var uiView: UIView? { self }

    @available(*, unavailable, message: "The views of the kit are views of UIKit: write to them.")
    public func onUIView(_ action: (UIView) -> Void) {}
  }

  extension Label {
    @available(*, unavailable, message: "The views of the kit are views of UIKit themselves.")
    public var uiView: UIView? { self }

    @available(*, unavailable, message: "The views of the kit are views of UIKit: write to them.")
    public func onUIView(_ action: (UIView) -> Void) {}

    @available(*, unavailable, renamed: "textColor")
    public var uiColor: UIColor? {
      get { textColor }
      set { textColor = newValue }
    }
  }

  extension ActivityIndicator {
    @available(*, unavailable, message: "The views of the kit are views of UIKit themselves.")
    public var uiView: UIView? { self }

    @available(*, unavailable, message: "The views of the kit are views of UIKit: write to them.")
    public func onUIView(_ action: (UIView) -> Void) {}

    @available(*, unavailable, renamed: "color")
    public var uiColor: UIColor? {
      get { color }
      set { color = newValue }
    }
  }

  extension ImageView {
    @available(*, unavailable, message: "The views of the kit are views of UIKit themselves.")
    public var uiView: UIView? { self }

    @available(*, unavailable, message: "The views of the kit are views of UIKit: write to them.")
    public func onUIView(_ action: (UIView) -> Void) {}

    @available(*, unavailable, renamed: "tintColor")
    public var uiColor: UIColor? {
      get { tintColor }
      set { tintColor = newValue }
    }

    @available(*, unavailable, message: "Write image = ….")
    public func setImage(_ image: UIImage?) {}
  }

  extension RingView {
    @available(*, unavailable, renamed: "color")
    public var uiColor: UIColor? {
      get { color }
      set { if let newValue { color = newValue } }
    }

    @available(*, unavailable, renamed: "discColor")
    public var uiDiscColor: UIColor? {
      get { discColor }
      set { if let newValue { discColor = newValue } }
    }
  }

  @MainActor extension NSTextAlignment {
    @available(*, unavailable, renamed: "natural")
    public static var leading: NSTextAlignment { .natural }

    @available(*, unavailable, message: "Write .right, or .left in a layout from right to left.")
    public static var trailing: NSTextAlignment { .right }
  }
#endif
