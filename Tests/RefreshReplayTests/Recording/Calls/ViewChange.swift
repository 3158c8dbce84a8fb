import RefreshKit

#if UIKIT
  import UIKit
#endif

/// A property of a component, or of a part of one, that an app can change, and most of which no script says.
nonisolated enum ViewChange: String, CaseIterable {
  case frame, alpha, rotation, isHidden, isUserInteractionEnabled, layoutDirection
  case text, fontSize
  case isAnimating, image, animationImages
  case superview

  /// Changes it; does nothing to a view without it.
  ///
  /// - Parameter number: What it becomes, a number from 0 to 60: a width, an angle, or one of two values.
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

  /// Whether a view has the property.
  @MainActor
  func belongs(to view: Part) -> Bool {
    switch self {
    case .text, .fontSize: view is Label
    case .isAnimating: view is ImageView || view is ActivityIndicator
    case .image, .animationImages: view is ImageView
    default: true
    }
  }
}
