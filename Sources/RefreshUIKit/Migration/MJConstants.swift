// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RefreshKit

// MJRefresh's constants; see MJTypes.swift.

// MARK: Texts

@available(*, unavailable, renamed: "TextKey.headerIdle")
public var MJRefreshHeaderIdleText: TextKey { .headerIdle }

@available(*, unavailable, renamed: "TextKey.headerPulling")
public var MJRefreshHeaderPullingText: TextKey { .headerPulling }

@available(*, unavailable, renamed: "TextKey.headerRefreshing")
public var MJRefreshHeaderRefreshingText: TextKey { .headerRefreshing }

@available(*, unavailable, renamed: "TextKey.trailerIdle")
public var MJRefreshTrailerIdleText: TextKey { .trailerIdle }

@available(*, unavailable, renamed: "TextKey.trailerPulling")
public var MJRefreshTrailerPullingText: TextKey { .trailerPulling }

@available(*, unavailable, renamed: "TextKey.autoFooterIdle")
public var MJRefreshAutoFooterIdleText: TextKey { .autoFooterIdle }

@available(*, unavailable, renamed: "TextKey.autoFooterRefreshing")
public var MJRefreshAutoFooterRefreshingText: TextKey { .autoFooterRefreshing }

@available(*, unavailable, renamed: "TextKey.autoFooterNoMoreData")
public var MJRefreshAutoFooterNoMoreDataText: TextKey { .autoFooterNoMoreData }

@available(*, unavailable, renamed: "TextKey.backFooterIdle")
public var MJRefreshBackFooterIdleText: TextKey { .backFooterIdle }

@available(*, unavailable, renamed: "TextKey.backFooterPulling")
public var MJRefreshBackFooterPullingText: TextKey { .backFooterPulling }

@available(*, unavailable, renamed: "TextKey.backFooterRefreshing")
public var MJRefreshBackFooterRefreshingText: TextKey { .backFooterRefreshing }

@available(*, unavailable, renamed: "TextKey.backFooterNoMoreData")
public var MJRefreshBackFooterNoMoreDataText: TextKey { .backFooterNoMoreData }

@available(*, unavailable, renamed: "TextKey.lastUpdate")
public var MJRefreshHeaderLastTimeText: TextKey { .lastUpdate }

@available(*, unavailable, renamed: "TextKey.today")
public var MJRefreshHeaderDateTodayText: TextKey { .today }

@available(*, unavailable, renamed: "TextKey.noRecord")
public var MJRefreshHeaderNoneLastDateText: TextKey { .noRecord }

// MARK: Numbers

@available(*, unavailable, message: "A header is 54 points high; read or set frame.size.height.")
public var MJRefreshHeaderHeight: Double { 54 }

@available(*, unavailable, message: "A footer is 44 points high; read or set frame.size.height.")
public var MJRefreshFooterHeight: Double { 44 }

@available(*, unavailable, message: "A trailer is 60 points wide; read or set frame.size.width.")
public var MJRefreshTrailWidth: Double { 60 }

@available(*, unavailable, message: "Read or set the component's labelLeftInset.")
public var MJRefreshLabelLeftInset: Double { 25 }

@available(*, unavailable, message: "Read or set the component's fastAnimationDuration.")
public var MJRefreshFastAnimationDuration: Double { 0.25 }

@available(*, unavailable, message: "Read or set the component's slowAnimationDuration.")
public var MJRefreshSlowAnimationDuration: Double { 0.4 }

// MARK: Keys

@available(*, unavailable, message: "Read or set the header's lastUpdatedTimeKey.")
public var MJRefreshHeaderLastUpdatedTimeKey: String { "" }

@available(*, unavailable, message: "Override scrollViewContentOffsetDidChange(_:).")
public var MJRefreshKeyPathContentOffset: String { "" }

@available(*, unavailable, message: "Override scrollViewContentSizeDidChange(_:).")
public var MJRefreshKeyPathContentSize: String { "" }

@available(*, unavailable, message: "Read ScrollView.adjustedContentInset.")
public var MJRefreshKeyPathContentInset: String { "" }

@available(*, unavailable, message: "Override scrollViewPanStateDidChange(_:).")
public var MJRefreshKeyPathPanState: String { "" }

@available(*, unavailable, message: "Override i18nDidChange(), or call observeLanguage(_:).")
public var MJRefreshDidChangeLanguageNotification: String { "" }
