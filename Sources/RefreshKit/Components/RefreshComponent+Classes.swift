extension RefreshComponent {
  #if hasFeature(Embedded)
    /// Returns false: Embedded Swift cannot look up the class. ``ComponentKind`` sets ``isOfKit``
    /// for the components that it makes.
    static func isOfKit(_ component: RefreshComponent) -> Bool { false }
  #else
    /// Whether the class of a component is one of the kit's, and not a client's subclass.
    static func isOfKit(_ component: RefreshComponent) -> Bool {
      classes.contains(ObjectIdentifier(type(of: component)))
    }

    private static let classes: Set<ObjectIdentifier> = Set(
      [
        RefreshHeader.self, RefreshStateHeader.self, RefreshNormalHeader.self,
        RefreshGifHeader.self, RefreshRingHeader.self, RefreshIndicatorHeader.self,
        RefreshControl.self, RefreshAutoHeader.self, RefreshAutoStateHeader.self,
        RefreshAutoNormalHeader.self, RefreshFooter.self, RefreshAutoFooter.self,
        RefreshAutoStateFooter.self, RefreshAutoNormalFooter.self, RefreshAutoGifFooter.self,
        RefreshBackFooter.self, RefreshBackStateFooter.self, RefreshBackNormalFooter.self,
        RefreshBackGifFooter.self, RefreshTrailer.self, RefreshStateTrailer.self,
        RefreshNormalTrailer.self, RefreshLeader.self, RefreshStateLeader.self,
        RefreshNormalLeader.self,
      ].map { ObjectIdentifier($0) })
  #endif
}
