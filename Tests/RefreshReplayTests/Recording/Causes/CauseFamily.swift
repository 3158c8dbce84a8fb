import RefreshKit

/// The families of component classes that refresh in ways of their own.
nonisolated enum CauseFamily: String, CaseIterable {
  case header, backFooter, autoFooter, autoHeader, leader, trailer, ring

  var slot: Slot {
    switch self {
    case .header, .autoHeader, .ring: .header
    case .backFooter, .autoFooter: .footer
    case .leader: .leader
    case .trailer: .trailer
    }
  }

  var isAuto: Bool { self == .autoFooter || self == .autoHeader }

  @MainActor
  func make() -> RefreshComponent {
    switch self {
    case .header: RefreshStateHeader()
    case .backFooter: RefreshBackStateFooter()
    case .autoFooter: RefreshAutoStateFooter()
    case .autoHeader: RefreshAutoStateHeader()
    case .leader: RefreshStateLeader()
    case .trailer: RefreshStateTrailer()
    case .ring: RefreshRingHeader()
    }
  }

  /// The offset at which the component is pulled by some points; of one that loads, that far beyond the first
  /// appearance of the component.
  func offset(at distance: Double) -> Point {
    switch self {
    case .header, .autoHeader, .ring: Point(x: 0, y: 0 - distance)
    case .backFooter, .autoFooter: Point(x: 0, y: 1_333 + distance)
    case .leader: Point(x: 0 - distance, y: 0)
    case .trailer: Point(x: 625 + distance, y: 0)
    }
  }
}
