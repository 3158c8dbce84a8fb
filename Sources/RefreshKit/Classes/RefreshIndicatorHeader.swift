#if UIKIT
  import UIKit
#endif

/// A header that shows the refresh by a ``RefreshIndicator``.
open class RefreshIndicatorHeader: RefreshHeader {
  /// Makes the indicator of new headers; a ``NormalIndicator`` by default.
  public static var makeDefault: () -> any RefreshIndicator = { NormalIndicator() }

  /// The default ``RefreshIndicator/pullHeight`` of indicators, in points; 60 by default. It
  /// applies to indicators that are added to a header afterward. A number that is negative or not
  /// finite is refused.
  public static var defaultPullHeight: Double = 60 {
    didSet { defaultPullHeight = defaultPullHeight.notNegative(or: oldValue) }
  }

  /// The indicator. Setting it replaces the view; setting the present indicator has no effect.
  public final var indicator: any RefreshIndicator = RefreshIndicatorHeader.makeDefault() {
    didSet {
      guard indicator !== oldValue else { return }
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
    indicator.place(in: bounds)
  }

  open override var pullingPercent: Double {
    didSet {
      if !machine.isRefreshing { indicator.pullDidMove(to: machine.percent) }
    }
  }

  override var traits: Traits {
    super.traits.with { $0.hasOwnThreshold = true }
  }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    indicator.refreshStateDidChange(to: presentState)
  }

  override var hasIndicatorOfResults: Bool { indicator.showsResults }

  override func resultDidShow() {
    super.resultDidShow()
    if let storedResult { indicator.refreshDidEnd(with: storedResult) }
  }

  private func addIndicator() {
    frame.size.height = indicator.pullHeight.notNegative(or: Self.defaultPullHeight)
    addOwnSubview(indicator)
    indicator.refreshStateDidChange(to: presentState)
    indicator.pullDidMove(to: machine.percent)
  }
}

extension RefreshSlots {
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

  func add(
    _ header: RefreshIndicatorHeader, with indicator: (any RefreshIndicator)?
  ) -> RefreshIndicatorHeader {
    if let indicator { header.indicator = indicator }
    self.header = header
    return header
  }
}

/// A view that shows the state and the pull of a ``RefreshIndicatorHeader``. The header notifies it
/// of both.
///
/// ```swift
/// list.addPullRefresh(ThreeDots()) { load() }
/// ```
@preconcurrency @MainActor public protocol RefreshIndicator: View {
  /// The height of the view and the threshold of the pull, in points;
  /// ``RefreshIndicatorHeader/defaultPullHeight`` by default, and if the number is negative or not
  /// finite. Read when the view is added to a header.
  var pullHeight: Double { get }

  /// Called when the state has changed, and when the view has been added.
  ///
  /// - Parameter state: The present state.
  func refreshStateDidChange(to state: RefreshState)

  /// Whether the view shows by itself that a refresh has failed, so that the header waits before it
  /// closes, for ``ScrollView/failureDisplayDuration``; false by default. A header with a duration of
  /// its own waits in any case.
  var showsResults: Bool { get }

  /// Called when the result of a refresh begins to be shown, for
  /// ``RefreshComponent/resultDisplayDuration`` or
  /// ``RefreshComponent/failureDisplayDuration``. The state stays refreshing; stop animations here.
  /// The default does nothing.
  ///
  /// - Parameter result: A success or a failure.
  func refreshDidEnd(with result: RefreshResult)

  /// Called when the pull has changed outside a refresh, and when the view has been added. The last
  /// call before a refresh has the percent 1. The first call after it has the present percent,
  /// which is usually 0.
  ///
  /// - Parameter percent: The pull as a fraction of the threshold: 0 for none, more than 1 beyond
  ///   it.
  func pullDidMove(to percent: Double)
}

extension RefreshIndicator {
  public var pullHeight: Double { RefreshIndicatorHeader.defaultPullHeight }

  public var showsResults: Bool { false }

  public func refreshDidEnd(with result: RefreshResult) {}
}

extension RefreshIndicatorHeader {
  private static var makers: [(name: String, indicator: () -> any RefreshIndicator)] = [
    ("normal", { NormalIndicator() }), ("ring", { RingIndicator() }),
  ]

  /// The names of the indicators, in the order of their registration. The first ones are `normal`
  /// and `ring`, which the kit registers.
  public static var indicatorNames: [String] { makers.map { $0.name } }

  /// Registers an indicator by a name, or another one by a name that is in use.
  ///
  /// ```swift
  /// RefreshIndicatorHeader.register("dots of the app") { ThreeDots() }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, as in the field `indicator` of a script.
  ///   - makeIndicator: Makes a new indicator; called for each header that has one by this name,
  ///     and when ``indicatorName`` looks for a class.
  public static func register(_ name: String, makeIndicator: @escaping () -> any RefreshIndicator) {
    if let index = makers.firstIndex(where: { $0.name == name }) {
      makers[index].indicator = makeIndicator
    } else {
      makers.append((name, makeIndicator))
    }
  }

  /// Makes an indicator.
  ///
  /// - Parameter name: One of ``indicatorNames``.
  /// - Returns: A new indicator; nil if no indicator is registered by this name.
  public static func makeIndicator(named name: String) -> (any RefreshIndicator)? {
    makers.first { $0.name == name }?.indicator()
  }

  /// The name of the ``indicator``: the first one by which an indicator of the same class is
  /// registered; nil if there is none.
  public final var indicatorName: String? {
    // The class of an indicator is known only after a call of its registered closure.
    Self.makers.first { type(of: $0.indicator()) == type(of: indicator) }?.name
  }
}

/// An indicator with a title for each state, an arrow that turns when the list is pulled far
/// enough, and an activity indicator; the default of ``RefreshIndicatorHeader/makeDefault``.
///
/// The title is centered and in the app's language. The arrow and the activity indicator are
/// centered 25 points before its leading edge. The arrow fades in with the pull, and turns in 0.2
/// seconds.
public final class NormalIndicator: View, RefreshIndicator {
  /// The arrow.
  public let arrowView = ImageView(image: .arrow)
  /// The activity indicator, with the same center as the arrow.
  public let loadingView = ActivityIndicator()
  /// The label of the title.
  public var stateLabel: Label { titles.label }

  private let titles = StateTitles(.header, leftInset: 25)
  private var languageObservation: ObservationToken?

  /// The duration of a turn of the arrow, in seconds.
  private static let rotationDuration = 0.2

  /// Makes an indicator.
  public init() {
    super.init(frame: .zero)
    addSubview(stateLabel)
    addSubview(arrowView)
    addSubview(loadingView)
    languageObservation = RefreshConfig.default.observeLanguage { [weak self] _ in
      self?.titles.update()
      self?.setNeedsLayout()
    }
  }

  #if UIKIT
    @available(*, unavailable, message: "Make it by NormalIndicator().")
    public required init?(coder: NSCoder) { fatalError("An indicator is in no archive.") }

    package override var drawsItself: Bool { false }
  #endif

  /// Sets the title of a state; nil for the language's. Returns the indicator.
  @discardableResult
  public func setTitle(_ title: String?, for state: RefreshState) -> Self {
    titles.setTitle(title, for: state)
    return self
  }

  /// Returns the title of a state, or nil if it has none.
  public func title(for state: RefreshState) -> String? {
    titles.title(for: state)
  }

  public override func layoutSubviews() {
    if placesSubviewsNow { input(.other, placeSubviews) }
    super.layoutSubviews()
  }

  private func placeSubviews() {
    let width = stateLabel.visibleTextWidth
    let title = TitleGeometry(
      bounds: bounds, textWidth: width > 0 ? width : nil, inset: titles.leftInset,
      color: stateLabel.textColor)
    titles.place(in: bounds)
    titles.limitWidths(to: title.maximumTextWidth, in: bounds)
    var center = title.accessoryCenter
    if resolvedLayoutDirection == .rightToLeft { center.x = bounds.width - center.x }
    arrowView.place(at: center)
    loadingView.place(at: center)
  }

  public func refreshStateDidChange(to state: RefreshState) {
    titles.show(state)
    arrowView.isHidden = state.isRefreshing || state == .noMoreData
    if state == .refreshing { loadingView.startAnimating() } else { loadingView.stopAnimating() }
    rotateArrow(to: state == .pulling ? .pi : 0)
  }

  public func refreshDidEnd(with result: RefreshResult) {
    loadingView.stopAnimating()
  }

  public func pullDidMove(to percent: Double) {
    arrowView.alpha = percent.clamped(to: 0...1)
  }

  private func rotateArrow(to angle: Double) {
    guard arrowView.rotation != angle else { return }
    if let list = enclosingScrollView, arrowView.isShown {
      list.animate(Self.rotationDuration) { arrowView.rotation = angle }
    } else {
      arrowView.rotation = angle
    }
  }
}

/// The compiler chooses an overload by what the closure returns: see `init(refreshing:)` in
/// AsyncAction.swift.
extension RefreshSlots {
  /// Sets ``header`` to a new header with an indicator, which refreshes by an async function:
  /// `list.addPullRefresh { try await feed.reload() }`.
  ///
  /// **Only a function that awaits ends its refresh**: see `init(refreshing:)` of
  /// ``RefreshComponent``.
  ///
  /// - Parameters:
  ///   - indicator: The indicator; nil (the default) for one by
  ///     ``RefreshIndicatorHeader/makeDefault``.
  ///   - action: Called when the header refreshes.
  /// - Returns: The header.
  @discardableResult
  public func addPullRefresh(
    _ indicator: (any RefreshIndicator)? = nil,
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Void
  ) -> RefreshIndicatorHeader {
    add(RefreshIndicatorHeader(refreshing: action), with: indicator)
  }

  /// Sets ``header`` to a new header with an indicator, which refreshes by an async function that
  /// returns the result, as in ``RefreshComponent/endRefreshing(with:)``.
  @_disfavoredOverload
  @discardableResult
  public func addPullRefresh<A, B, C>(
    _ indicator: (any RefreshIndicator)? = nil,
    refreshing action:
      nonisolated(nonsending) @escaping () async throws -> any _ReturnedResult<A, B, C>
  ) -> RefreshIndicatorHeader {
    add(RefreshIndicatorHeader(refreshing: action), with: indicator)
  }

  /// Sets ``header`` to a new header with an indicator, which refreshes by an async function whose
  /// value has the result.
  @discardableResult
  public func addPullRefresh<Outcome: RefreshResultConvertible>(
    _ indicator: (any RefreshIndicator)? = nil,
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Outcome
  ) -> RefreshIndicatorHeader {
    add(RefreshIndicatorHeader(refreshing: action), with: indicator)
  }
}
