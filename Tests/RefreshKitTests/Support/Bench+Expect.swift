import RefreshKit
import RefreshReplay
import Testing

/// A check of all facts of a component at once.
extension Bench {
  /// The inset that a component reserves at its edge.
  enum Reserved: Equatable {
    /// 0, or the height of an auto footer or auto header.
    case atRest
    /// The length of the component.
    case open
    /// This number of points.
    case points(Double)
  }

  /// Checks the state, the other given facts, and facts that always hold: titles, arrow and
  /// activity indicator fit the state, the inset of the list is the sum of the components' reserved
  /// insets, content at rest is in its range, and the list accepts touches.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - percent: The percent of the pull; nil for any.
  ///   - alpha: The alpha; nil for any.
  ///   - reserved: The inset that the component reserves; nil for any.
  ///   - log: The entries of the log since it was last cleared or checked, separated by spaces; nil
  /// for any. The log is cleared.
  func expect(
    _ state: RefreshState, percent: Double? = nil, alpha: Double? = nil,
    reserved: Reserved? = nil, log: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = differences(
      from: state, percent: percent, alpha: alpha, reserved: reserved, log: log)
    #expect(differences == [], sourceLocation: sourceLocation)
  }

  /// The facts that ``expect(_:percent:alpha:reserved:log:sourceLocation:)`` would report as wrong.
  func differences(
    from state: RefreshState, percent: Double? = nil, alpha: Double? = nil,
    reserved: Reserved? = nil, log: String? = nil
  ) -> [String] {
    var differences: [String] = []
    func compare<Value: Equatable>(_ name: String, _ found: Value, _ expected: Value) {
      if found != expected { differences.append("\(name) is \(found), not \(expected)") }
    }
    compare("state", component.state, state)
    if let percent { compare("percent", rounded(component.pullingPercent), rounded(percent)) }
    if let alpha { compare("alpha", component.alpha, alpha) }
    if let reserved { compare("reserved inset", component.reservedInset, points(reserved)) }
    if let log {
      compare("log", self.log.joined(separator: " "), log)
      clearLog()
    }
    if isShownByState { differences += component.misfits }
    compare("inset of the list", list.reservedInset, sumOfReservedInsets)
    compare("offset in range", isInRange || mayBeOutOfRange, true)
    compare("interaction", list.isUserInteractionEnabled || takesInteraction, true)
    return differences
  }

  private func points(_ reserved: Reserved) -> Double {
    switch reserved {
    case .atRest: restingInset[component.edge]
    case .open: length
    case .points(let points): points
    }
  }

  private func rounded(_ percent: Double) -> Double { (percent * 1e9).rounded() / 1e9 }

  /// Whether the looks of the component follow its state: it neither closes nor shows a result.
  private var isShownByState: Bool {
    !component.isClosing && !component.isShowingResult && !component.machine.showsFailure
  }

  private var sumOfReservedInsets: EdgeInsets {
    var sum = EdgeInsets.zero
    for slot in Slot.allCases {
      guard let component = list[slot] else { continue }
      sum[component.edge] += component.reservedInset
    }
    return sum
  }

  /// Whether the content moves, or the app has set its offset.
  private var mayBeOutOfRange: Bool {
    list.isDragging || list.isTracking || list.isDecelerating || list.snapshot.cause == .app
  }

  /// Whether the component turns the interaction of its list off while it opens and closes.
  private var takesInteraction: Bool {
    (component as? RefreshHeader)?.isCollectionViewAnimationBug == true
  }
}
