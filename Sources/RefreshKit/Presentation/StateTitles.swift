/// Shows the title of the state on a label: the app's title, or the language's if there is none.
final class StateTitles {
  /// The label of the title.
  let label = Label()

  /// The views to the left of the title, if there are any.
  var accessory: (any TitleAccessory)?

  /// The label of the last update, below the title; nil in a component that does not show it.
  var timeLabel: Label?

  /// The distance between the title and the view to its left, in points.
  var leftInset: Double

  /// Whether the title is hidden during a refresh.
  var hidesRefreshing = false {
    didSet { update() }
  }

  /// The app's title for a refresh that failed; nil for the language's.
  var failureTitle: String? {
    didSet { update() }
  }

  /// The app's title for a refresh that succeeded; nil for the language's.
  var successTitle: String? {
    didSet { update() }
  }

  /// The title of pulling while a release opens the second level; otherwise nil.
  var armedTitle: String?

  private let texts: ComponentTexts
  private var customTitles: [RefreshState: String] = [:]
  private var state = RefreshState.idle
  private var replacement: Replacement?

  /// A result whose title replaces that of the state.
  enum Replacement {
    case success, failure
  }

  /// Makes the titles for a class of components.
  init(_ texts: ComponentTexts, leftInset: Double = 25) {
    self.texts = texts
    self.leftInset = leftInset
    show(.idle)
  }

  /// The width of the wider one of the visible texts, in points; nil if none is visible.
  var width: Double? {
    guard let time = timeLabel else {
      return label.isHidden || hidesRefreshing ? nil : label.textWidth
    }
    guard !label.isHidden || !time.isHidden else { return nil }
    return max(label.visibleTextWidth, time.visibleTextWidth)
  }

  /// Places the labels of the title and, below it, of the time.
  func place(in bounds: Rect) {
    guard let time = timeLabel else {
      label.frame = bounds
      return
    }
    let half = bounds.height / 2
    switch (label.isHidden, time.isHidden) {
    case (true, true):
      break
    case (true, false):
      time.frame = bounds
    case (false, true):
      label.frame = bounds
    case (false, false):
      label.frame = Rect(x: 0, y: 0, width: bounds.width, height: half)
      time.frame = Rect(x: 0, y: half, width: bounds.width, height: bounds.height - half)
    }
  }

  /// Limits the widths of the labels. A label whose text is wider gets that width, and stays
  /// centered.
  func limitWidths(to width: Double, in bounds: Rect) {
    label.limitWidth(to: width, in: bounds)
    timeLabel?.limitWidth(to: width, in: bounds)
  }

  /// Returns the title of `state`, or nil if it has none; willRefresh has that of refreshing.
  func title(for state: RefreshState) -> String? {
    let state = state == .willRefresh ? .refreshing : state
    if !customTitles.isEmpty, let title = customTitles[state] { return title }
    guard let key = texts.title(for: state) else { return nil }
    return RefreshConfig.default.text(key)
  }

  /// Sets the app's title for `state`; nil for the language's.
  func setTitle(_ title: String?, for state: RefreshState) {
    customTitles[state] = title
    update()
  }

  /// Shows the title of `state`, or that of a result if `state` can show it.
  func show(_ state: RefreshState, _ replacement: Replacement? = nil) {
    self.state = state
    self.replacement = replacement
    let text: String? =
      switch (state, replacement) {
      case (.idle, .failure?), (.refreshing, .failure?): failureText
      case (.refreshing, .success?): successText
      case (.pulling, _): armedTitle ?? title(for: .pulling)
      case (.refreshing, nil) where hidesRefreshing, (.willRefresh, _) where hidesRefreshing: nil
      default: title(for: state)
      }
    label.show(text)
  }

  /// The title of a refresh that succeeded.
  var successText: String { successTitle ?? RefreshConfig.default.text(texts.success) }

  /// The title of a refresh that failed.
  var failureText: String { failureTitle ?? RefreshConfig.default.text(texts.failure) }

  /// Shows the title in the current language.
  func i18nDidChange() {
    update()
  }

  private func update() {
    show(state, replacement)
  }
}

extension Label {
  /// Sets the width of the label if its text is wider, and centers it in `bounds`.
  fileprivate func limitWidth(to width: Double, in bounds: Rect) {
    guard textWidth > width else { return }
    frame.origin.x = (bounds.width - width) / 2
    frame.size.width = width
  }
}

/// The title of a component that has one, and the views beside it.
extension RefreshComponent {
  /// Adds the label. In a component with the state noMoreData, a tap on the label begins a refresh
  /// if ``loadsByTap`` is true.
  final func addTitle() {
    guard let label = stateTitles?.label else { return }
    addOwnSubview(label)
    if traits.hasNoMoreData { refreshByTap(on: label) }
  }

  /// Places the label and the views beside it.
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
    if !label.isHidden, let center = accessory.titleCenter(in: bounds) { label.center = center }
  }

  /// The frame of the title: the bounds of a header or footer, and a column in the middle of a
  /// leader or trailer, one character wide.
  private func titleFrame(of label: Label) -> Rect {
    guard edge.axis == .horizontal else { return bounds }
    let width = label.fontSize.rounded(.up)
    return Rect(center: bounds.center, size: Size(width: width, height: bounds.height))
  }

  /// Shows the state in the title and the views beside it, if the component has a title.
  final func showStateInTitles(from old: RefreshState) {
    guard let stateTitles else { return }
    stateTitles.show(state, machine.showsFailure ? .failure : nil)
    stateTitles.accessory?.show(state, from: old, animator)
  }

  /// Shows the result of a refresh in the title, and stops the views beside it.
  final func showResultInTitles() {
    guard let stateTitles else { return }
    stateTitles.show(state, machine.showsFailure ? .failure : .success)
    stateTitles.accessory?.stop()
  }

  /// Shows the state in the title and the views beside it at once, and cancels the end of a running
  /// animation.
  final func resetTitles() {
    stateTitles?.show(state)
    stateTitles?.accessory?.reset(to: state)
  }
}

/// The views to the left of a title: an arrow with an activity indicator, or images.
protocol TitleAccessory: AnyObject {
  /// The views, from the back to the front.
  var views: [PlatformView] { get }

  /// Shows a state, with the animation of the change from `old`.
  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator)

  /// Shows a state at once, and cancels the end of a running animation.
  func reset(to state: RefreshState)

  /// Called when the result of a refresh begins to be shown. Stops and hides the activity
  /// indicator, or stops the images.
  func stop()

  /// Lays out the views.
  func place(beside title: TitleGeometry)

  /// Returns the center of the title in `bounds` if it makes room for the views; nil (the default)
  /// if it does not move.
  func titleCenter(in bounds: Rect) -> Point?
}

extension TitleAccessory {
  func titleCenter(in bounds: Rect) -> Point? { nil }
}

/// The geometry of a title in the middle of its component, and of a view to its left. Both stay
/// inside the component, and a text that is too wide is truncated.
nonisolated struct TitleGeometry {
  /// The bounds of the component.
  let bounds: Rect
  /// The width of the text, in points; nil if no text is visible.
  let textWidth: Double?
  /// The distance between the text and a view to its left, in points.
  let inset: Double
  /// The color of the text.
  let color: Color

  /// Half of the width of a view, in points. It is that of an activity indicator.
  private static let half = 10.0

  /// Whether the component is wide enough for a view.
  private var hasRoom: Bool { bounds.width >= 2 * Self.half }

  /// The greatest width of the text, in points. It leaves room for a view to the left of the text,
  /// and as much to the right.
  var maximumTextWidth: Double {
    hasRoom ? max(0, bounds.width - 2 * (inset + Self.half)) : .infinity
  }

  /// The center of a view to the left of the text; the center of the bounds if there is no text.
  var accessoryCenter: Point {
    let middle = bounds.center
    guard let textWidth else { return middle }
    let x = middle.x - (min(textWidth, maximumTextWidth) / 2 + inset)
    return Point(x: hasRoom ? max(Self.half, x) : x, y: middle.y)
  }

  /// The part of the bounds to the left of the text; the whole bounds if there is no text.
  var accessoryFrame: Rect {
    var frame = bounds
    guard let textWidth else { return frame }
    let width = bounds.width / 2 - min(textWidth, maximumTextWidth) / 2 - inset
    frame.size.width = hasRoom ? max(0, width) : width
    return frame
  }
}

/// The texts of a family of components.
nonisolated struct ComponentTexts: Sendable {
  /// The name of the component.
  let name: TextKey
  /// The action of activating it.
  let action: TextKey
  /// The titles of the states; nil for a state without one.
  private let idle, pulling, refreshing, noMoreData: TextKey?
  /// The title, and the announcement, of a refresh that ended in success.
  let success: TextKey
  /// The title, and the announcement, of a refresh that failed.
  let failure: TextKey

  /// Returns the title of `state`, or nil if it has none; willRefresh has that of refreshing.
  func title(for state: RefreshState) -> TextKey? {
    switch state {
    case .idle: idle
    case .pulling: pulling
    case .refreshing, .willRefresh: refreshing
    case .noMoreData: noMoreData
    }
  }

  /// Headers.
  static let header = ComponentTexts(
    name: .headerName, action: .headerAction,
    idle: .headerIdle, pulling: .headerPulling, refreshing: .headerRefreshing, noMoreData: nil,
    success: .updated, failure: .headerFailed)

  /// Auto footers.
  static let autoFooter = ComponentTexts(
    name: .footerName, action: .footerAction,
    idle: .autoFooterIdle, pulling: nil, refreshing: .autoFooterRefreshing,
    noMoreData: .autoFooterNoMoreData,
    success: .loaded, failure: .footerFailed)

  /// Auto headers.
  static let autoHeader = ComponentTexts(
    name: .autoHeaderName, action: .autoHeaderAction,
    idle: .autoHeaderIdle, pulling: nil, refreshing: .autoFooterRefreshing,
    noMoreData: .autoFooterNoMoreData,
    success: .loaded, failure: .footerFailed)

  /// Back footers.
  static let backFooter = ComponentTexts(
    name: .footerName, action: .footerAction,
    idle: .backFooterIdle, pulling: .backFooterPulling, refreshing: .backFooterRefreshing,
    noMoreData: .backFooterNoMoreData,
    success: .loaded, failure: .footerFailed)

  /// Trailers.
  static let trailer = ComponentTexts(
    name: .trailerName, action: .trailerAction,
    idle: .trailerIdle, pulling: .trailerPulling, refreshing: .trailerRefreshing,
    noMoreData: .trailerNoMoreData,
    success: .loaded, failure: .footerFailed)

  /// Leaders.
  static let leader = ComponentTexts(
    name: .leaderName, action: .leaderAction,
    idle: .leaderIdle, pulling: .leaderPulling, refreshing: .leaderRefreshing,
    noMoreData: .leaderNoMoreData,
    success: .loaded, failure: .footerFailed)
}
