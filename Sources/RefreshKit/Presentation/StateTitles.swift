/// The title of each state, on a label: what the app set, else what the language says.
final class StateTitles {
  /// Where the title is shown.
  let label = Label()

  /// Whether no title is shown during a refresh.
  var hidesRefreshing = false {
    didSet { show(shown) }
  }

  private let keys: [RefreshState: TextKey]
  private var own: [RefreshState: String] = [:]
  private var shown = RefreshState.idle

  /// Makes the titles of a class, with the texts of those of its states that have one.
  init(_ keys: [RefreshState: TextKey]) {
    self.keys = keys
    show(.idle)
  }

  /// The title of `state`, or nil where it has none. A refresh that waits has the title of one that
  /// runs.
  func title(for state: RefreshState) -> String? {
    let state = state == .willRefresh ? .refreshing : state
    return own[state] ?? keys[state].map { RefreshConfig.default.language[$0] }
  }

  /// Sets the app's title for `state`; nil brings the language's back.
  func setTitle(_ title: String?, for state: RefreshState) {
    own[state] = title
    show(shown)
  }

  /// Shows the title of `state`, from now on.
  func show(_ state: RefreshState) {
    shown = state
    label.text = hidesRefreshing && state.isRefreshing ? nil : title(for: state)
  }

  /// Takes up the present language.
  func i18nDidChange() {
    show(shown)
  }
}
