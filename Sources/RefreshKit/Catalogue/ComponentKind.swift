/// A class of components: its name, where its components belong, and how one is made.
package nonisolated struct ComponentKind: Sendable {
  /// The component classes that have one base class, apart from ``RefreshComponent``.
  package enum Family: Sendable {
    /// Headers.
    case header
    /// Headers that load when the top of the content is reached.
    case autoHeader
    /// The base class of all footers, which does not refresh by itself.
    case footer
    /// Footers that load when the end of the content is reached.
    case autoFooter
    /// Footers that are pulled out from below the content.
    case backFooter
    /// Trailers.
    case trailer
    /// Leaders.
    case leader
  }

  /// What a component shows, the most common style first.
  package enum Style: Int, Sendable {
    /// Titles, and an arrow or an activity indicator.
    case normal
    /// A ring that floats above the content.
    case ring
    /// Titles and images.
    case gif
    /// An exchangeable indicator.
    case indicator
    /// Titles and images, as in a refresh control.
    case control
    /// Titles.
    case state
    /// Nothing; a subclass draws.
    case bare
  }

  #if hasFeature(Embedded)
    /// Makes a component.
    package typealias Factory = @Sendable () -> RefreshComponent
  #else
    /// Makes a component.
    package typealias Factory = @MainActor @Sendable () -> RefreshComponent
  #endif

  /// The name of the class, without the module.
  package let name: String
  /// The family of the class.
  package let family: Family
  /// What its components show.
  package let style: Style
  /// Makes a component of the class.
  package let make: Factory

  private init(
    _ name: String, _ family: Family, _ style: Style, _ make: @escaping Factory
  ) {
    (self.name, self.family, self.style, self.make) = (name, family, style, make)
  }

  /// The slot that the class belongs into.
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
    ComponentKind("RefreshHeader", .header, .bare) { RefreshHeader() },
    ComponentKind("RefreshStateHeader", .header, .state) { RefreshStateHeader() },
    ComponentKind("RefreshNormalHeader", .header, .normal) { RefreshNormalHeader() },
    ComponentKind("RefreshGifHeader", .header, .gif) { RefreshGifHeader() },
    ComponentKind("RefreshRingHeader", .header, .ring) { RefreshRingHeader() },
    ComponentKind("RefreshIndicatorHeader", .header, .indicator) { RefreshIndicatorHeader() },
    ComponentKind("RefreshControl", .header, .control) { RefreshControl() },
    ComponentKind("RefreshAutoHeader", .autoHeader, .bare) { RefreshAutoHeader() },
    ComponentKind("RefreshAutoStateHeader", .autoHeader, .state) { RefreshAutoStateHeader() },
    ComponentKind("RefreshAutoNormalHeader", .autoHeader, .normal) { RefreshAutoNormalHeader() },
    ComponentKind("RefreshFooter", .footer, .bare) { RefreshFooter() },
    ComponentKind("RefreshAutoFooter", .autoFooter, .bare) { RefreshAutoFooter() },
    ComponentKind("RefreshAutoStateFooter", .autoFooter, .state) { RefreshAutoStateFooter() },
    ComponentKind("RefreshAutoNormalFooter", .autoFooter, .normal) { RefreshAutoNormalFooter() },
    ComponentKind("RefreshAutoGifFooter", .autoFooter, .gif) { RefreshAutoGifFooter() },
    ComponentKind("RefreshBackFooter", .backFooter, .bare) { RefreshBackFooter() },
    ComponentKind("RefreshBackStateFooter", .backFooter, .state) { RefreshBackStateFooter() },
    ComponentKind("RefreshBackNormalFooter", .backFooter, .normal) { RefreshBackNormalFooter() },
    ComponentKind("RefreshBackGifFooter", .backFooter, .gif) { RefreshBackGifFooter() },
    ComponentKind("RefreshTrailer", .trailer, .bare) { RefreshTrailer() },
    ComponentKind("RefreshStateTrailer", .trailer, .state) { RefreshStateTrailer() },
    ComponentKind("RefreshNormalTrailer", .trailer, .normal) { RefreshNormalTrailer() },
    ComponentKind("RefreshLeader", .leader, .bare) { RefreshLeader() },
    ComponentKind("RefreshStateLeader", .leader, .state) { RefreshStateLeader() },
    ComponentKind("RefreshNormalLeader", .leader, .normal) { RefreshNormalLeader() },
  ]

  /// The class with a name; nil where there is none.
  package static func named(_ name: String) -> ComponentKind? {
    for kind in all where kind.name == name { return kind }
    return nil
  }
}
