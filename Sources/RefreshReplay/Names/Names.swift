import RefreshKit

/// A slot of a scroll view, for one component at an edge.
package enum Slot: String, Sendable, CaseIterable {
  case header
  case footer
  case trailer
  case leader

  fileprivate var edge: Edge {
    switch self {
    case .header: .top
    case .footer: .bottom
    case .trailer: .right
    case .leader: .left
    }
  }

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
    get { component(at: slot.edge) }
    set { setComponent(newValue, at: slot.edge) }
  }
}

extension RefreshComponent {
  package final var slot: Slot { Slot(edge) }

  /// The slot that contains the component; nil while detached.
  package final var presentSlot: Slot? { scrollView == nil ? nil : slot }
}

extension ComponentEvent {
  /// The name of the event: `SLOT.state OLD>NEW`, or `SLOT.CALLBACK`.
  package func name(in slot: Slot) -> String {
    switch self {
    case .state(let change):
      "\(slot.rawValue).state \(change.old.rawValue)>\(change.new.rawValue)"
    case .callback: trigger(in: slot)
    }
  }

  /// The name that an `on` op of a script uses for the event. For a change of state, it leaves out
  /// the old state.
  package func trigger(in slot: Slot) -> String {
    switch self {
    case .state(let change): "\(slot.rawValue).state \(change.new.rawValue)"
    case .callback(let callback): "\(slot.rawValue).\(callback.rawValue)"
    }
  }
}

/// The name of a ``ScrollStep`` in scripts.
package enum ScrollStepName: String, CaseIterable {
  case lineUp, lineDown, lineLeft, lineRight
  case pageUp, pageDown, pageLeft, pageRight
  /// The vertical beginning and end of the content.
  case home, end
  /// The horizontal beginning and end of the content.
  case homeLeft, endRight

  package var step: ScrollStep {
    switch self {
    case .lineUp: .line(.up)
    case .lineDown: .line(.down)
    case .lineLeft: .line(.left)
    case .lineRight: .line(.right)
    case .pageUp: .page(.up)
    case .pageDown: .page(.down)
    case .pageLeft: .page(.left)
    case .pageRight: .page(.right)
    case .home: .home
    case .end: .end
    case .homeLeft: .home(along: .horizontal)
    case .endRight: .end(along: .horizontal)
    }
  }
}
