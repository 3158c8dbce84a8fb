/// The properties that all components of a class have in common.
package struct Traits: Sendable {
  var edge = Edge.top
  /// The length of a new component along its axis, in points.
  var length = 0.0
  /// Whether the list has a slot for the class. A component without a slot cannot be added to a
  /// scroll view.
  var hasSlot = false
  /// Whether a refresh loads the list again from its first page.
  var refreshesList = false
  var texts = ComponentTexts.header
  /// The distance from the title to the center of the arrow, or to the images, in points; nil
  /// without a title.
  var titleInset: Double?

  package var isPulled = false
  /// Whether the component is an auto header or auto footer.
  var loadsAtEnd = false
  /// Whether only a finger can pull the component. Then code that sets the offset begins no
  /// refresh.
  package var isPulledByTouchOnly = false
  /// Whether a pull begins the refresh at its threshold, without a release.
  var beginsUnderFinger = false
  /// Whether the user pulls a control of the platform instead of the component. The control then
  /// decides when a refresh begins.
  var isPulledByPlatform = false
  var hasOwnThreshold = false
  var hasNoMoreData = false
  /// The style of all components of the class; nil if the app chooses the style.
  var fixedStyle: RefreshStyle?

  var canChooseThreshold: Bool { isPulled && !hasOwnThreshold }
}

extension Traits {
  func with(_ change: (inout Traits) -> Void) -> Traits {
    var traits = self
    change(&traits)
    return traits
  }

  func titled(inset: Double = 25) -> Traits { with { $0.titleInset = inset } }
}
