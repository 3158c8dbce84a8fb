import RefreshKit

/// The driver of a script's list: what it is called for is answered by the lists of the script.
final class ScriptedDriver: ScrollDriver {
  private let answer: (String) -> Void

  /// Makes a driver.
  ///
  /// - Parameter answer: Answers a call by its name in scripts.
  init(_ answer: @escaping (String) -> Void) {
    self.answer = answer
  }

  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {
    answer(DriverRequest.reservedInset.name)
  }

  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {
    answer(DriverRequest.heldEdges.name)
  }

  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {
    answer(DriverRequest.interaction.name)
  }

  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {
    answer(DriverRequest.bouncing.name)
  }

  func scrollViewNeedsLayout(_ scrollView: ScrollView) {
    answer(DriverRequest.layout.name)
  }

  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    answer(DriverRequest.offset.name)
  }

  func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point) {
    answer(DriverRequest.shift.name)
  }

  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
    answer(DriverRequest.animation.name)
    changes()
    answer(DriverRequest.animated.name)
  }
}
