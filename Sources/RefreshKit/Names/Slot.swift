/// A place at an edge of a scroll view that holds one component.
package nonisolated enum Slot: String, Sendable, CaseIterable {
  /// At the top.
  case header
  /// At the bottom.
  case footer
  /// At the right.
  case trailer
  /// At the left.
  case leader

  /// The slot whose components are at an edge.
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
  /// The component in `slot`. Setting a component of a class that belongs into another slot empties it.
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
  /// The slot that the component is in, while it is attached.
  package final var slot: Slot { Slot(edge) }

  /// The slot that the component is in; nil while detached.
  package final var presentSlot: Slot? { host == nil ? nil : slot }
}
