// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if UIKIT
  import RefreshKit
  import UIKit

  // The members that MJRefresh 3.7.9, or an earlier version, adds to classes of UIKit. They are
  // unavailable, so that the compiler names the replacement in code that was written for MJRefresh;
  // see MJTypes.swift. In a file that also imports MJRefresh, the compiler takes MJRefresh's
  // members.

  extension UIScrollView {
    @available(
      *, unavailable, renamed: "refresh.header",
      message: "It is optional: tableView.refresh.header?.endRefreshing()"
    )
    public var mj_header: RefreshHeader! {
      get { refresh.header }
      set { refresh.header = newValue }
    }

    @available(
      *, unavailable, renamed: "refresh.footer",
      message: "It is optional: tableView.refresh.footer?.endRefreshing()"
    )
    public var mj_footer: RefreshFooter! {
      get { refresh.footer }
      set { refresh.footer = newValue }
    }

    @available(
      *, unavailable, renamed: "refresh.trailer",
      message: "It is optional: tableView.refresh.trailer?.endRefreshing()"
    )
    public var mj_trailer: RefreshTrailer! {
      get { refresh.trailer }
      set { refresh.trailer = newValue }
    }

    @available(*, unavailable, renamed: "adjustedContentInset")
    public var mj_inset: UIEdgeInsets { adjustedContentInset }

    // Of `mj_insetT` and the next three properties, only the accessors are unavailable, because
    // getter and setter have different replacements. In a file that also imports MJRefresh, the
    // compiler would rank such a property equal to MJRefresh's, and report an ambiguous use. With
    // `@_disfavoredOverload` it takes MJRefresh's property.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public var mj_insetT: CGFloat {
      @available(*, unavailable, renamed: "adjustedContentInset.top")
      get { adjustedContentInset.top }
      @available(
        *, unavailable,
        message: "Set refresh.contentInset.top, which has no safe area."
      )
      set { refresh.contentInset.top = newValue }
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public var mj_insetB: CGFloat {
      @available(*, unavailable, renamed: "adjustedContentInset.bottom")
      get { adjustedContentInset.bottom }
      @available(
        *, unavailable,
        message: "Set refresh.contentInset.bottom, which has no safe area."
      )
      set { refresh.contentInset.bottom = newValue }
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public var mj_insetL: CGFloat {
      @available(*, unavailable, renamed: "adjustedContentInset.left")
      get { adjustedContentInset.left }
      @available(
        *, unavailable,
        message: "Set refresh.contentInset.left, which has no safe area."
      )
      set { refresh.contentInset.left = newValue }
    }

    @_documentation(visibility: internal)
    @_disfavoredOverload
    public var mj_insetR: CGFloat {
      @available(*, unavailable, renamed: "adjustedContentInset.right")
      get { adjustedContentInset.right }
      @available(
        *, unavailable,
        message: "Set refresh.contentInset.right, which has no safe area."
      )
      set { refresh.contentInset.right = newValue }
    }

    @available(*, unavailable, renamed: "contentOffset.x")
    public var mj_offsetX: CGFloat {
      get { contentOffset.x }
      set { contentOffset.x = newValue }
    }

    @available(*, unavailable, renamed: "contentOffset.y")
    public var mj_offsetY: CGFloat {
      get { contentOffset.y }
      set { contentOffset.y = newValue }
    }

    @available(*, unavailable, renamed: "contentSize.width")
    public var mj_contentW: CGFloat {
      get { contentSize.width }
      set { contentSize.width = newValue }
    }

    @available(*, unavailable, renamed: "contentSize.height")
    public var mj_contentH: CGFloat {
      get { contentSize.height }
      set { contentSize.height = newValue }
    }

    @available(*, unavailable, renamed: "getter:refresh.totalDataCount()")
    public func mj_totalDataCount() -> Int { refresh.totalDataCount }

    @available(*, unavailable, message: "Do it where you call reloadData().")
    public var mj_reloadDataBlock: ((Int) -> Void)? {
      get { nil }
      set {}
    }
  }

  extension UIView {
    @available(*, unavailable, renamed: "frame.origin.x")
    public var mj_x: CGFloat {
      get { frame.origin.x }
      set { frame.origin.x = newValue }
    }

    @available(*, unavailable, renamed: "frame.origin.y")
    public var mj_y: CGFloat {
      get { frame.origin.y }
      set { frame.origin.y = newValue }
    }

    @available(*, unavailable, renamed: "frame.size.width")
    public var mj_w: CGFloat {
      get { frame.size.width }
      set { frame.size.width = newValue }
    }

    @available(*, unavailable, renamed: "frame.size.height")
    public var mj_h: CGFloat {
      get { frame.size.height }
      set { frame.size.height = newValue }
    }

    @available(*, unavailable, renamed: "frame.size")
    public var mj_size: CGSize {
      get { frame.size }
      set { frame.size = newValue }
    }

    @available(*, unavailable, renamed: "frame.origin")
    public var mj_origin: CGPoint {
      get { frame.origin }
      set { frame.origin = newValue }
    }
  }

  extension UILabel {
    @available(*, unavailable, message: "Make a UILabel, and add it by addSubview(_:).")
    public static func mj_label() -> UILabel { UILabel() }

    @available(*, unavailable, message: "Read intrinsicContentSize.width.")
    public func mj_textWidth() -> CGFloat { 0 }
  }

  extension RefreshComponent {
    @available(
      *, unavailable, message: "Keep it yourself; setRefreshingTarget(_:refreshingAction:) sets it."
    )
    public var refreshingAction: Selector? {
      get { nil }
      set {}
    }
  }

  extension LoadingShowing {
    @available(*, unavailable, renamed: "loadingView.style")
    public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
      get { loadingView.style }
      set { loadingView.style = newValue }
    }
  }
#endif
