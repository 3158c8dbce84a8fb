import RefreshKit

/// An accessory that no slot takes.
final class AppAccessory: ScrollAccessory, Recording {
  let record = Record()

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    note()
  }

  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    note()
  }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    note()
  }
}

/// A component that no slot takes.
final class AppComponent: RefreshComponent, Recording {
  let record = Record()

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    note()
  }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    note()
  }

  override func prepare() {
    super.prepare()
    note()
  }

  override func placeSubviews() {
    super.placeSubviews()
    note()
  }

  override func i18nDidChange() {
    super.i18nDidChange()
    note()
  }

  override func executeRefreshingCallback() {
    super.executeRefreshingCallback()
    note()
  }

  override var state: RefreshState {
    didSet {
      note()
      guard state != oldValue else { return }
      record.states.append(state)
    }
  }

  override var pullingPercent: Double {
    didSet {
      note()
      record.percents.append(pullingPercent)
    }
  }
}

final class AppFooter: RefreshFooter, Recording {
  let record = Record()

  override func prepare() {
    super.prepare()
    note()
  }
}
