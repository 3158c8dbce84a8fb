// swift-format-ignore-file: AlwaysUseLowerCamelCase

import RefreshKit

// MJRefresh's constants; see MJTypes.swift.

// MARK: Texts

@available(*, unavailable, renamed: "TextKey.headerIdle")
public nonisolated var MJRefreshHeaderIdleText: TextKey { .headerIdle }

@available(*, unavailable, renamed: "TextKey.headerPulling")
public nonisolated var MJRefreshHeaderPullingText: TextKey { .headerPulling }

@available(*, unavailable, renamed: "TextKey.headerRefreshing")
public nonisolated var MJRefreshHeaderRefreshingText: TextKey { .headerRefreshing }

@available(*, unavailable, renamed: "TextKey.trailerIdle")
public nonisolated var MJRefreshTrailerIdleText: TextKey { .trailerIdle }

@available(*, unavailable, renamed: "TextKey.trailerPulling")
public nonisolated var MJRefreshTrailerPullingText: TextKey { .trailerPulling }

@available(*, unavailable, renamed: "TextKey.autoFooterIdle")
public nonisolated var MJRefreshAutoFooterIdleText: TextKey { .autoFooterIdle }

@available(*, unavailable, renamed: "TextKey.autoFooterRefreshing")
public nonisolated var MJRefreshAutoFooterRefreshingText: TextKey { .autoFooterRefreshing }

@available(*, unavailable, renamed: "TextKey.autoFooterNoMoreData")
public nonisolated var MJRefreshAutoFooterNoMoreDataText: TextKey { .autoFooterNoMoreData }

@available(*, unavailable, renamed: "TextKey.backFooterIdle")
public nonisolated var MJRefreshBackFooterIdleText: TextKey { .backFooterIdle }

@available(*, unavailable, renamed: "TextKey.backFooterPulling")
public nonisolated var MJRefreshBackFooterPullingText: TextKey { .backFooterPulling }

@available(*, unavailable, renamed: "TextKey.backFooterRefreshing")
public nonisolated var MJRefreshBackFooterRefreshingText: TextKey { .backFooterRefreshing }

@available(*, unavailable, renamed: "TextKey.backFooterNoMoreData")
public nonisolated var MJRefreshBackFooterNoMoreDataText: TextKey { .backFooterNoMoreData }

@available(*, unavailable, renamed: "TextKey.lastUpdate")
public nonisolated var MJRefreshHeaderLastTimeText: TextKey { .lastUpdate }

@available(*, unavailable, renamed: "TextKey.today")
public nonisolated var MJRefreshHeaderDateTodayText: TextKey { .today }

@available(*, unavailable, renamed: "TextKey.noRecord")
public nonisolated var MJRefreshHeaderNoneLastDateText: TextKey { .noRecord }

// MARK: Numbers

@available(*, unavailable, message: "A header is 54 points high; read or set frame.size.height.")
public nonisolated var MJRefreshHeaderHeight: Double { 54 }

@available(*, unavailable, message: "A footer is 44 points high; read or set frame.size.height.")
public nonisolated var MJRefreshFooterHeight: Double { 44 }

@available(*, unavailable, message: "A trailer is 60 points wide; read or set frame.size.width.")
public nonisolated var MJRefreshTrailWidth: Double { 60 }

@available(*, unavailable, message: "Read or set the component's labelLeftInset.")
public nonisolated var MJRefreshLabelLeftInset: Double { 25 }

@available(*, unavailable, message: "Read or set the component's fastAnimationDuration.")
public nonisolated var MJRefreshFastAnimationDuration: Double { 0.25 }

@available(*, unavailable, message: "Read or set the component's slowAnimationDuration.")
public nonisolated var MJRefreshSlowAnimationDuration: Double { 0.4 }

// MARK: Keys

@available(*, unavailable, message: "Read or set the header's lastUpdatedTimeKey.")
public nonisolated var MJRefreshHeaderLastUpdatedTimeKey: String { "" }

@available(*, unavailable, message: "Override scrollViewContentOffsetDidChange(_:).")
public nonisolated var MJRefreshKeyPathContentOffset: String { "" }

@available(*, unavailable, message: "Override scrollViewContentSizeDidChange(_:).")
public nonisolated var MJRefreshKeyPathContentSize: String { "" }

@available(*, unavailable, message: "Read ScrollView.adjustedContentInset.")
public nonisolated var MJRefreshKeyPathContentInset: String { "" }

@available(*, unavailable, message: "Override scrollViewPanStateDidChange(_:).")
public nonisolated var MJRefreshKeyPathPanState: String { "" }

@available(*, unavailable, message: "Override i18nDidChange(), or call observeLanguage(_:).")
public nonisolated var MJRefreshDidChangeLanguageNotification: String { "" }
