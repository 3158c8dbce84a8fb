extension RefreshComponent {
  /// The kit's own classes, listed because names cannot tell them apart: an app may compile the
  /// kit's sources into a module of its own, beside its own subclasses.
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

  /// Whether this is one of the kit's classes, not a subclass of an app.
  static var isClassOfKit: Bool { identifiers.contains(ObjectIdentifier(self)) }
}

/// An indicator of one of the kit's libraries. Only classes without subclasses adopt it.
package protocol IndicatorOfKit: RefreshIndicator {}

extension NormalIndicator: IndicatorOfKit {}
extension RingIndicator: IndicatorOfKit {}
