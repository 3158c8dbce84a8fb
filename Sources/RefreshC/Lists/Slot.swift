import RefreshKit

/// A place at an edge of the list that holds one component.
nonisolated enum Slot: Int32, CaseIterable {
  /// At the top.
  case header = 1
  /// At the bottom.
  case footer
  /// At the right.
  case trailer

  /// The slot of a number.
  ///
  /// - Throws: ``StatusCode/noSuchSlotOrClass``.
  init(number: Int32) throws(StatusCode) {
    guard let slot = Slot(rawValue: number) else { throw .noSuchSlotOrClass }
    self = slot
  }
}

extension ScrollView {
  /// The component in `slot`.
  subscript(slot: Slot) -> RefreshComponent? {
    get {
      switch slot {
      case .header: header
      case .footer: footer
      case .trailer: trailer
      }
    }
    set {
      switch slot {
      case .header: header = newValue as? RefreshHeader
      case .footer: footer = newValue as? RefreshFooter
      case .trailer: trailer = newValue as? RefreshTrailer
      }
    }
  }
}
