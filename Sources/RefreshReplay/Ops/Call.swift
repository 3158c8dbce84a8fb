import RefreshKit

/// Calls a method of a component, or taps its state label.
struct Call: TypedOp {
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
    stage.change(slot, "\"\(method.rawValue)\"") { component in
      switch method {
      case .beginRefreshing: component.beginRefreshing()
      case .endRefreshing: component.endRefreshing()
      case .endRefreshingWithNoMoreData:
        guard let component = component.asNoMoreDataEnding else { return false }
        component.endRefreshingWithNoMoreData()
      case .resetNoMoreData:
        guard let component = component.asNoMoreDataEnding else { return false }
        component.resetNoMoreData()
      case .tap:
        guard let component = component.asStateTitled else { return false }
        component.stateLabel.tap()
      }
      return true
    }
  }
}
