import RefreshKit

/// The options that the keys of the demo choose for its components, including later ones.
struct LiveOptions {
  /// Whether the components fade with the pull.
  var fades = false
  /// The style of the components.
  var style = RefreshStyle.follow
  /// Whether the components show the result of a refresh before they close.
  var showsResults = false
  /// Whether a long pull of the header opens a page behind the list.
  var hasSecondLevel = false

  /// The code of the components' language; nil for that of the environment.
  var languageCode: String?
  /// The direction of the list and its components; nil for that of the language.
  var direction: LayoutDirection?

  /// Whether the footer is hidden while all posts fit into the list.
  var hidesWhileContentFits = false
  /// Whether the footer loads by itself until the list is full.
  var loadsUntilFilled = false
  /// Whether a pull has to go twice as far as usual.
  var needsLongPull = false

  /// The duration for which a result is shown, in seconds.
  private static let resultDuration = 1.5

  /// Applies the options to a component.
  func apply(to component: RefreshComponent) {
    component.isAutomaticallyChangeAlpha = fades
    component.style = style
    component.resultDisplayDuration = showsResults ? Self.resultDuration : 0
    component.pullTriggerDistance =
      needsLongPull ? 2 * component.frame.size[component.edge.axis] : nil
    (component as? any SelfHiding)?.hidesWhileContentFits = hidesWhileContentFits
    (component as? any AutoLoading)?.loadsUntilFilled = loadsUntilFilled
    (component as? RefreshHeader)?.lastUpdatedTimeKey = "feed"
  }
}
