extension ScrollView {
  /// Moves the content by a finger or a wheel. An opening or a closing that is under way continues, shifted by
  /// the distance: the content moves on the screen as the user has moved it.
  package func shiftingAnimations(_ move: () -> Void) {
    let (old, animation) = (contentOffset, scrollAnimations.offset)
    move()
    guard let animation, scrollAnimations.offset == nil else { return }
    scrollAnimations.offset = animation.shifted(by: contentOffset - old)
  }
}
