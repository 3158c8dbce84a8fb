/// The title of each state, on a label: the app's, or else the language's.
final class StateTitles {
  /// The label of the title.
  let label = Label()

  /// What is shown to the left of the title, if anything.
  var accessory: (any TitleAccessory)?

  /// The distance between the title and the view to its left, in points.
  var leftInset: Double

  /// Whether no title is shown during a refresh.
  var hidesRefreshing = false {
    didSet { update() }
  }

  /// The app's title for a refresh that failed; nil for the language's.
  var failureTitle: String? {
    didSet { update() }
  }

  private let texts: ComponentTexts
  private var customTitles: [RefreshState: String] = [:]
  private var state = RefreshState.idle
  private var hasFailed = false

  /// Makes the titles of a class.
  init(_ texts: ComponentTexts, leftInset: Double = 25) {
    self.texts = texts
    self.leftInset = leftInset
    show(.idle)
  }

  /// Returns the title of `state`, or nil where it has none; willRefresh has that of refreshing.
  func title(for state: RefreshState) -> String? {
    let state = state == .willRefresh ? .refreshing : state
    if !customTitles.isEmpty, let title = customTitles[state] { return title }
    guard let key = texts.title(for: state) else { return nil }
    return RefreshConfig.default.language[key]
  }

  /// Sets the app's title for `state`; nil for the language's.
  func setTitle(_ title: String?, for state: RefreshState) {
    customTitles[state] = title
    update()
  }

  /// Shows the title of `state` from now on, or, while idle, that the last refresh failed.
  func show(_ state: RefreshState, hasFailed: Bool = false) {
    self.state = state
    self.hasFailed = hasFailed
    label.text =
      switch state {
      case .refreshing where hidesRefreshing, .willRefresh where hidesRefreshing: nil
      case .idle where hasFailed: failureTitle ?? RefreshConfig.default.language[texts.failure]
      default: title(for: state)
      }
  }

  /// Shows the title in the current language.
  func i18nDidChange() {
    update()
  }

  private func update() {
    show(state, hasFailed: hasFailed)
  }
}
