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
