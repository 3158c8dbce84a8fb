import RefreshKit

final class AppAutoHeader: RefreshAutoHeader, Recording {
  let record = Record()

  override func prepare() {
    super.prepare()
    note()
  }

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    note()
  }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    note()
  }
}

final class AppAutoStateHeader: RefreshAutoStateHeader, Recording {
  let record = Record()

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
}

final class AppAutoNormalHeader: RefreshAutoNormalHeader, Recording {
  let record = Record()

  override func prepare() {
    super.prepare()
    note()
  }

  override func placeSubviews() {
    super.placeSubviews()
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
