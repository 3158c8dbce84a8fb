/// A slot of a scroll view, for one component at an edge.
package nonisolated enum Slot: String, Sendable, CaseIterable {
  /// The slot at the top.
  case header
  /// The slot at the bottom.
  case footer
  /// The slot at the right.
  case trailer
  /// The slot at the left.
  case leader

  /// Returns the slot at an edge.
  package init(_ edge: Edge) {
    switch edge {
    case .top: self = .header
    case .bottom: self = .footer
    case .left: self = .leader
    case .right: self = .trailer
    }
  }
}

extension ScrollView {
  /// The component in `slot`; nil if it is empty. Setting a component whose class belongs to
  /// another slot empties `slot`.
  package subscript(slot: Slot) -> RefreshComponent? {
    get {
      switch slot {
      case .header: header
      case .footer: footer
      case .trailer: trailer
      case .leader: leader
      }
    }
    set {
      switch slot {
      case .header: header = newValue as? RefreshHeader
      case .footer: footer = newValue as? RefreshFooter
      case .trailer: trailer = newValue as? RefreshTrailer
      case .leader: leader = newValue as? RefreshLeader
      }
    }
  }
}

extension RefreshComponent {
  /// The slot for the component.
  package final var slot: Slot { Slot(edge) }

  /// The slot that contains the component; nil while detached.
  package final var presentSlot: Slot? { host == nil ? nil : slot }
}
