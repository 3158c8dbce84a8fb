import RefreshKit

/// A component whose overrides answer as a ``HostileClient`` does.
protocol HostileComponent: RefreshComponent {
  var client: HostileClient? { get set }
}

final class HostileHeader: RefreshNormalHeader, HostileComponent {
  weak var client: HostileClient?

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    client?.answer()
  }

  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    client?.answer()
  }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    client?.answer()
  }

  override func placeSubviews() {
    super.placeSubviews()
    client?.answer()
  }

  override var state: RefreshState { didSet { client?.answer() } }

  override var pullingPercent: Double { didSet { client?.answer() } }
}

final class HostileFooter: RefreshBackNormalFooter, HostileComponent {
  weak var client: HostileClient?

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    client?.answer()
  }

  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    client?.answer()
  }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    client?.answer()
  }

  override func placeSubviews() {
    super.placeSubviews()
    client?.answer()
  }

  override var state: RefreshState { didSet { client?.answer() } }

  override var pullingPercent: Double { didSet { client?.answer() } }
}

final class HostileTrailer: RefreshNormalTrailer, HostileComponent {
  weak var client: HostileClient?

  override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    client?.answer()
  }

  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    client?.answer()
  }

  override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    client?.answer()
  }

  override func placeSubviews() {
    super.placeSubviews()
    client?.answer()
  }

  override var state: RefreshState { didSet { client?.answer() } }

  override var pullingPercent: Double { didSet { client?.answer() } }
}

extension HostileClient {
  /// A list with a component of the kind, hostile ones in the other slots, and a client that answers
  /// each callback.
  static func withBench(
    _ kind: Kind, calls: Int, drives: Bool = false, seed: UInt64
  ) -> (client: HostileClient, bench: Bench) {
    let bench = Bench(kind)
    let list = bench.list
    let client = HostileClient(list, calls: calls, drives: drives, seed: seed)
    if list.header == nil { list.header = HostileHeader() }
    if list.footer == nil { list.footer = HostileFooter() }
    if list.trailer == nil { list.trailer = HostileTrailer() }
    for case let hostile as any HostileComponent in list.subviews { hostile.client = client }
    bench.heard = { [unowned client] in client.answer() }
    list.alwaysBounceVertical = true
    list.bounces = client.roll(4) > 0
    list.isPagingEnabled = client.roll(4) == 0
    list.isDirectionalLockEnabled = client.roll(4) == 0
    list.pixelLength = [0, 0, 0.5, 1][client.roll(4)]
    return (client, bench)
  }
}
