// A screen written for MJRefresh. Where the compiler offers a change, `.ci/package migration` makes it; what follows
// out is After.swift.

import RefreshKit
import RefreshUIKit

// MARK: A screen

@MainActor final class Screen {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  func viewDidLoad() {
    list.mj_header = MJRefreshNormalHeader { self.reload() }
    list.mj_footer = MJRefreshAutoNormalFooter(
      refreshingTarget: self, refreshingAction: Screen.loadMore)
    list.mj_trailer = MJRefreshNormalTrailer {}
    list.mj_header?.isAutoChangeAlpha = true
    list.mj_header?.endRefreshingAnimateCompletionBlock = {}
    list.mj_header?.beginRefreshing(completionBlock: {})
    MJRefreshConfig.default.languageCode = "en"
    if let footer = list.mj_footer as? MJRefreshAutoNormalFooter {
      footer.appearencePercentTriggerAutoRefresh = 0.5
      footer.setTitle("Tap", for: MJRefreshState.idle)
    }
  }

  func reload() {
    list.mj_header?.endRefreshing(completionBlock: { print("reloaded") })
    if list.mj_totalDataCount() > 100 { list.mj_footer?.noticeNoMoreData() }
  }

  func loadMore() {
    list.mj_contentH += 100
    list.mj_offsetY = list.mj_contentH - list.mj_h
  }
}

// MARK: A header of its own

final class StarHeader: MJRefreshHeader {
  let star = Label.mj_label()

  override func prepare() {
    super.prepare()
    mj_h = 50
    addSubview(star)
  }

  override func placeSubviews() {
    super.placeSubviews()
    star.mj_origin = Point(x: 10, y: 10)
    star.mj_size = Size(width: star.mj_textWidth(), height: mj_h)
    star.mj_x = mj_w / 2
    star.mj_y += 1
  }

  override var state: MJRefreshState {
    didSet {
      guard state != oldValue else { return }
      star.text = RefreshConfig.default.language[MJRefreshHeaderRefreshingText]
    }
  }
}

// MARK: All other names

@MainActor func insets(of list: ScrollView) -> [Double] {
  [
    list.mj_inset.top, list.mj_offsetX, list.mj_contentW,
  ]
}

@MainActor func makeAll() -> [MJRefreshComponent.Type] {
  [
    MJRefreshComponent.self, MJRefreshHeader.self, MJRefreshStateHeader.self,
    MJRefreshNormalHeader.self, MJRefreshGifHeader.self, MJRefreshFooter.self,
    MJRefreshAutoFooter.self, MJRefreshAutoStateFooter.self, MJRefreshAutoNormalFooter.self,
    MJRefreshAutoGifFooter.self, MJRefreshBackFooter.self, MJRefreshBackStateFooter.self,
    MJRefreshBackNormalFooter.self, MJRefreshBackGifFooter.self, MJRefreshTrailer.self,
    MJRefreshStateTrailer.self, MJRefreshNormalTrailer.self,
  ]
}

let texts = [
  MJRefreshHeaderIdleText, MJRefreshHeaderPullingText, MJRefreshHeaderRefreshingText,
  MJRefreshTrailerIdleText, MJRefreshTrailerPullingText, MJRefreshAutoFooterIdleText,
  MJRefreshAutoFooterRefreshingText, MJRefreshAutoFooterNoMoreDataText, MJRefreshBackFooterIdleText,
  MJRefreshBackFooterPullingText, MJRefreshBackFooterRefreshingText,
  MJRefreshBackFooterNoMoreDataText, MJRefreshHeaderLastTimeText, MJRefreshHeaderDateTodayText,
  MJRefreshHeaderNoneLastDateText,
]
