// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !hasFeature(Embedded)
  // What MJRefresh 3.7.9 calls things, for code that comes from there: nothing of it can be used, and each
  // name is renamed to what it is here, so that the compiler offers the change. What differs by more than
  // its name says in a message what to write. Migration.md has both, and the rest.
  //
  // Where a file imports MJRefresh too, MJRefresh's own names are meant.

  // MARK: Types

  @available(*, unavailable, renamed: "RefreshComponent")
  public typealias MJRefreshComponent = RefreshComponent

  @available(*, unavailable, renamed: "RefreshHeader")
  public typealias MJRefreshHeader = RefreshHeader

  @available(*, unavailable, renamed: "RefreshStateHeader")
  public typealias MJRefreshStateHeader = RefreshStateHeader

  @available(*, unavailable, renamed: "RefreshNormalHeader")
  public typealias MJRefreshNormalHeader = RefreshNormalHeader

  @available(*, unavailable, renamed: "RefreshGifHeader")
  public typealias MJRefreshGifHeader = RefreshGifHeader

  @available(*, unavailable, renamed: "RefreshFooter")
  public typealias MJRefreshFooter = RefreshFooter

  @available(*, unavailable, renamed: "RefreshAutoFooter")
  public typealias MJRefreshAutoFooter = RefreshAutoFooter

  @available(*, unavailable, renamed: "RefreshAutoStateFooter")
  public typealias MJRefreshAutoStateFooter = RefreshAutoStateFooter

  @available(*, unavailable, renamed: "RefreshAutoNormalFooter")
  public typealias MJRefreshAutoNormalFooter = RefreshAutoNormalFooter

  @available(*, unavailable, renamed: "RefreshAutoGifFooter")
  public typealias MJRefreshAutoGifFooter = RefreshAutoGifFooter

  @available(*, unavailable, renamed: "RefreshBackFooter")
  public typealias MJRefreshBackFooter = RefreshBackFooter

  @available(*, unavailable, renamed: "RefreshBackStateFooter")
  public typealias MJRefreshBackStateFooter = RefreshBackStateFooter

  @available(*, unavailable, renamed: "RefreshBackNormalFooter")
  public typealias MJRefreshBackNormalFooter = RefreshBackNormalFooter

  @available(*, unavailable, renamed: "RefreshBackGifFooter")
  public typealias MJRefreshBackGifFooter = RefreshBackGifFooter

  @available(*, unavailable, renamed: "RefreshTrailer")
  public typealias MJRefreshTrailer = RefreshTrailer

  @available(*, unavailable, renamed: "RefreshStateTrailer")
  public typealias MJRefreshStateTrailer = RefreshStateTrailer

  @available(*, unavailable, renamed: "RefreshNormalTrailer")
  public typealias MJRefreshNormalTrailer = RefreshNormalTrailer

  @available(*, unavailable, renamed: "RefreshState")
  public typealias MJRefreshState = RefreshState

  @available(*, unavailable, renamed: "RefreshConfig")
  public typealias MJRefreshConfig = RefreshConfig

  @available(*, unavailable, message: "Write () -> Void.")
  public typealias MJRefreshComponentAction = () -> Void

  @available(*, unavailable, message: "Write () -> Void.")
  public typealias MJRefreshComponentRefreshingBlock = () -> Void

  @available(*, unavailable, message: "Write () -> Void.")
  public typealias MJRefreshComponentBeginRefreshingCompletionBlock = () -> Void

  @available(*, unavailable, message: "Write () -> Void.")
  public typealias MJRefreshComponentEndRefreshingCompletionBlock = () -> Void
#endif
