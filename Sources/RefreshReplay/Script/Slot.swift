import RefreshKit

/// A place at an edge of the scroll view that holds one component.
public nonisolated enum Slot: String, Sendable, CaseIterable {
  /// At the top.
  case header
  /// At the bottom.
  case footer
  /// At the right.
  case trailer
}

extension ScrollView {
  /// The component in `slot`. A component of a class that does not belong there empties it.
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
