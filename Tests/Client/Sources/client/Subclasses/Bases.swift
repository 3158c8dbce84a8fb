import RefreshKit

/// A component that no slot takes.
final class AppComponent: RefreshComponent, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override func layoutSubviews() { note { super.layoutSubviews() } }
  override func i18nDidChange() { note { super.i18nDidChange() } }
  override func shownResultDidChange(_ result: RefreshResult?) {
    note { super.shownResultDidChange(result) }
  }
  override func executeRefreshingCallback() { note { super.executeRefreshingCallback() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    note { super.scrollViewContentOffsetDidChange(change) }
  }

  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    note { super.scrollViewContentSizeDidChange(change) }
  }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    note { super.scrollViewPanStateDidChange(change) }
  }
}
