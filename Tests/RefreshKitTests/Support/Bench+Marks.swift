import RefreshKit

extension Bench {
  /// Begins a refresh with a block that notes `mark`.
  func begin(_ mark: String) {
    component.beginRefreshing { [unowned self] in note(mark) }
  }

  /// Ends the refresh with a block that notes `mark`.
  func end(_ mark: String) {
    component.endRefreshing { [unowned self] in note(mark) }
  }
}
