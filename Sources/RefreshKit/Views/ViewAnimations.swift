/// The animations of a view's frame, rotation and alpha.
final class ViewAnimations {
  fileprivate var frame: PropertyAnimation<Rect>?
  fileprivate var rotation: PropertyAnimation<Double>?
  fileprivate var alpha: PropertyAnimation<Double>?
}

extension Part {
  /// The animation of the last change of the frame; nil if that change was not animated.
  var frameAnimation: PropertyAnimation<Rect>? {
    get { animations?.frame }
    set { if let stored = animations(for: newValue) { stored.frame = newValue } }
  }

  /// The animation of the last change of the rotation; nil if that change was not animated.
  var rotationAnimation: PropertyAnimation<Double>? {
    get { animations?.rotation }
    set { if let stored = animations(for: newValue) { stored.rotation = newValue } }
  }

  /// The animation of the last change of the alpha; nil if that change was not animated.
  var alphaAnimation: PropertyAnimation<Double>? {
    get { animations?.alpha }
    set { if let stored = animations(for: newValue) { stored.alpha = newValue } }
  }

  /// The object in which to store an animation, made for the first one; nil if `new` is nil and
  /// there is no such object.
  private func animations<Value>(for new: PropertyAnimation<Value>?) -> ViewAnimations? {
    if animations == nil, new != nil { animations = ViewAnimations() }
    return animations
  }
}
