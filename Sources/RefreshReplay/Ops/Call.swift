import RefreshKit

/// Calls a method of a component, or taps its state label.
struct Call: Op {
  static let name = "call"

  enum Method: String, CaseIterable {
    case beginRefreshing, endRefreshing, endRefreshingWithNoMoreData, resetNoMoreData, tap
  }

  /// Whose method it is.
  let slot: Slot
  /// Which one.
  let method: Method

  init(_ fields: Fields) throws(ScriptError) {
    slot = try fields.value("slot", .name)
    method = try fields.value("method", .name)
  }

  func perform(on stage: Stage) {
    let component = stage.scrollView[slot]
    switch method {
    case .beginRefreshing: component?.beginRefreshing()
    case .endRefreshing: component?.endRefreshing()
    case .endRefreshingWithNoMoreData:
      (component as? any NoMoreDataEnding)?.endRefreshingWithNoMoreData()
    case .resetNoMoreData: (component as? any NoMoreDataEnding)?.resetNoMoreData()
    case .tap: (component as? any StateTitled)?.stateLabel.tap()
    }
  }
}
