#if UIKIT
  import UIKit
#endif

/// An indicator with a title for each state, an arrow that turns when the list is pulled far
/// enough, and an activity indicator; the default of ``RefreshIndicatorHeader/makeDefault``.
///
/// The title is centered and in the app's language. The arrow and the activity indicator are 25
/// points before its leading edge. The arrow fades in with the pull, and turns in 0.2 seconds.
public final class NormalIndicator: View, RefreshIndicator {
  /// The arrow.
  public let arrowView = ImageView(image: .arrow)
  /// The activity indicator, with the same center as the arrow.
  public let loadingView = ActivityIndicator()
  /// The label of the title.
  public var stateLabel: Label { titles.label }

  private let titles = StateTitles(.header)
  private var languageObservation: ObservationToken?

  /// The duration of the arrow's rotation, in seconds.
  private static let rotationDuration = 0.2
  /// The distance of arrow and activity indicator from the title, in points.
  private static let gap = 25.0

  /// Makes an indicator.
  public init() {
    super.init(frame: .zero)
    addSubview(stateLabel)
    addSubview(arrowView)
    addSubview(loadingView)
    let indicator = Weak(self)
    languageObservation = RefreshConfig.default.observeLanguage { _ in
      indicator.object?.i18nDidChange()
    }
  }

  #if UIKIT
    @available(*, unavailable, message: "Make it by NormalIndicator().")
    public required init?(coder: NSCoder) { fatalError("An indicator is in no archive.") }

    package override var drawsItself: Bool { false }
  #endif

  /// Sets the title of a state; nil for the language's.
  public func setTitle(_ title: String?, for state: RefreshState) {
    titles.setTitle(title, for: state)
  }

  /// Returns the title of a state, or nil if it has none.
  public func title(for state: RefreshState) -> String? {
    titles.title(for: state)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard isLaidOutByKit else { return }
    makeOwnChanges(placeSubviews)
  }

  private func placeSubviews() {
    let width = stateLabel.visibleTextWidth
    let title = TitleGeometry(
      bounds: bounds, textWidth: width > 0 ? width : nil, inset: Self.gap,
      color: stateLabel.textColor)
    let text = Size(width: min(title.maximumTextWidth, bounds.width), height: bounds.height)
    stateLabel.frame = width > text.width ? Rect(center: bounds.center, size: text) : bounds
    var center = title.accessoryCenter
    if direction == .rightToLeft { center.x = bounds.width - center.x }
    arrowView.center = center
    loadingView.center = center
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

  private var direction: LayoutDirection {
    inheritedLayoutDirection ?? RefreshConfig.default.effectiveLayoutDirection
  }

  private func i18nDidChange() {
    titles.i18nDidChange()
    setNeedsLayout()
  }
}
