@testable import RefreshKit

/// Rules C and S4: pictures fit the state, after each line and inside each callback.
extension Law {
  /// Only the state's own pictures run, where it has some; nothing runs in idle and noMoreData. Idle
  /// shows the picture for the percent, or none.
  static let picturesFit = ofLooks("pictures fit the state") { life, _, _ in
    guard let view = (life.component as? any GifShowing)?.gifView else { return nil }
    if life.component.isShowingResult { return nil }
    let state = life.component.state
    let count = life.hand.pictures[state] ?? 0
    let running = view.isAnimating ? view.sequence.first?.scriptName ?? "nothing" : nil
    switch state {
    case .willRefresh:
      return nil
    case .idle, .noMoreData:
      if let running { return "it plays \(running)" }
      let isSeen = life.showsPictures(in: state)
      if view.isHidden == isSeen { return "its pictures are seen: \(!isSeen)" }
      return state == .idle ? life.mistakeInIdle(of: view, count) : nil
    case .pulling where life.autoLoading != nil:
      return running.map { "it plays \($0)" }
    case .pulling, .refreshing:
      guard count > 0 else { return nil }
      if view.isHidden { return "its pictures are hidden" }
      let own = "\(state.rawValue)#0"
      if count == 1, running == nil, view.image?.scriptName == own { return nil }
      return count > 1 && running == own
        ? nil : "it shows \(view.image?.scriptName ?? "nothing") and plays \(running ?? "nothing")"
    }
  }
}

extension Life {
  fileprivate func showsPictures(in state: RefreshState) -> Bool {
    component is RefreshHeader || (state == .idle && component is RefreshBackFooter)
  }

  fileprivate func mistakeInIdle(of view: ImageView, _ count: Int) -> String? {
    guard autoLoading == nil else { return nil }
    let fraction = min(max(component.pullingPercent, 0), 1)
    let index = min(Int(Double(count) * fraction), count - 1)
    let name = count > 0 ? "idle#\(index)" : nil
    return view.image?.scriptName == name
      ? nil : "it shows \(view.image?.scriptName ?? "nothing") instead of \(name ?? "nothing")"
  }
}
