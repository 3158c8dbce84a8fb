// Members of MJRefresh, and of earlier versions, that the compiler cannot change by itself: its message has what to write
// instead.

import RefreshKit
import RefreshUIKit

let action: MJRefreshComponentAction = {}
let refreshingBlock: MJRefreshComponentRefreshingBlock = {}
let beginBlock: MJRefreshComponentBeginRefreshingCompletionBlock = {}
let endBlock: MJRefreshComponentEndRefreshingCompletionBlock = {}

let numbers = [
  MJRefreshHeaderHeight, MJRefreshFooterHeight, MJRefreshTrailWidth, MJRefreshLabelLeftInset,
  MJRefreshFastAnimationDuration, MJRefreshSlowAnimationDuration,
]

let keys = [
  MJRefreshHeaderLastUpdatedTimeKey, MJRefreshKeyPathContentOffset, MJRefreshKeyPathContentSize,
  MJRefreshKeyPathContentInset, MJRefreshKeyPathPanState, MJRefreshDidChangeLanguageNotification,
]

@MainActor func change(_ header: RefreshNormalHeader, _ footer: RefreshAutoFooter) {
  header.activityIndicatorViewStyle = Color(white: 0)
  footer.isAutomaticallyHidden = true
  footer.isOnlyRefreshPerDrag = true
  RefreshConfig.default.i18nFilename = "Texts"
  RefreshConfig.default.i18nBundle = "Texts"
}

@MainActor func move(_ list: ScrollView) -> Double {
  list.mj_insetT = 64
  list.mj_insetB += 49  // error: Set contentInset.bottom, which has no safe area
  (list.mj_insetL, list.mj_insetR) = (8, 8)
  return list.mj_insetT + list.mj_insetL + list.mj_insetR
}

@MainActor func refreshOldList(_ header: RefreshNormalHeader) {
  header.expirationInterval = 60
  header.refreshIfExpired()
}

@MainActor func place(_ accessory: ScrollAccessory) {}

@MainActor func restore(_ list: ScrollView, _ saved: ScrollRestorationState) -> RestoredFailure? {
  print(list.restorationState)
  list.restore(saved)
}
