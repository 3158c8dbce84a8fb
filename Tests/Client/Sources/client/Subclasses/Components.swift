import RefreshKit

/// The calls that a subclass of the app gets in its overrides.
@MainActor final class Record {
  /// The number of calls of each override.
  var calls: [String: Int] = [:]
  var states: [RefreshState] = []
  var percents: [Double] = []
}

/// A view of the app that keeps a record.
@MainActor protocol Recording: View {
  var record: Record { get }
}

@MainActor extension Recording {
  /// Calls super, and counts a call of the calling override.
  func note(_ member: String = #function, super callSuper: () -> Void = {}) {
    callSuper()
    record.calls[member, default: 0] += 1
  }

  /// Records a set of the overridden `state`.
  func note(_ state: RefreshState, from old: RefreshState, member: String = #function) {
    note(member)
    if state != old { record.states.append(state) }
  }

  /// Records a set of the overridden `pullingPercent`.
  func note(_ percent: Double, member: String = #function) {
    note(member)
    record.percents.append(percent)
  }

  /// Prints a line for each override that was called: the superclass and the member. `.ci/package
  /// client` compares them with the open members.
  func printOverrides() {
    guard let base = Mirror(reflecting: self).superclassMirror?.subjectType else { return }
    for member in record.calls.keys.sorted() { Swift.print("override \(base).\(member)") }
  }
}

/// A component that fits no slot.
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

// MARK: Headers

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

// MARK: Footers

final class AppFooter: RefreshFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppAutoFooter: RefreshAutoFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppAutoStateFooter: RefreshAutoStateFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppAutoNormalFooter: RefreshAutoNormalFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppAutoGifFooter: RefreshAutoGifFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppBackFooter: RefreshBackFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppBackStateFooter: RefreshBackStateFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppBackNormalFooter: RefreshBackNormalFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppBackGifFooter: RefreshBackGifFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

// MARK: Leaders and trailers

final class AppTrailer: RefreshTrailer, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppStateTrailer: RefreshStateTrailer, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppNormalTrailer: RefreshNormalTrailer, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppLeader: RefreshLeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppStateLeader: RefreshStateLeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppNormalLeader: RefreshNormalLeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}
