@MainActor package final class StateTitles {
  package let label = Label()

  var accessory: (any TitleAccessory)? {
    didSet { (arrowView, loadingView) = (accessory?.view(), accessory?.view()) }
  }
  package private(set) var arrowView: ImageView?
  package private(set) var loadingView: ActivityIndicator?

  /// The label of the time of the last update; nil if the component shows no such time.
  var timeLabel: Label?

  /// The distance from the title to the center of an arrow, or to images, in points.
  var leftInset: Double

  var hidesTitleDuringRefresh = false {
    didSet { update() }
  }

  /// The app's title while a failure is shown; nil for the title of the language.
  var failureTitle: String? {
    didSet { update() }
  }

  /// The app's title while a success is shown; nil for the title of the language.
  var successTitle: String? {
    didSet { update() }
  }

  /// Called each time the label gets a title, even if it has this title already.
  var didShow: (() -> Void)?

  /// Whether the label has a tap action only because the header shows a failure.
  fileprivate(set) var retriesByTap = false

  /// The title in the state pulling if a release would open the second level; otherwise nil.
  var armedTitle: String?

  private let texts: ComponentTexts
  private var customTitles: [RefreshState: String] = [:]
  private var state = RefreshState.idle
  private var replacement: Replacement?

  enum Replacement {
    case success, failure
  }

  init(_ texts: ComponentTexts, leftInset: Double) {
    self.texts = texts
    self.leftInset = leftInset
    show(.idle)
  }

  /// The width of the title or of the time, whichever is wider, in points. Hidden labels do not
  /// count; nil if no label is visible. With ``hidesTitleDuringRefresh`` it is nil in every state:
  /// the view beside the title then stays in the middle.
  var width: Double? {
    guard let time = timeLabel else {
      return label.isHidden || hidesTitleDuringRefresh ? nil : label.textWidth
    }
    guard !label.isHidden || !time.isHidden else { return nil }
    return max(label.visibleTextWidth, time.visibleTextWidth)
  }

  func place(in bounds: Rect) {
    guard let time = timeLabel else {
      label.place(in: bounds)
      return
    }
    let halfHeight = bounds.height / 2
    var (upper, lower) = (bounds, bounds)
    if !label.isHidden, !time.isHidden {
      upper = Rect(x: 0, y: 0, width: bounds.width, height: halfHeight)
      lower = Rect(
        x: 0, y: halfHeight, width: bounds.width, height: bounds.height - halfHeight)
    }
    if !label.isHidden { label.place(in: upper) }
    if !time.isHidden { time.place(in: lower) }
  }

  func limitWidths(to width: Double, in bounds: Rect) {
    label.limitWidth(to: width, in: bounds)
    timeLabel?.limitWidth(to: width, in: bounds)
  }

  func title(for state: RefreshState) -> String? {
    let state = state == .willRefresh ? .refreshing : state
    if let title = customTitles[state] { return title }
    return texts.areTitles ? texts.title(for: state).map(RefreshConfig.default.text) : nil
  }

  /// `title` is nil for the title of the language.
  func setTitle(_ title: String?, for state: RefreshState) {
    customTitles[state] = title
    update()
  }

  func show(_ state: RefreshState, _ replacement: Replacement? = nil) {
    self.state = state
    self.replacement = replacement
    let text: String? =
      switch (state, replacement) {
      case (.idle, .failure?), (.refreshing, .failure?):
        failureTitle ?? RefreshConfig.default.text(texts.failure)
      case (.refreshing, .success?): successTitle ?? RefreshConfig.default.text(texts.success)
      case (.pulling, _): armedTitle ?? title(for: .pulling)
      case (.refreshing, nil) where hidesTitleDuringRefresh,
        (.willRefresh, _) where hidesTitleDuringRefresh:
        nil
      default: title(for: state)
      }
    label.show(text)
    didShow?()
  }

  func update() {
    show(state, replacement)
  }
}

extension Label {
  fileprivate func limitWidth(to width: Double, in bounds: Rect) {
    guard textWidth > width else { return }
    place(
      in: Rect(
        x: (bounds.width - width) / 2, y: frame.y, width: width, height: frame.height))
  }
}

extension RefreshComponent {
  final func addTitle() {
    guard let label = stateTitles?.label else { return }
    addOwnSubview(label)
    if machine.traits.hasNoMoreData { refreshByTap(on: label) }
  }

  final func placeTitles() {
    guard let stateTitles else { return }
    let label = stateTitles.label
    stateTitles.place(in: titleFrame(of: label))
    guard let accessory = stateTitles.accessory else { return }
    let geometry = TitleGeometry(
      bounds: bounds, textWidth: stateTitles.width, inset: stateTitles.leftInset,
      color: label.textColor)
    accessory.place(beside: geometry)
    if edge.axis == .vertical { stateTitles.limitWidths(to: geometry.maximumTextWidth, in: bounds) }
    if !label.isHidden, let center = accessory.titleCenter(in: bounds) {
      label.place(at: center)
    }
  }

  /// Returns the frame in which the title is placed: the bounds or, in a leader or trailer, a
  /// column one character wide.
  private func titleFrame(of label: Label) -> Rect {
    guard edge.axis == .horizontal else { return bounds }
    let width = label.fontSize.rounded(.up)
    return Rect(center: bounds.center, size: Size(width: width, height: bounds.height))
  }

  final func showStateInTitles(from old: RefreshState) {
    guard let stateTitles else { return }
    stateTitles.show(presentState, machine.showsFailure ? .failure : nil)
    stateTitles.accessory?.show(presentState, from: old, in: self)
    retryByTapMayChange()
  }

  final func showResultInTitles() {
    guard let stateTitles else { return }
    stateTitles.show(presentState, machine.showsFailure ? .failure : .success)
    stateTitles.accessory?.stop()
    retryByTapMayChange()
  }

  /// Adds or removes the tap action of a header's title. While an open header shows a failure, a
  /// tap on its title begins a refresh. When the header no longer shows the failure, the tap action
  /// is removed. In components with the state noMoreData, the title always has a tap action, whose
  /// effect depends on the state.
  private func retryByTapMayChange() {
    guard let stateTitles, !machine.traits.hasNoMoreData else { return }
    if machine.isShowingFailure, stateTitles.label.tapAction == nil {
      refreshByTap(on: stateTitles.label)
      stateTitles.retriesByTap = true
    } else if stateTitles.retriesByTap, !machine.isShowingFailure {
      stateTitles.label.tapAction = nil
      stateTitles.retriesByTap = false
    }
  }

  final func resetTitles() {
    stateTitles?.show(presentState)
    stateTitles?.accessory?.reset(to: presentState)
  }
}

/// The views beside a title: an arrow, an activity indicator, or images.
@MainActor protocol TitleAccessory: AnyObject {
  /// From the back to the front.
  var views: [PlatformView] { get }

  func show(_ state: RefreshState, from old: RefreshState, in component: RefreshComponent)

  /// Shows a state at once. The end of an ongoing animation then has no effect. The default does
  /// nothing, for classes without such animations.
  func reset(to state: RefreshState)

  /// Stops the activity indicator or the animation of the images. Called when the result of a
  /// refresh begins to be shown. The default does nothing.
  func stop()

  func place(beside title: TitleGeometry)

  /// The center to which the title moves to make room for the views; nil (the default) if it does
  /// not move.
  func titleCenter(in bounds: Rect) -> Point?
}

extension TitleAccessory {
  func reset(to state: RefreshState) {}
  func stop() {}

  /// Returns the view of the class `View`; nil if there is none.
  func view<View>() -> View? { views.lazy.compactMap { $0 as? View }.first }

  func titleCenter(in bounds: Rect) -> Point? { nil }
}

/// The positions of a title and of the view to its left. The title is in the middle of the
/// component, and both stay inside the component.
struct TitleGeometry {
  let bounds: Rect
  /// The width of the visible text, in points; nil if none is visible.
  let textWidth: Double?
  /// The distance from the text to the center of an arrow, or to images, in points.
  let inset: Double
  let color: Color

  /// In points.
  private static let halfIndicatorWidth = 10.0

  private var hasRoom: Bool { bounds.width >= 2 * Self.halfIndicatorWidth }

  /// The greatest width of the text, in points. It leaves room for a view on the left, and the same
  /// room on the right, because the title is centered. Infinite in a component that is too narrow
  /// for an activity indicator.
  var maximumTextWidth: Double {
    hasRoom ? max(0, bounds.width - 2 * (inset + Self.halfIndicatorWidth)) : .infinity
  }

  var accessoryCenter: Point {
    let middle = bounds.center
    guard let textWidth else { return middle }
    let x = middle.x - (min(textWidth, maximumTextWidth) / 2 + inset)
    return Point(x: hasRoom ? max(Self.halfIndicatorWidth, x) : x, y: middle.y)
  }

  var accessoryFrame: Rect {
    var frame = bounds
    guard let textWidth else { return frame }
    let width = bounds.width / 2 - min(textWidth, maximumTextWidth) / 2 - inset
    frame.size.width = hasRoom ? max(0, width) : width
    return frame
  }
}

struct ComponentTexts: Sendable {
  /// The accessibility label.
  let name: TextKey
  /// The accessibility hint.
  let action: TextKey
  /// Nil for a state without a title.
  private var idle, pulling, refreshing, noMoreData: TextKey?
  /// The title and the announcement of a success.
  var success = TextKey.loaded
  /// The title and the announcement of a failure.
  var failure = TextKey.footerFailed
  /// Whether the texts of the states are also shown as titles. If not, only assistive technology
  /// uses them.
  var areTitles = true

  func title(for state: RefreshState) -> TextKey? {
    switch state {
    case .idle: idle
    case .pulling: pulling
    case .refreshing, .willRefresh: refreshing
    case .noMoreData: noMoreData
    }
  }

  static let header = ComponentTexts(
    name: .headerName, action: .headerAction,
    idle: .headerIdle, pulling: .headerPulling, refreshing: .headerRefreshing,
    success: .updated, failure: .headerFailed)

  /// The texts of a header, but not as titles: Apple's control has no title either, unless the app
  /// sets one.
  static let systemHeader = {
    var texts = header
    texts.areTitles = false
    return texts
  }()

  static let autoFooter = ComponentTexts(
    name: .footerName, action: .footerAction,
    idle: .autoFooterIdle, refreshing: .autoFooterRefreshing, noMoreData: .autoFooterNoMoreData)

  static let autoHeader = ComponentTexts(
    name: .autoHeaderName, action: .autoHeaderAction,
    idle: .autoHeaderIdle, refreshing: .autoFooterRefreshing, noMoreData: .autoFooterNoMoreData)

  static let backFooter = ComponentTexts(
    name: .footerName, action: .footerAction,
    idle: .backFooterIdle, pulling: .backFooterPulling, refreshing: .backFooterRefreshing,
    noMoreData: .backFooterNoMoreData)

  static let trailer = ComponentTexts(
    name: .trailerName, action: .trailerAction,
    idle: .trailerIdle, pulling: .trailerPulling, refreshing: .trailerRefreshing,
    noMoreData: .trailerNoMoreData)

  static let leader = ComponentTexts(
    name: .leaderName, action: .leaderAction,
    idle: .leaderIdle, pulling: .leaderPulling, refreshing: .leaderRefreshing,
    noMoreData: .leaderNoMoreData)
}
