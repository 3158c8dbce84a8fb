#if UIKIT
  import Foundation

  // `#expect(a == b)` compares a CGFloat with a Double as two `AnyHashable`, which are never equal. By this
  // conformance of the standard library's they are equal if their numbers are.
  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGFloat: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(Double(self)) }
  }
#endif
