/// A header that shows the refresh by a ``RefreshIndicator``.
open class RefreshIndicatorHeader: RefreshHeader {
  /// Makes the indicator of new headers; a ``NormalIndicator`` by default.
  public static var makeDefault: () -> any RefreshIndicator = { NormalIndicator() }

  /// The default ``RefreshIndicator/pullHeight`` of indicators, in points; 60 by default. It
  /// applies to indicators that are added to a header afterwards. A number that is negative or not
  /// finite is refused.
  public static var defaultPullHeight: Double = 60 {
    didSet { defaultPullHeight = defaultPullHeight.notNegative(or: oldValue) }
  }

  /// The indicator. Setting it replaces the view; setting the present indicator has no effect.
  public final var indicator: any RefreshIndicator = RefreshIndicatorHeader.makeDefault() {
    didSet {
      guard indicator !== oldValue else { return }
      notifyObserver(of: "another indicator")
      removeOwnSubview(oldValue)
      addIndicator()
    }
  }

  open override func prepare() {
    super.prepare()
    addIndicator()
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

  override var traits: Traits {
    Traits(isPulled: true, hasOwnThreshold: true, clearsFailureWhenPulled: true)
  }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    indicator.refreshStateDidChange(to: state)
  }

  override func resultDidShow() {
    super.resultDidShow()
    if let lastResult { indicator.refreshDidEnd(with: lastResult) }
  }

  private func addIndicator() {
    frame.size.height = indicator.pullHeight.notNegative(or: Self.defaultPullHeight)
    addOwnSubview(indicator)
    indicator.refreshStateDidChange(to: state)
    indicator.pullDidMove(to: pullingPercent)
  }
}

extension ScrollView {
  /// Sets ``header`` to a new header with an indicator.
  ///
  /// - Parameters:
  ///   - indicator: The indicator; nil (the default) for one by
  ///     ``RefreshIndicatorHeader/makeDefault``.
  ///   - refreshingBlock: Called when the header refreshes. End the refresh by
  ///     ``endHeaderRefreshing()``.
  /// - Returns: The header.
  @discardableResult
  public func addPullRefresh(
    _ indicator: (any RefreshIndicator)? = nil, refreshingBlock: @escaping () -> Void
  ) -> RefreshIndicatorHeader {
    add(RefreshIndicatorHeader(refreshingBlock: refreshingBlock), with: indicator)
  }

  /// Sets ``header`` to a new header, with an indicator unless that is nil, and returns it.
  func add(
    _ header: RefreshIndicatorHeader, with indicator: (any RefreshIndicator)?
  ) -> RefreshIndicatorHeader {
    if let indicator { header.indicator = indicator }
    self.header = header
    return header
  }

  /// Begins a refresh of the header. The call has no effect without a header.
  public func beginHeaderRefreshing() {
    header?.beginRefreshing()
  }

  /// Ends the refresh of the header. The call has no effect without a header or a refresh.
  public func endHeaderRefreshing() {
    header?.endRefreshing()
  }
}
