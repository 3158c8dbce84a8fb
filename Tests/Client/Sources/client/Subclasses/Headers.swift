import RefreshKit

final class AppHeader: RefreshHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    note { super.scrollViewContentOffsetDidChange(change) }
  }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    note { super.scrollViewPanStateDidChange(change) }
  }
}

final class AppStateHeader: RefreshStateHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func i18nDidChange() { note { super.i18nDidChange() } }
}

final class AppNormalHeader: RefreshNormalHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppGifHeader: RefreshGifHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppControl: RefreshControl, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
}

final class AppIndicatorHeader: RefreshIndicatorHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppRingHeader: RefreshRingHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppAutoHeader: RefreshAutoHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppAutoStateHeader: RefreshAutoStateHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppAutoNormalHeader: RefreshAutoNormalHeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}
