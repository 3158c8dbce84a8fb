/// A component with a state for the end of the data; the kit implements it.
public protocol NoMoreDataEnding: RefreshComponent {
  /// Ends the refresh in noMoreData, in the next turn of the main queue.
  func endRefreshingWithNoMoreData()

  /// Leaves noMoreData for idle, in the next turn of the main queue. While refreshing it ends the
  /// refresh as ``RefreshComponent/endRefreshing()`` does, unless the header of the same scroll view
  /// refreshes, waits to end or closes when it is called: then it belongs to the header's refresh, and
  /// this one continues. In idle and pulling it has no effect.
  func resetNoMoreData()
}

extension NoMoreDataEnding {
  public func endRefreshingWithNoMoreData() {
    input(.endRefreshing(.noMoreData)) {
      enqueue(.end(.noMoreData, completion: nil))
    }
  }

  public func resetNoMoreData() {
    input(.resetNoMoreData) {
      resetInNextTurn()
    }
  }
}
