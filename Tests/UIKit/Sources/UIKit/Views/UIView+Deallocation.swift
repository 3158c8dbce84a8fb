import Dispatch
import UIKitRuntime

/// Deallocation of a view as in Objective-C.
///
/// UIKit releases views on the main thread, whichever thread released the last reference. There
/// `dealloc` is called while the view and its subclasses still have all of their properties. It
/// removes each subview by ``UIView/removeFromSuperview()``:
/// https://github.com/dotnet/macios/issues/10562
extension UIView {
  /// Called by each initializer of this class.
  final func watchDeallocation() {
    Self.prepareForDeallocations
    object_watch_class(Unmanaged.passUnretained(self).toOpaque())
  }

  private static let prepareForDeallocations: Void = {
    DispatchQueue.main.setSpecific(key: mainQueue, value: true)
    object_set_dealloc { pointer in
      guard let pointer else { return }
      nonisolated(unsafe) let object = pointer
      if DispatchQueue.getSpecific(key: UIView.mainQueue) == true, Thread.isMainThread {
        MainActor.assumeIsolated { UIView.end(object) }
      } else {
        DispatchQueue.main.async { UIView.end(object) }
      }
    }
    object_refuse_references(unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self)) {
      guard let object = $0 else { return }
      let name = type(of: Unmanaged<NSObject>.fromOpaque(object).takeUnretainedValue())
      fatalError("A weak or unowned reference to a \(name) that is being deallocated.")
    }
  }()

  private nonisolated static let mainQueue = DispatchSpecificKey<Bool>()

  private static func end(_ object: UnsafeMutableRawPointer) {
    Unmanaged<UIView>.fromOpaque(object).takeUnretainedValue().dealloc()
    object_destroy(object)
  }

  /// Removes the subviews. A subview whose removal fails stays retained, and its superview is
  /// deallocated.
  final func removeSubviewsInDealloc() {
    let views = Self.manners.deallocBeginsAtBack ? subviews : subviews.reversed()
    isGone = true
    for view in views { view.removeFromSuperview() }
    isGone = false
    hasDealloced = true
    for view in subviews { _ = Unmanaged.passRetained(view) }
  }

  /// Whether the last reference to the view has been released.
  final var isBeingDeallocated: Bool {
    object_is_deallocating(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Notifies a view of a change of its subviews. Whether UIKit does this in a view's `dealloc` is
  /// not known.
  final func notifyOfSubviews(_ notify: () -> Void) {
    guard isGone else { return notify() }
    guard Self.manners.deallocNotifies else { return }
    isGone = false
    notify()
    isGone = true
  }

  /// A view can compare its superview with another view, or with nil, during the deallocation of
  /// the superview. Whether reading a property of the superview works is not known.
  @inline(__always)
  final func checkIsThere(_ property: StaticString = #function) {
    guard isGone else { return }
    fatalError("\(property) of a \(type(of: self)) that is being deallocated is read.")
  }
}
