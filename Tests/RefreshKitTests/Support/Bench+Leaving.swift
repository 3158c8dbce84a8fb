import RefreshKit

extension Bench {
  /// A way to detach a component.
  enum Leaving: CaseIterable, Sendable {
    /// The slot is set to nil.
    case setToNil
    /// The component is removed from its superview.
    case removed
    /// Another component is set.
    case replaced
    /// The component is added to a view that is not a list.
    case addedToView
  }

  /// Detaches the component.
  func leave(by leaving: Leaving) {
    switch leaving {
    case .setToNil: detach()
    case .removed: component.removeFromSuperview()
    case .replaced: replace(with: component.edge.makeBare())
    case .addedToView: View().addSubview(component)
    }
  }
}

@MainActor extension Edge {
  /// Makes a component of the bare class at the edge.
  func makeBare() -> RefreshComponent {
    switch self {
    case .top: RefreshHeader()
    case .left: RefreshLeader()
    case .bottom: RefreshFooter()
    case .right: RefreshTrailer()
    }
  }

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }

  /// Makes a component that is pulled at the edge.
  func makeBack() -> RefreshComponent {
    switch self {
    case .top: RefreshNormalHeader()
    case .left: RefreshNormalLeader()
    case .bottom: RefreshBackNormalFooter()
    case .right: RefreshNormalTrailer()
    }
  }
}
