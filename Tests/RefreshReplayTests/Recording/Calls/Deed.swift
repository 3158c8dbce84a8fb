import RefreshKit
import RefreshReplay
import TestSupport

#if UIKIT
  import UIKit
#endif

/// Something that an app can do to a component or a list, and that scripts cannot express, or only
/// in part.
@MainActor enum Deed {
  /// A change of a property of the component, or of a view in it.
  case change(ViewChange, of: ComponentPart?, to: Double)
  /// A function, by its index in ``functions``.
  case function(Int)

  func perform(on component: RefreshComponent, in list: ScrollView) {
    switch self {
    case .change(let change, let part, let number):
      if let view = part.map({ component.view($0) }) ?? component { change.make(in: view, number) }
    case .function(let index): Self.functions[index].call(component, list)
    }
  }

  /// Functions that otherwise only hosts or the kit call, and functions that have no other caller.
  static let functions: [(name: String, call: (RefreshComponent, ScrollView) -> Void)] = [
    ("layoutSubviews", { component, _ in component.layoutSubviews() }),
    ("placeSubviews", { component, _ in component.placeSubviews() }),
    ("layoutIfNeeded", { component, _ in component.layoutIfNeeded() }),
    ("layoutIfNeeded of the list", { $1.layoutIfNeeded() }),
    ("i18nDidChange", { component, _ in component.i18nDidChange() }),
    ("executeRefreshingCallback", { component, _ in component.executeRefreshingCallback() }),
    ("reserveInset", { component, _ in component.reserveInset(40) }),
    ("pan began", { component, _ in component.pan(from: .possible, to: .began) }),
    ("pan ended", { component, _ in component.pan(from: .changed, to: .ended) }),
    ("pan cancelled", { component, _ in component.pan(from: .changed, to: .cancelled) }),
    (
      "offset",
      { $0.scrollViewContentOffsetDidChange(Change(old: .zero, new: $1.contentOffset)) }
    ),
    (
      "content size", { $0.scrollViewContentSizeDidChange(Change(old: .zero, new: $1.contentSize)) }
    ),
    ("attached again", { $0.attachAgain(to: $1) }),
    ("in front", { component, list in bringToFront(component, in: list) }),
    ("another second level", { component, _ in component.secondLevel = SecondLevel() }),
    ("no second level", { component, _ in component.secondLevel = nil }),
    ("a layout direction", { $1.layoutDirection = .rightToLeft }),
    ("another store", { $1.lastUpdatedTimes = MemoryTimeStore() }),
    (
      "a text of the app",
      { component, _ in (component as? RefreshStateHeader)?.lastUpdatedTimeText = { _ in "then" } }
    ),
    (
      "an own tap",
      { component, list in component.tapAction = { [unowned list] in list.contentOffset.y = 50 } }
    ),
    ("a tap", { component, _ in component.tap() }),
    ("async", { _, list in list.timeline.async { [unowned list] in list.contentOffset.y += 10 } }),
    ("no bounce", { $1.alwaysBounceVertical = false }),
    ("activate", { component, _ in _ = component.accessibilityActivate() }),
  ]

  private static func bringToFront(_ component: RefreshComponent, in list: ScrollView) {
    #if UIKIT
      component.superview?.bringSubviewToFront(component)
    #else
      list.insertSubview(component, at: list.subviews.count - 1)
    #endif
  }

  /// A deed of any kind.
  static func random(_ random: inout SeededRandom) -> Deed {
    if random.chance(40) { return .function(random.below(functions.count)) }
    return randomChange(&random)
  }

  /// A change of a view. Apps also make such changes before they attach a component.
  static func randomChange(_ random: inout SeededRandom) -> Deed {
    let part: ComponentPart? = random.chance(25) ? nil : random.pick(ComponentPart.allCases)
    return .change(random.pick(ViewChange.allCases), of: part, to: Double(random.below(7)) * 10)
  }
}

extension RefreshComponent {
  fileprivate func pan(from old: PanState, to new: PanState) {
    scrollViewPanStateDidChange(Change(old: old, new: new))
  }

  fileprivate func attachAgain(to list: ScrollView) {
    let slot = slot
    removeFromSuperview()
    list[slot] = self
  }
}

/// A property of a component or of a view in it that an app can change. Most of them are in no
/// script.
enum ViewChange: String, CaseIterable {
  case frame, alpha, rotation, isHidden, isUserInteractionEnabled, layoutDirection
  case text, fontSize
  case isAnimating, image, animationImages
  case superview

  /// Changes the property. Does nothing if the view does not have it.
  ///
  /// - Parameter number: From 0 to 60: the new width or angle, or which of two values to set.
  @MainActor
  func make(in view: Part, _ number: Double) {
    let flag = number > 30
    switch self {
    case .frame: view.frame = Rect(x: number, y: 0 - number, width: 60 - number, height: 30)
    case .alpha: view.alpha = number / 60
    case .rotation: view.rotation = number / 10
    case .isHidden: view.isHidden = flag
    case .isUserInteractionEnabled: view.isUserInteractionEnabled = flag
    case .layoutDirection: view.layoutDirection = flag ? .rightToLeft : nil
    case .text: (view as? Label)?.text = flag ? "by hand" : nil
    case .fontSize: (view as? Label)?.fontSize = number
    case .isAnimating: animate(view, flag)
    case .image: (view as? ImageView)?.image = flag ? Self.image(number) : nil
    case .animationImages: (view as? ImageView)?.animationImages = [Self.image(number)]
    case .superview: remove(view)
    }
  }

  @MainActor
  private func remove(_ view: Part) {
    #if UIKIT
      (view as? UIView)?.removeFromSuperview()
    #else
      view.removeFromSuperview()
    #endif
  }

  @MainActor
  private func animate(_ view: Part, _ flag: Bool) {
    if let view = view as? ActivityIndicator {
      if flag { view.startAnimating() } else { view.stopAnimating() }
    } else if let view = view as? ImageView {
      if flag { view.startAnimating() } else { view.stopAnimating() }
    }
  }

  @MainActor
  private static func image(_ width: Double) -> Image {
    Image.scripted("hand", size: Size(width: width, height: 9))
  }
}
