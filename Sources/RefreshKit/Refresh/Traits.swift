/// The constants of a class.
struct Traits: Sendable {
  var edge = Edge.top
  /// The length of a new component along its axis, in points.
  var length = 0.0
  /// A component without a slot cannot be added to a scroll view.
  var hasSlot = false
  /// Whether a refresh loads the list again from its first page.
  var refreshesList = false
  var texts = ComponentTexts.header
  /// From the title to the center of an arrow, or to images, in points; nil without a title.
  var titleInset: Double?

  var isPulled = false
  /// An auto header or auto footer.
  var loadsAtEnd = false
  /// A change of the offset by code begins no refresh.
  var isPulledByTouchOnly = false
  /// A pull begins the refresh at its threshold, without a release.
  var beginsUnderFinger = false
  /// Whether a control of the platform is pulled in place of the component, and says when a refresh
  /// begins.
  var isPulledByPlatform = false
  var hasOwnThreshold = false
  var hasNoMoreData = false
  /// Nil if the app chooses the style.
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
