/// The animations of a view's frame, rotation and alpha.
final class ViewAnimations {
  fileprivate var frame: PropertyAnimation<Rect>?
  fileprivate var rotation: PropertyAnimation<Double>?
  fileprivate var alpha: PropertyAnimation<Double>?
}

extension View {
  /// The animation of the last change of the frame; nil where it was made at once.
  final var frameAnimation: PropertyAnimation<Rect>? {
    get { animations?.frame }
    set { if newValue != nil || animations != nil { storedAnimations.frame = newValue } }
  }

  /// The animation of the last change of the rotation; nil where it was made at once.
  final var rotationAnimation: PropertyAnimation<Double>? {
    get { animations?.rotation }
    set { if newValue != nil || animations != nil { storedAnimations.rotation = newValue } }
  }

  /// The animation of the last change of the alpha; nil where it was made at once.
  final var alphaAnimation: PropertyAnimation<Double>? {
    get { animations?.alpha }
    set { if newValue != nil || animations != nil { storedAnimations.alpha = newValue } }
  }

  private var storedAnimations: ViewAnimations {
    let stored = animations ?? ViewAnimations()
    animations = stored
    return stored
  }
}
