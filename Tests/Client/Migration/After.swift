// A screen written for MJRefresh. Where the compiler offers a change, `.ci/package migration` makes it; what follows
// out is After.swift.

import RefreshKit
import RefreshUIKit

// MARK: A screen

@MainActor final class Screen {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  func viewDidLoad() {
    list.header = RefreshNormalHeader { self.reload() }
    list.footer = RefreshAutoNormalFooter(
      refreshingTarget: self, refreshingAction: Screen.loadMore)
    list.trailer = RefreshNormalTrailer {}
    list.header?.isAutomaticallyChangeAlpha = true
    list.header?.endRefreshingAnimationBeginAction = {}
    list.header?.beginRefreshing(completion: {})
    RefreshConfig.default.languageCode = "en"
    if let footer = list.footer as? RefreshAutoNormalFooter {
      footer.triggerAutomaticallyRefreshPercent = 0.5
      footer.setTitle("Tap", for: RefreshState.idle)
    }
  }

  func reload() {
    list.header?.endRefreshing(completion: { print("reloaded") })
    if list.totalDataCount > 100 { list.footer?.endRefreshingWithNoMoreData() }
  }

  func loadMore() {
    list.contentSize.height += 100
    list.contentOffset.y = list.contentSize.height - list.frame.size.height
  }
}

// MARK: A header of its own

final class StarHeader: RefreshHeader {
  let star = Label()

  override func prepare() {
    super.prepare()
    frame.size.height = 50
    addSubview(star)
  }

  override func placeSubviews() {
    super.placeSubviews()
    star.frame.origin = Point(x: 10, y: 10)
    star.frame.size = Size(width: star.textWidth, height: frame.size.height)
    star.frame.origin.x = frame.size.width / 2
    star.frame.origin.y += 1
  }

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      star.text = RefreshConfig.default.language[TextKey.headerRefreshing]
    }
  }
}

// MARK: All other names

@MainActor func insets(of list: ScrollView) -> [Double] {
  [
    list.adjustedContentInset.top, list.contentOffset.x, list.contentSize.width,
  ]
}

@MainActor func makeAll() -> [RefreshComponent.Type] {
  [
    RefreshComponent.self, RefreshHeader.self, RefreshStateHeader.self,
    RefreshNormalHeader.self, RefreshGifHeader.self, RefreshFooter.self,
    RefreshAutoFooter.self, RefreshAutoStateFooter.self, RefreshAutoNormalFooter.self,
    RefreshAutoGifFooter.self, RefreshBackFooter.self, RefreshBackStateFooter.self,
    RefreshBackNormalFooter.self, RefreshBackGifFooter.self, RefreshTrailer.self,
    RefreshStateTrailer.self, RefreshNormalTrailer.self,
  ]
}

let texts = [
  TextKey.headerIdle, TextKey.headerPulling, TextKey.headerRefreshing,
  TextKey.trailerIdle, TextKey.trailerPulling, TextKey.autoFooterIdle,
  TextKey.autoFooterRefreshing, TextKey.autoFooterNoMoreData, TextKey.backFooterIdle,
  TextKey.backFooterPulling, TextKey.backFooterRefreshing,
  TextKey.backFooterNoMoreData, TextKey.lastUpdate, TextKey.today,
  TextKey.noRecord,
]
