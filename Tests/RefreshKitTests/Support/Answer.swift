import RefreshKit

/// What an app may do inside a callback.
enum Answer: CaseIterable {
  case begin, end, endAndBegin, noMoreData, reset
  case idle, pulling, refreshing, willRefresh, setNoMoreData
  case hide, show, turnOff, detach, attachAgain, leaveWindow
  case moveAway, moveInside, setInset, resize, grow
}

extension Bench {
  /// Does what `answer` says.
  func give(_ answer: Answer) {
    let ending = component as? any NoMoreDataEnding
    switch answer {
    case .begin: component.beginRefreshing()
    case .end: component.endRefreshing()
    case .endAndBegin:
      component.endRefreshing()
      component.beginRefreshing()
    case .noMoreData: ending?.endRefreshingWithNoMoreData()
    case .reset: ending?.resetNoMoreData()
    case .idle: component.state = .idle
    case .pulling: component.state = .pulling
    case .refreshing: component.state = .refreshing
    case .willRefresh: component.state = .willRefresh
    case .setNoMoreData: component.state = .noMoreData
    case .hide: component.isHidden = true
    case .show: component.isHidden = false
    case .turnOff: component.isUserInteractionEnabled = false
    case .detach: detach()
    case .attachAgain:
      detach()
      attach()
    case .leaveWindow: list.isInWindow = false
    case .moveAway: list.contentOffset = offset(pulledBy: 3)
    case .moveInside: list.contentOffset = offset(pulledBy: -3)
    case .setInset: list.contentInset += EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    case .resize: list.frame.size = Size(width: 667, height: 375)
    case .grow: list.contentSize = Size(width: 1_500, height: 3_000)
    }
  }
}
