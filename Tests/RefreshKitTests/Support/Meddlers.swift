import RefreshKit

/// A component whose overrides do what a test sets.
protocol Meddler: RefreshComponent {
  var meddling: Meddling { get }
}

/// What the overrides of a component do.
final class Meddling {
  /// Called when the state has changed, with what it was.
  var state: ((RefreshState) -> Void)?
  /// Called when the percent was set.
  var percent: (() -> Void)?
}

final class MeddlingHeader: RefreshNormalHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

final class MeddlingCollectionHeader: RefreshGifHeader, Meddler {
  let meddling = Meddling()
  override func prepare() {
    super.prepare()
    isCollectionViewAnimationBug = true
  }
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

final class MeddlingRingHeader: RefreshRingHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

final class MeddlingIndicatorHeader: RefreshIndicatorHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

final class MeddlingAutoFooter: RefreshAutoNormalFooter, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

final class MeddlingAutoHeader: RefreshAutoNormalHeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

final class MeddlingBackFooter: RefreshBackNormalFooter, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

final class MeddlingTrailer: RefreshNormalTrailer, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

final class MeddlingLeader: RefreshNormalLeader, Meddler {
  let meddling = Meddling()
  override var state: RefreshState { didSet { if state != oldValue { meddling.state?(oldValue) } } }
  override var pullingPercent: Double { didSet { meddling.percent?() } }
}

nonisolated extension Kind {
  /// The branches of the hierarchy, with overrides that call closures of a test.
  static let meddlers = [
    Kind({ MeddlingHeader() }, "MeddlingHeader"),
    Kind({ MeddlingCollectionHeader() }, "MeddlingCollectionHeader"),
    Kind({ MeddlingRingHeader() }, "MeddlingRingHeader"),
    Kind({ MeddlingIndicatorHeader() }, "MeddlingIndicatorHeader"),
    Kind({ MeddlingAutoFooter() }, "MeddlingAutoFooter"),
    Kind({ MeddlingAutoHeader() }, "MeddlingAutoHeader"),
    Kind({ MeddlingBackFooter() }, "MeddlingBackFooter"),
    Kind({ MeddlingTrailer() }, "MeddlingTrailer"),
    Kind({ MeddlingLeader() }, "MeddlingLeader"),
  ]
}
