extension RefreshComponent {
  /// The kit's own classes. The list is needed because a class cannot be recognized by its module:
  /// an app may compile the kit's sources into the module of its own subclasses.
  package static let classesOfKit: [RefreshComponent.Type] = [
    RefreshComponent.self,
    RefreshHeader.self, RefreshStateHeader.self, RefreshNormalHeader.self, RefreshGifHeader.self,
    RefreshControl.self, RefreshRingHeader.self, RefreshIndicatorHeader.self,
    RefreshSystemHeader.self,
    RefreshAutoHeader.self, RefreshAutoStateHeader.self, RefreshAutoNormalHeader.self,
    RefreshFooter.self, RefreshAutoFooter.self, RefreshAutoStateFooter.self,
    RefreshAutoNormalFooter.self, RefreshAutoGifFooter.self,
    RefreshBackFooter.self, RefreshBackStateFooter.self, RefreshBackNormalFooter.self,
    RefreshBackGifFooter.self,
    RefreshLeader.self, RefreshStateLeader.self, RefreshNormalLeader.self,
    RefreshTrailer.self, RefreshStateTrailer.self, RefreshNormalTrailer.self,
  ]

  private static let identifiers = Set(classesOfKit.map { ObjectIdentifier($0) })

  static var isClassOfKit: Bool { identifiers.contains(ObjectIdentifier(self)) }
}

/// An indicator that belongs to one of the kit's libraries. Only final classes adopt the protocol,
/// so no indicator of an app conforms to it.
package protocol IndicatorOfKit: RefreshIndicator {}

extension NormalIndicator: IndicatorOfKit {}
extension RingIndicator: IndicatorOfKit {}
