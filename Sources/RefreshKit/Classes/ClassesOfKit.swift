extension RefreshComponent {
  /// The classes of the kit. Their names tell nothing: an app may have the kit's sources in a module of
  /// its own, and a subclass beside them is the app's.
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

  /// Whether the class is one of the kit's, and no subclass of an app.
  static var isClassOfKit: Bool { identifiers.contains(ObjectIdentifier(self)) }
}

/// An indicator of the kit's libraries. Only classes adopt it that have no subclasses.
package protocol IndicatorOfKit: RefreshIndicator {}

extension NormalIndicator: IndicatorOfKit {}
extension RingIndicator: IndicatorOfKit {}
