import RefreshKit

/// A component of a client whose overrides may do anything that an app can do.
protocol Misbehaving: RefreshComponent {
  var misbehaviour: Misbehaviour { get }
}

extension Misbehaving {
  /// Does in an override what the session has in store for it.
  func act(in override: Misbehaviour.Override) {
    misbehaviour.act?(self, override)
  }
}

/// What the overrides of one component do.
final class Misbehaviour {
  /// The open members, named as the overrides are.
  nonisolated enum Override: CaseIterable {
    case state, pullingPercent, prepare, placeSubviews, i18nDidChange, executeRefreshingCallback
    case contentOffset, contentSize, panState
  }

  /// What each override does; nothing until a session sets it.
  var act: ((RefreshComponent, Override) -> Void)?
}

extension Kind {
  /// A component of a subclass of the kind that overrides every open member.
  @MainActor func makeMisbehaving() -> any Misbehaving {
    let component = Self.makeMisbehaving(String(name.prefix { $0 != " " }))
    if Self.collectionHeaders.contains(where: { $0.name == name }) {
      (component as? RefreshHeader)?.isCollectionViewAnimationBug = true
    }
    return component
  }

  @MainActor private static func makeMisbehaving(_ name: String) -> any Misbehaving {
    switch name {
    case "RefreshHeader": MisbehavingHeader()
    case "RefreshStateHeader": MisbehavingStateHeader()
    case "RefreshNormalHeader": MisbehavingNormalHeader()
    case "RefreshGifHeader": MisbehavingGifHeader()
    case "RefreshRingHeader": MisbehavingRingHeader()
    case "RefreshIndicatorHeader": MisbehavingIndicatorHeader()
    case "RefreshControl": MisbehavingControl()
    case "RefreshAutoHeader": MisbehavingAutoHeader()
    case "RefreshAutoStateHeader": MisbehavingAutoStateHeader()
    case "RefreshAutoNormalHeader": MisbehavingAutoNormalHeader()
    case "RefreshFooter": MisbehavingFooter()
    case "RefreshAutoFooter": MisbehavingAutoFooter()
    case "RefreshAutoStateFooter": MisbehavingAutoStateFooter()
    case "RefreshAutoNormalFooter": MisbehavingAutoNormalFooter()
    case "RefreshAutoGifFooter": MisbehavingAutoGifFooter()
    case "RefreshBackFooter": MisbehavingBackFooter()
    case "RefreshBackStateFooter": MisbehavingBackStateFooter()
    case "RefreshBackNormalFooter": MisbehavingBackNormalFooter()
    case "RefreshBackGifFooter": MisbehavingBackGifFooter()
    case "RefreshTrailer": MisbehavingTrailer()
    case "RefreshStateTrailer": MisbehavingStateTrailer()
    case "RefreshNormalTrailer": MisbehavingNormalTrailer()
    case "RefreshLeader": MisbehavingLeader()
    case "RefreshStateLeader": MisbehavingStateLeader()
    case "RefreshNormalLeader": MisbehavingNormalLeader()
    default: fatalError("no misbehaving subclass of \(name)")
    }
  }
}
