/// A header that is whatever indicator it was given.
open class RefreshIndicatorHeader: RefreshHeader {
  /// Makes the indicator of headers that were given none; a ``NormalIndicator`` by default.
  public static var makeDefault: () -> any RefreshIndicator = { NormalIndicator() }

  /// How far lists are pulled where an indicator does not say so, in points; 60 by default. It counts
  /// for indicators that are put into a header afterwards. What is negative or not finite is refused.
  public static var defaultPullHeight: Double = 60 {
    didSet { defaultPullHeight = defaultPullHeight.notNegative(or: oldValue) }
  }

  /// What shows the refresh. Setting it replaces the present one; setting the present one changes
  /// nothing.
  public final var indicator: any RefreshIndicator = RefreshIndicatorHeader.makeDefault() {
    didSet {
      guard indicator !== oldValue else { return }
      removeOwnSubview(oldValue)
      takeUpIndicator()
    }
  }

  open override func prepare() {
    super.prepare()
    takeUpIndicator()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    indicator.frame = bounds
  }

  open override var pullingPercent: Double {
    didSet {
      if !isRefreshing { indicator.pullDidMove(to: pullingPercent) }
    }
  }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    indicator.refreshStateDidChange(to: state)
  }

  private func takeUpIndicator() {
    frame.size.height = indicator.pullHeight.notNegative(or: Self.defaultPullHeight)
    addOwnSubview(indicator)
    indicator.refreshStateDidChange(to: state)
    indicator.pullDidMove(to: pullingPercent)
  }
}

extension ScrollView {
  /// Puts a header into the slot that shows `indicator`, in place of an earlier one.
  ///
  /// - Parameters:
  ///   - indicator: What shows the refresh; the app's default where it is left out.
  ///   - refreshingBlock: Runs when the list refreshes; end it by ``endHeaderRefreshing()``.
  /// - Returns: The header.
  @discardableResult
  public func addPullRefresh(
    _ indicator: (any RefreshIndicator)? = nil, refreshingBlock: @escaping () -> Void
  ) -> RefreshIndicatorHeader {
    let header = RefreshIndicatorHeader(refreshingBlock: refreshingBlock)
    if let indicator { header.indicator = indicator }
    self.header = header
    return header
  }

  /// Begins the header's refresh; nothing without a header.
  public func beginHeaderRefreshing() {
    header?.beginRefreshing()
  }

  /// Ends the header's refresh; nothing without a header or a refresh.
  public func endHeaderRefreshing() {
    header?.endRefreshing()
  }
}
