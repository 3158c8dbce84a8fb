import RefreshKit

/// A client's component whose overrides may do anything that an app can do.
@MainActor protocol Meddler: RefreshComponent {
  var meddling: Meddling { get }
}

/// What the overrides of a component do.
@MainActor final class Meddling {
  /// The overridden members, by name.
  enum Override {
    case state, pullingPercent, prepare, placeSubviews, i18nDidChange, executeRefreshingCallback
    case contentOffset, contentSize, panState
  }

  /// Called in each override.
  var act: ((RefreshComponent, Override) -> Void)?
  /// Called when the state has changed, with the old state.
  var state: ((RefreshState) -> Void)?
  /// Called when the percent was set.
  var percent: (() -> Void)?
}

extension Meddler {
  /// Calls what a test has set for an override.
  ///
  /// - Parameter old: The previous state, in the override of `state`.
  func meddle(in override: Meddling.Override, from old: RefreshState? = nil) {
    meddling.act?(self, override)
    if let old, old != state { meddling.state?(old) }
    if override == .pullingPercent { meddling.percent?() }
  }

  /// Calls the superclass's implementation, and then what a test has set for the override.
  func after(_ override: Meddling.Override, _ overridden: () -> Void) {
    overridden()
    meddle(in: override)
  }
}

nonisolated extension Kind {
  /// A subclass of each branch of the hierarchy, whose overrides call closures of a test.
  static let meddlers = [
    Kind({ MeddlingHeader() }, "MeddlingHeader"),
    Kind(
      {
        let header = MeddlingGifHeader()
        header.isCollectionViewAnimationBug = true
        return header
      }, "MeddlingGifHeader for collection views"),
    Kind({ MeddlingRingHeader() }, "MeddlingRingHeader"),
    Kind({ MeddlingIndicatorHeader() }, "MeddlingIndicatorHeader"),
    Kind({ MeddlingAutoHeader() }, "MeddlingAutoHeader"),
    Kind({ MeddlingAutoFooter() }, "MeddlingAutoFooter"),
    Kind({ MeddlingBackFooter() }, "MeddlingBackFooter"),
    Kind({ MeddlingTrailer() }, "MeddlingTrailer"),
    Kind({ MeddlingLeader() }, "MeddlingLeader"),
  ]

  /// Makes a component of the kind, if possible of the subclass that overrides every open member.
  @MainActor func makeMeddling() -> RefreshComponent {
    if name == "RefreshGifHeader for collection views" { return Kind.meddlers[1].make() }
    return switch name {
    case "RefreshNormalHeader": MeddlingHeader()
    case "RefreshGifHeader": MeddlingGifHeader()
    case "RefreshRingHeader": MeddlingRingHeader()
    case "RefreshIndicatorHeader": MeddlingIndicatorHeader()
    case "RefreshAutoNormalHeader": MeddlingAutoHeader()
    case "RefreshAutoNormalFooter": MeddlingAutoFooter()
    case "RefreshBackNormalFooter": MeddlingBackFooter()
    case "RefreshNormalTrailer": MeddlingTrailer()
    case "RefreshNormalLeader": MeddlingLeader()
    default: make()
    }
  }
}

// A subclass of each branch of the hierarchy that overrides every open member.

private final class MeddlingHeader: RefreshNormalHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}

private final class MeddlingGifHeader: RefreshGifHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}

private final class MeddlingRingHeader: RefreshRingHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}

private final class MeddlingIndicatorHeader: RefreshIndicatorHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}

private final class MeddlingAutoHeader: RefreshAutoNormalHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}

private final class MeddlingAutoFooter: RefreshAutoNormalFooter, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}

private final class MeddlingBackFooter: RefreshBackNormalFooter, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}

private final class MeddlingTrailer: RefreshNormalTrailer, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}

private final class MeddlingLeader: RefreshNormalLeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { meddle(in: .state, from: oldValue) } }
  override var pullingPercent: Double { didSet { meddle(in: .pullingPercent) } }
  override func prepare() { after(.prepare) { super.prepare() } }
  override func placeSubviews() { after(.placeSubviews) { super.placeSubviews() } }
  override func i18nDidChange() { after(.i18nDidChange) { super.i18nDidChange() } }
  override func executeRefreshingCallback() {
    after(.executeRefreshingCallback) { super.executeRefreshingCallback() }
  }
  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    after(.contentOffset) { super.scrollViewContentOffsetDidChange(change) }
  }
  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    after(.contentSize) { super.scrollViewContentSizeDidChange(change) }
  }
  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    after(.panState) { super.scrollViewPanStateDidChange(change) }
  }
}
