import RefreshKit

/// Calls a method of a component, or taps its state label.
struct Call: TypedOp {
  static let name = "call"

  enum Method: String, CaseIterable {
    case beginRefreshing, endRefreshing, endRefreshingWithNoMoreData, resetNoMoreData, tap
    case refreshIfExpired, openSecondLevel, closeSecondLevel
  }

  /// Whose method it is.
  let slot: Slot
  /// Which one.
  let method: Method
  /// How the refresh came out, for `endRefreshing`; success by default.
  let result: Result

  enum Result: String, CaseIterable {
    case success, failure, noMoreData, cancelled

    fileprivate var value: RefreshResult {
      switch self {
      case .success: .success
      case .failure: .failure(Failure())
      case .noMoreData: .noMoreData
      case .cancelled: .cancelled
      }
    }
  }

  /// The error of a refresh that failed.
  private struct Failure: Error {}

  init(_ fields: Fields) throws(ScriptError) {
    slot = try fields.value("slot", .name)
    method = try fields.value("method", .name)
    result = try fields.value("result", .name, default: .success)
  }

  func perform(on stage: Stage) {
    stage.change(slot, "\"\(method.rawValue)\"") { component in
      switch method {
      case .beginRefreshing: component.beginRefreshing()
      case .endRefreshing: component.endRefreshing(with: result.value)
      case .openSecondLevel: component.openSecondLevel()
      case .closeSecondLevel: component.closeSecondLevel()
      case .endRefreshingWithNoMoreData:
        guard let component = component.asNoMoreDataEnding else { return false }
        component.endRefreshingWithNoMoreData()
      case .resetNoMoreData:
        guard let component = component.asNoMoreDataEnding else { return false }
        component.resetNoMoreData()
      case .tap:
        guard let component = component.asStateTitled else { return false }
        component.stateLabel.tap()
      case .refreshIfExpired:
        guard let header = component as? RefreshHeader else { return false }
        header.refreshIfExpired()
      }
      return true
    }
  }
}
