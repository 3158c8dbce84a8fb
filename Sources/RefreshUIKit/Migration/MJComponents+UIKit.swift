#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  // What subclasses and users of MJRefresh's components write with the types of UIKit, and what a view of the kit does
  // not have. All are unavailable; the message of each says what to write instead.

  extension ScrollAccessory {
    @available(
      *, unavailable,
      message: "Override it with (_ change: Change<RefreshKit.Point>), and read change.new."
    )
    public func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {}

    @available(
      *, unavailable,
      message: "Override it with (_ change: Change<RefreshKit.Size>), and read change.new."
    )
    public func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {}

    @available(
      *, unavailable,
      message: "Override it with (_ change: Change<PanState>), and read change.new."
    )
    public func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {}
  }

  extension View {
    @available(*, unavailable, message: "Write onUIView { $0.backgroundColor = ... }.")
    public var backgroundColor: UIColor? {
      get { nil }
      set {}
    }

    @available(
      *, unavailable,
      message: "Set uiColor of labels and images, or write onUIView { $0.tintColor = ... }."
    )
    public var tintColor: UIColor? {
      get { nil }
      set {}
    }

    @available(*, unavailable, message: "Write onUIView { view in view.layer ... }.")
    public var layer: CALayer { CALayer() }
  }

  extension Label {
    @available(*, unavailable, message: "A label has one line; add a UILabel by addSubview(_:).")
    public var numberOfLines: Int {
      get { 1 }
      set {}
    }

    @available(*, unavailable, message: "Set text, font and uiColor, or add a UILabel.")
    public var attributedText: NSAttributedString? {
      get { nil }
      set {}
    }
  }

  nonisolated extension TextAlignment {
    @available(*, unavailable, renamed: "leading")
    public static var left: TextAlignment { .leading }

    @available(*, unavailable, renamed: "trailing")
    public static var right: TextAlignment { .trailing }
  }
#endif
