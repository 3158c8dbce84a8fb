import RefreshKit

/// A class of components: its name, its slot, and a function that makes a component.
package struct ComponentKind: Sendable {
  /// A family of component classes, which have a common base class below ``RefreshComponent``.
  package enum Family: Sendable {
    case header
    case autoHeader
    /// The base class of all footers, which does not refresh by itself.
    case footer
    case autoFooter
    case backFooter
    case trailer
    case leader
  }

  /// The kind of views that show the refresh, with the most common one first.
  package enum Style: Int, Sendable {
    case normal
    case ring
    case gif
    case indicator
    case control
    case system
    case state
    /// No views; for subclasses.
    case bare
  }

  /// The name of the class, without the module.
  package let name: String
  package let family: Family
  package let style: Style
  package let make: @MainActor @Sendable () -> RefreshComponent
  /// Whether a component is of the class, or of a subclass.
  fileprivate let includes: @MainActor @Sendable (RefreshComponent) -> Bool

  private init<Component: RefreshComponent>(
    _ name: String, _ type: Component.Type, _ family: Family, _ style: Style
  ) {
    (self.name, self.family, self.style) = (name, family, style)
    make = { Component() }
    includes = { $0 is Component }
  }

  /// Makes a component of the class, with another indicator than the default if `name` is that of
  /// one and the component is a ``RefreshIndicatorHeader``.
  @MainActor
  package func make(indicator name: String?) -> RefreshComponent {
    let component = make()
    if let name, let header = component as? RefreshIndicatorHeader,
      let indicator = RefreshIndicatorHeader.makeIndicator(named: name)
    {
      header.indicator = indicator
    }
    return component
  }

  package var slot: Slot {
    switch family {
    case .header, .autoHeader: .header
    case .footer, .autoFooter, .backFooter: .footer
    case .trailer: .trailer
    case .leader: .leader
    }
  }

  /// All classes, slot by slot, each base class before its subclasses.
  package static let all = [
    ComponentKind("RefreshHeader", RefreshHeader.self, .header, .bare),
    ComponentKind("RefreshStateHeader", RefreshStateHeader.self, .header, .state),
    ComponentKind("RefreshNormalHeader", RefreshNormalHeader.self, .header, .normal),
    ComponentKind("RefreshGifHeader", RefreshGifHeader.self, .header, .gif),
    ComponentKind("RefreshRingHeader", RefreshRingHeader.self, .header, .ring),
    ComponentKind("RefreshIndicatorHeader", RefreshIndicatorHeader.self, .header, .indicator),
    ComponentKind("RefreshControl", RefreshControl.self, .header, .control),
    ComponentKind("RefreshSystemHeader", RefreshSystemHeader.self, .header, .system),
    ComponentKind("RefreshAutoHeader", RefreshAutoHeader.self, .autoHeader, .bare),
    ComponentKind("RefreshAutoStateHeader", RefreshAutoStateHeader.self, .autoHeader, .state),
    ComponentKind("RefreshAutoNormalHeader", RefreshAutoNormalHeader.self, .autoHeader, .normal),
    ComponentKind("RefreshFooter", RefreshFooter.self, .footer, .bare),
    ComponentKind("RefreshAutoFooter", RefreshAutoFooter.self, .autoFooter, .bare),
    ComponentKind("RefreshAutoStateFooter", RefreshAutoStateFooter.self, .autoFooter, .state),
    ComponentKind("RefreshAutoNormalFooter", RefreshAutoNormalFooter.self, .autoFooter, .normal),
    ComponentKind("RefreshAutoGifFooter", RefreshAutoGifFooter.self, .autoFooter, .gif),
    ComponentKind("RefreshBackFooter", RefreshBackFooter.self, .backFooter, .bare),
    ComponentKind("RefreshBackStateFooter", RefreshBackStateFooter.self, .backFooter, .state),
    ComponentKind("RefreshBackNormalFooter", RefreshBackNormalFooter.self, .backFooter, .normal),
    ComponentKind("RefreshBackGifFooter", RefreshBackGifFooter.self, .backFooter, .gif),
    ComponentKind("RefreshTrailer", RefreshTrailer.self, .trailer, .bare),
    ComponentKind("RefreshStateTrailer", RefreshStateTrailer.self, .trailer, .state),
    ComponentKind("RefreshNormalTrailer", RefreshNormalTrailer.self, .trailer, .normal),
    ComponentKind("RefreshLeader", RefreshLeader.self, .leader, .bare),
    ComponentKind("RefreshStateLeader", RefreshStateLeader.self, .leader, .state),
    ComponentKind("RefreshNormalLeader", RefreshNormalLeader.self, .leader, .normal),
  ]

  package static func named(_ name: String) -> ComponentKind? {
    all.first { $0.name == name }
  }
}

extension RefreshComponent {
  /// The component's class if it is one of the kit's, or else its nearest base class that is; nil
  /// if there is none.
  package final var kind: ComponentKind? { ComponentKind.all.last { $0.includes(self) } }
}
