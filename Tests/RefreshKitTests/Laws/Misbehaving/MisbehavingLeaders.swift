import RefreshKit

// The leaders, with every open member overridden: each override reports to `misbehaviour`.

final class MisbehavingLeader: RefreshLeader, Misbehaving {
  let misbehaviour = Misbehaviour()

  override var state: RefreshState {
    didSet { act(in: .state) }
  }
  override var pullingPercent: Double {
    didSet { act(in: .pullingPercent) }
  }
  override func prepare() {
    super.prepare()
    act(in: .prepare)
  }
  override func placeSubviews() {
    super.placeSubviews()
    act(in: .placeSubviews)
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    act(in: .i18nDidChange)
  }
  override func executeRefreshingCallback() {
    super.executeRefreshingCallback()
    act(in: .executeRefreshingCallback)
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    act(in: .contentOffset)
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    act(in: .contentSize)
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    act(in: .panState)
  }
}

final class MisbehavingStateLeader: RefreshStateLeader, Misbehaving {
  let misbehaviour = Misbehaviour()

  override var state: RefreshState {
    didSet { act(in: .state) }
  }
  override var pullingPercent: Double {
    didSet { act(in: .pullingPercent) }
  }
  override func prepare() {
    super.prepare()
    act(in: .prepare)
  }
  override func placeSubviews() {
    super.placeSubviews()
    act(in: .placeSubviews)
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    act(in: .i18nDidChange)
  }
  override func executeRefreshingCallback() {
    super.executeRefreshingCallback()
    act(in: .executeRefreshingCallback)
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    act(in: .contentOffset)
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    act(in: .contentSize)
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    act(in: .panState)
  }
}

final class MisbehavingNormalLeader: RefreshNormalLeader, Misbehaving {
  let misbehaviour = Misbehaviour()

  override var state: RefreshState {
    didSet { act(in: .state) }
  }
  override var pullingPercent: Double {
    didSet { act(in: .pullingPercent) }
  }
  override func prepare() {
    super.prepare()
    act(in: .prepare)
  }
  override func placeSubviews() {
    super.placeSubviews()
    act(in: .placeSubviews)
  }
  override func i18nDidChange() {
    super.i18nDidChange()
    act(in: .i18nDidChange)
  }
  override func executeRefreshingCallback() {
    super.executeRefreshingCallback()
    act(in: .executeRefreshingCallback)
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    act(in: .contentOffset)
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    act(in: .contentSize)
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    act(in: .panState)
  }
}
