import RefreshKit

final class AppLeader: RefreshLeader, Recording {
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

final class AppStateLeader: RefreshStateLeader, Recording {
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

final class AppNormalLeader: RefreshNormalLeader, Recording {
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
