import RefreshKit

/// A class of components: its name, its slot, and a function that makes a component.
package struct ComponentKind: Sendable {
  /// Component classes with a common base class below ``RefreshComponent``.
  package enum Family: Sendable {
    case header
    case autoHeader
    /// The class ``RefreshFooter`` alone, the base class of all footers. It does not refresh by
    /// itself.
    case footer
    case autoFooter
    case backFooter
    case trailer
    case leader
  }

  /// The kind of views that show the refresh. The demo sorts the classes of a family by it.
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
    _ family: Family, _ style: Style, make: @escaping @MainActor @Sendable () -> Component
  ) {
    (self.name, self.family, self.style) = ("\(Component.self)", family, style)
    self.make = make
    includes = { $0 is Component }
  }

  /// The class of an app that a test checks by playing sessions; nil at other times. Scripts may
  /// use the class by its name.
  @MainActor package static var ofApp: ComponentKind?

  /// Makes the kind for a class of an app. Its family and style are those of the kit's class that
  /// is nearest among its base classes.
  ///
  /// - Parameters:
  ///   - component: A component of the class.
  ///   - make: Makes a component of the class.
  /// - Returns: Nil if the only base class in the kit is ``RefreshComponent``, which has no slot.
  @MainActor package init?(
    of component: RefreshComponent, make: @escaping @MainActor @Sendable () -> RefreshComponent
  ) {
    guard let base = component.kind else { return nil }
    let type = type(of: component)
    (name, family, style) = ("\(type)", base.family, base.style)
    self.make = make
    includes = { Swift.type(of: $0) == type }
  }

  /// Makes a component of the class. A ``RefreshIndicatorHeader`` gets the indicator that is called
  /// `name`; if there is no such indicator, it keeps the default one.
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

  /// Whether a component of the class loads by itself when the content is scrolled to it.
  package var loadsAtEnd: Bool { family == .autoHeader || family == .autoFooter }

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
    ComponentKind(.header, .bare) { RefreshHeader() },
    ComponentKind(.header, .state) { RefreshStateHeader() },
    ComponentKind(.header, .normal) { RefreshNormalHeader() },
    ComponentKind(.header, .gif) { RefreshGifHeader() },
    ComponentKind(.header, .ring) { RefreshRingHeader() },
    ComponentKind(.header, .indicator) { RefreshIndicatorHeader() },
    ComponentKind(.header, .control) { RefreshControl() },
    ComponentKind(.header, .system) { RefreshSystemHeader() },
    ComponentKind(.autoHeader, .bare) { RefreshAutoHeader() },
    ComponentKind(.autoHeader, .state) { RefreshAutoStateHeader() },
    ComponentKind(.autoHeader, .normal) { RefreshAutoNormalHeader() },
    ComponentKind(.footer, .bare) { RefreshFooter() },
    ComponentKind(.autoFooter, .bare) { RefreshAutoFooter() },
    ComponentKind(.autoFooter, .state) { RefreshAutoStateFooter() },
    ComponentKind(.autoFooter, .normal) { RefreshAutoNormalFooter() },
    ComponentKind(.autoFooter, .gif) { RefreshAutoGifFooter() },
    ComponentKind(.backFooter, .bare) { RefreshBackFooter() },
    ComponentKind(.backFooter, .state) { RefreshBackStateFooter() },
    ComponentKind(.backFooter, .normal) { RefreshBackNormalFooter() },
    ComponentKind(.backFooter, .gif) { RefreshBackGifFooter() },
    ComponentKind(.trailer, .bare) { RefreshTrailer() },
    ComponentKind(.trailer, .state) { RefreshStateTrailer() },
    ComponentKind(.trailer, .normal) { RefreshNormalTrailer() },
    ComponentKind(.leader, .bare) { RefreshLeader() },
    ComponentKind(.leader, .state) { RefreshStateLeader() },
    ComponentKind(.leader, .normal) { RefreshNormalLeader() },
  ]

  package static func named(_ name: String) -> ComponentKind? {
    all.first { $0.name == name }
  }
}

extension RefreshComponent {
  /// The component's class if that is a class of the kit. Otherwise the nearest base class that is
  /// a class of the kit; nil if there is none.
  package final var kind: ComponentKind? { ComponentKind.all.last { $0.includes(self) } }
}
