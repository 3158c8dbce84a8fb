// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RefreshKit

// MJRefresh's members, in extensions of the types with their replacements; see MJTypes.swift.

extension ScrollView {
  @available(*, unavailable, renamed: "header")
  public var mj_header: RefreshHeader? {
    get { header }
    set { header = newValue }
  }

  @available(*, unavailable, renamed: "footer")
  public var mj_footer: RefreshFooter? {
    get { footer }
    set { footer = newValue }
  }

  @available(*, unavailable, renamed: "trailer")
  public var mj_trailer: RefreshTrailer? {
    get { trailer }
    set { trailer = newValue }
  }

  @available(*, unavailable, renamed: "getter:totalDataCount()")
  public func mj_totalDataCount() -> Int { totalDataCount }

  @available(*, unavailable, renamed: "adjustedContentInset")
  public var mj_inset: EdgeInsets { adjustedContentInset }

  @_documentation(visibility: internal)
  public var mj_insetT: Double {
    @available(*, unavailable, renamed: "adjustedContentInset.top")
    get { adjustedContentInset.top }
    @available(
      *, unavailable,
      message: "Set contentInset.top, which has no safe area."
    )
    set { contentInset.top = newValue }
  }

  @_documentation(visibility: internal)
  public var mj_insetB: Double {
    @available(*, unavailable, renamed: "adjustedContentInset.bottom")
    get { adjustedContentInset.bottom }
    @available(
      *, unavailable,
      message: "Set contentInset.bottom, which has no safe area."
    )
    set { contentInset.bottom = newValue }
  }

  @_documentation(visibility: internal)
  public var mj_insetL: Double {
    @available(*, unavailable, renamed: "adjustedContentInset.left")
    get { adjustedContentInset.left }
    @available(
      *, unavailable,
      message: "Set contentInset.left, which has no safe area."
    )
    set { contentInset.left = newValue }
  }

  @_documentation(visibility: internal)
  public var mj_insetR: Double {
    @available(*, unavailable, renamed: "adjustedContentInset.right")
    get { adjustedContentInset.right }
    @available(
      *, unavailable,
      message: "Set contentInset.right, which has no safe area."
    )
    set { contentInset.right = newValue }
  }

  @available(*, unavailable, renamed: "contentOffset.x")
  public var mj_offsetX: Double {
    get { contentOffset.x }
    set { contentOffset.x = newValue }
  }

  @available(*, unavailable, renamed: "contentOffset.y")
  public var mj_offsetY: Double {
    get { contentOffset.y }
    set { contentOffset.y = newValue }
  }

  @available(*, unavailable, renamed: "contentSize.width")
  public var mj_contentW: Double {
    get { contentSize.width }
    set { contentSize.width = newValue }
  }

  @available(*, unavailable, renamed: "contentSize.height")
  public var mj_contentH: Double {
    get { contentSize.height }
    set { contentSize.height = newValue }
  }
}

// Where views are UIKit's, MJMembers+UIKit.swift has these members.
#if !UIKIT
  extension View {
    @available(*, unavailable, renamed: "frame.origin.x")
    public var mj_x: Double {
      get { frame.origin.x }
      set { frame.origin.x = newValue }
    }

    @available(*, unavailable, renamed: "frame.origin.y")
    public var mj_y: Double {
      get { frame.origin.y }
      set { frame.origin.y = newValue }
    }

    @available(*, unavailable, renamed: "frame.size.width")
    public var mj_w: Double {
      get { frame.size.width }
      set { frame.size.width = newValue }
    }

    @available(*, unavailable, renamed: "frame.size.height")
    public var mj_h: Double {
      get { frame.size.height }
      set { frame.size.height = newValue }
    }

    @available(*, unavailable, renamed: "frame.size")
    public var mj_size: Size {
      get { frame.size }
      set { frame.size = newValue }
    }

    @available(*, unavailable, renamed: "frame.origin")
    public var mj_origin: Point {
      get { frame.origin }
      set { frame.origin = newValue }
    }
  }

  extension Label {
    @available(*, unavailable, renamed: "Label.init()")
    public static func mj_label() -> Label { Label() }

    @available(*, unavailable, renamed: "getter:textWidth()")
    public func mj_textWidth() -> Double { textWidth }
  }

  extension LoadingShowing {
    @available(*, unavailable, message: "Set loadingView.color; the size is the host's.")
    public var activityIndicatorViewStyle: Color {
      get { loadingView.color }
      set { loadingView.color = newValue }
    }
  }
#endif

extension RefreshComponent {
  @available(*, unavailable, renamed: "beginRefreshing(completion:)")
  public func beginRefreshing(completionBlock: @escaping () -> Void) {}

  @available(*, unavailable, renamed: "endRefreshing(completion:)")
  public func endRefreshing(completionBlock: @escaping () -> Void) {}

  @available(*, unavailable, renamed: "endRefreshingAnimationBeginAction")
  public var endRefreshingAnimateCompletionBlock: (() -> Void)? {
    get { endRefreshingAnimationBeginAction }
    set { endRefreshingAnimationBeginAction = newValue }
  }

  @available(*, unavailable, renamed: "isAutomaticallyChangeAlpha")
  public var isAutoChangeAlpha: Bool {
    get { isAutomaticallyChangeAlpha }
    set { isAutomaticallyChangeAlpha = newValue }
  }
}

extension RefreshFooter {
  @available(*, unavailable, renamed: "endRefreshingWithNoMoreData()")
  public func noticeNoMoreData() {}

  @available(*, unavailable, message: "Set hidesWhileEmpty instead.")
  public var isAutomaticallyHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
}

extension RefreshAutoFooter {
  @available(*, unavailable, renamed: "triggerAutomaticallyRefreshPercent")
  public var appearencePercentTriggerAutoRefresh: Double {
    get { triggerAutomaticallyRefreshPercent }
    set { triggerAutomaticallyRefreshPercent = newValue }
  }

  @available(*, unavailable, message: "Set autoTriggerTimes to 1 for true, or to -1 for false.")
  public var isOnlyRefreshPerDrag: Bool {
    get { autoTriggerTimes == 1 }
    set { autoTriggerTimes = newValue ? 1 : -1 }
  }
}

extension RefreshConfig {
  @available(*, unavailable, message: "Put a Language with your texts into ownLanguages.")
  public var i18nFilename: String? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "Put a Language with your texts into ownLanguages.")
  public var i18nBundle: String? {
    get { nil }
    set {}
  }
}
