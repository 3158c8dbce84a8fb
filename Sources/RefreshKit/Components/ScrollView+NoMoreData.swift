/// The end of the data, in one call for header and footer: a list that is refreshed begins at its first
/// page again, so that a footer in noMoreData may have more to load.
extension ScrollView {
  /// Ends the header's refresh, and sets the footer's state to what the first page means for it.
  ///
  /// | the refresh found | the footer |
  /// | --- | --- |
  /// | everything, and that is nothing | noMoreData and hidden |
  /// | everything | noMoreData and shown |
  /// | a first page | reset and shown |
  ///
  /// A load of the footer that is under way continues after a reset. It is safe without header or
  /// footer, while nothing refreshes, twice, and in callbacks. An auto header, which loads older items, ends
  /// with that result, in noMoreData or idle, and the footer stays as it is.
  ///
  /// - Parameters:
  ///   - noMoreData: Whether the first page is the last one.
  ///   - count: How many items the list has now.
  public func endHeaderRefreshing(noMoreData: Bool, count: Int) {
    if let header, !header.refreshesList {
      return header.endRefreshing(with: noMoreData ? .noMoreData : .success)
    }
    header?.endRefreshing()
    footer?.isHidden = noMoreData && count <= 0
    if noMoreData {
      footer?.endRefreshingWithNoMoreData()
    } else {
      footer?.resetAfterHeader()
    }
  }

  /// Ends the footer's refresh: in noMoreData where the last page was loaded, in idle otherwise. It is
  /// safe without a footer, while nothing refreshes, twice, and in callbacks.
  public func endFooterRefreshing(noMoreData: Bool) {
    if noMoreData {
      footer?.endRefreshingWithNoMoreData()
    } else {
      footer?.endRefreshing()
    }
  }

  /// Whether a header refresh that ends in success resets a footer that was in noMoreData before
  /// it began; ``RefreshConfig/resetsNoMoreDataAfterHeaderRefresh`` until it is set here.
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
