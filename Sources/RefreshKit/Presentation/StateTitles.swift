/// The title of each state, on a label: what the app set, else what the language says.
final class StateTitles {
  /// Where the title is shown.
  let label = Label()

  /// Whether no title is shown during a refresh.
  var hidesRefreshing = false {
    didSet { showAgain() }
  }

  /// The app's title for a refresh that failed; nil is the language's.
  var failureTitle: String? {
    didSet { showAgain() }
  }

  private let wording: Wording
  private var own: [RefreshState: String] = [:]
  private var shown = RefreshState.idle
  private var hasFailed = false

  /// Makes the titles of a class.
  init(_ wording: Wording) {
    self.wording = wording
    show(.idle)
  }

  /// The title of `state`, or nil where it has none. A refresh that waits has the title of one that
  /// runs.
  func title(for state: RefreshState) -> String? {
    let state = state == .willRefresh ? .refreshing : state
    if !own.isEmpty, let title = own[state] { return title }
    guard let key = wording.title(for: state) else { return nil }
    return RefreshConfig.default.language[key]
  }

  /// Sets the app's title for `state`; nil brings the language's back.
  func setTitle(_ title: String?, for state: RefreshState) {
    own[state] = title
    showAgain()
  }

  /// Shows the title of `state` from now on, or, while idle, that the last refresh failed.
  func show(_ state: RefreshState, hasFailed: Bool = false) {
    shown = state
    self.hasFailed = hasFailed
    label.text =
      switch state {
      case .refreshing where hidesRefreshing, .willRefresh where hidesRefreshing: nil
      case .idle where hasFailed: failureTitle ?? RefreshConfig.default.language[wording.failure]
      default: title(for: state)
      }
  }

  /// Takes up the present language.
  func i18nDidChange() {
    showAgain()
  }

  private func showAgain() {
    show(shown, hasFailed: hasFailed)
  }
}
