/// Ends of refreshes in a list with pages. A refresh of the header loads the first page again, so
/// that a footer in noMoreData may have more to load.
extension ScrollView {
  /// Ends the header's refresh, and updates the footer.
  ///
  /// | the refresh has loaded | the footer |
  /// | --- | --- |
  /// | the last page, and the list is empty | noMoreData and hidden |
  /// | the last page | noMoreData and shown |
  /// | another page | reset and shown |
  ///
  /// A load of the footer that is under way continues after a reset. The call has no effect on a
  /// header or footer that does not exist, and may be made at any time, also in callbacks. An auto
  /// header, which loads older items, ends in noMoreData or idle, and the footer does not change.
  ///
  /// - Parameters:
  ///   - noMoreData: Whether the page that was loaded is the last one.
  ///   - count: The number of items in the list now.
  public func endHeaderRefreshing(noMoreData: Bool, count: Int) {
    if let header, !header.refreshesList {
      return header.endRefreshing(with: noMoreData ? .noMoreData : .success)
    }
    if let header {
      header.endByClient(refreshesList: true)
    } else {
      timeline.async(for: self) {
        $0.footer?.forgetFailure(after: "endHeaderRefreshing(noMoreData:count:)")
      }
    }
    footer?.setHidden(noMoreData && count <= 0, keepingNoMoreData: noMoreData)
    if noMoreData {
      footer?.endRefreshingWithNoMoreData()
    } else {
      footer?.resetAfterHeader()
    }
  }

  /// Ends the footer's refresh. The call has no effect without a footer, and may be made at any
  /// time, also in callbacks.
  ///
  /// - Parameter noMoreData: Whether the page that was loaded is the last one. If so, the footer's
  ///   state becomes noMoreData, and idle otherwise.
  public func endFooterRefreshing(noMoreData: Bool) {
    if noMoreData {
      footer?.endRefreshingWithNoMoreData()
    } else {
      footer?.endRefreshing()
    }
  }

  /// Whether a refresh of the header that ends in success resets a footer that was in noMoreData
  /// when the refresh began; by default the value of
  /// ``RefreshConfig/resetsNoMoreDataAfterHeaderRefresh``.
  public var resetsNoMoreDataAfterHeaderRefresh: Bool {
    get {
      settings.resetsNoMoreDataAfterHeaderRefresh
        ?? RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh
    }
    set {
      set("resetsNoMoreDataAfterHeaderRefresh", to: newValue) {
        settings.resetsNoMoreDataAfterHeaderRefresh = $0
      }
    }
  }
}
