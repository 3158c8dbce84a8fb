import RefreshIndicators
import RefreshKit

/// Sets the indicator of a header of the class `RefreshIndicatorHeader`, by its name: `normal`, `ring`, or, of the
/// gallery, `material`, `drop`, `dots`, `wave`, `line` or `flip`. The height of the header becomes that of the
/// indicator. For another name, and for a component of another class, the call returns -4.
@_cdecl("refresh_set_indicator")
@discardableResult
public func refreshSetIndicator(
  _ list: Int32, _ slot: Int32, _ name: UnsafePointer<CChar>?
) -> Int32 {
  onComponent(list, slot) { component throws(StatusCode) in
    RefreshIndicatorHeader.registerGallery()
    let header = try existing(component as? RefreshIndicatorHeader)
    header.indicator = try existing(RefreshIndicatorHeader.makeIndicator(named: string(name)))
  }
}
