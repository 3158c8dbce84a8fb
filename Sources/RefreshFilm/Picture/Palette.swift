import RefreshKit

/// The colours of what is on the screens of phones, and of what is the same on every page;
/// ``PageColor`` has the others.
nonisolated enum Palette {
  /// How much of the shadow under a phone is seen.
  static let shadowOpacity = 0.16

  /// The screen where there is no content.
  static let screen = "#eef0f4"
  /// The content.
  static let content = "#ffffff"
  /// The lines between rows.
  static let separator = "#e9ebf0"
  /// The words of a row.
  static let line = "#d5d9e2"
  static let faintLine = "#e6e9ef"
  /// Bars that cover the content, seen through ``barOpacity``.
  static let bar = "#fafbfd"
  static let barOpacity = 0.88

  /// The badges of rows and cards, and the numbers on them; again from the first after the last.
  static let badges: [(fill: String, ink: String)] = [
    ("#dbe9ff", "#3a6cc0"), ("#ffe3d6", "#bf5f35"), ("#d9f2e3", "#2f8a5b"), ("#f1e0fb", "#8449b0"),
    ("#fff0c9", "#9a7414"), ("#d7f1f4", "#267f8b"),
  ]

  /// Pictures that are known by name only, by the number in the name.
  static let tiles = ["#4a7dff", "#6a6ef5", "#8a62ea", "#aa59d6", "#c855b8", "#e05a93", "#ee6a6c"]
  static let tileInk = "#ffffff"

  /// A finger, seen through ``fingerOpacity``.
  static let finger = "#3f6fe0"
  static let fingerOpacity = 0.3

  /// The dot of a state.
  static func dot(for state: RefreshState) -> String {
    switch state {
    case .idle: "#b9b5aa"
    case .pulling: "#eda31d"
    case .refreshing: "#2f7df6"
    case .willRefresh: "#7fb2fb"
    case .noMoreData: "#8c6bd1"
    }
  }
}
