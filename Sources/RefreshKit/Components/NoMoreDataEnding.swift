/// A component that has the state noMoreData. The kit implements this protocol.
public protocol NoMoreDataEnding: RefreshComponent {
  /// Ends the refresh, and sets the state to noMoreData even without a refresh, in the next turn of
  /// the main queue. A hidden component stays in noMoreData; hiding an auto header or auto footer
  /// later sets the state to idle.
  func endRefreshingWithNoMoreData()

  /// Sets the state from noMoreData to idle, in the next turn of the main queue.
  ///
  /// While the component refreshes, the call ends its refresh like
  /// ``RefreshComponent/endRefreshing()``. But if the header of the same scroll view refreshes,
  /// waits to end or closes when the call is made, the call belongs to the header's refresh, and
  /// this component's refresh continues. In idle and pulling the call has no effect.
  func resetNoMoreData()
}

extension NoMoreDataEnding {
  public func endRefreshingWithNoMoreData() {
    endByClient(with: .noMoreData)
  }

  public func resetNoMoreData() {
    #if UIKIT
      if MainThread.takes("resetNoMoreData()", { self.resetNoMoreData() }) { return }
    #endif
    input(.resetNoMoreData) {
      resetInNextTurn()
    }
  }
}
