// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RefreshKit

// The names of MJRefresh 3.7.9, for code that was written for MJRefresh. All are unavailable and
// renamed to RefreshKit's names, so that the compiler offers a fix-it. If more than the name
// differs, a message describes the replacement. Migration.md lists both, and all other differences.
//
// In a file that also imports MJRefresh, the compiler takes MJRefresh's declarations of these
// names.

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
