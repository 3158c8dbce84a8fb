import RefreshKit

/// What a component has beside its state. Embedded Swift casts to classes only, so that each class
/// that begins to have something is named here.
extension RefreshComponent {
  /// The component as one with titles; nil where it has none.
  var titled: (any StateTitled)? {
    if let header = self as? RefreshStateHeader { return header }
    if let footer = self as? RefreshAutoStateFooter { return footer }
    if let footer = self as? RefreshBackStateFooter { return footer }
    return self as? RefreshStateTrailer
  }

  /// The component as one with pictures; nil where it has none.
  var pictured: (any GifShowing)? {
    if let header = self as? RefreshGifHeader { return header }
    if let footer = self as? RefreshAutoGifFooter { return footer }
    return self as? RefreshBackGifFooter
  }

  /// The component as one that can come to the end of the data; nil where it cannot.
  var ending: (any NoMoreDataEnding)? {
    if let footer = self as? RefreshFooter { return footer }
    return self as? RefreshTrailer
  }

  private var arrow: ImageView? {
    if let header = self as? RefreshNormalHeader { return header.arrowView }
    if let footer = self as? RefreshBackNormalFooter { return footer.arrowView }
    return (self as? RefreshNormalTrailer)?.arrowView
  }

  private var wheel: ActivityIndicator? {
    if let header = self as? RefreshNormalHeader { return header.loadingView }
    if let footer = self as? RefreshBackNormalFooter { return footer.loadingView }
    return (self as? RefreshAutoNormalFooter)?.loadingView
  }

  /// The view that the component has under `name`; nil where its class has none.
  func view(named name: String) -> View? {
    switch name {
    case "stateLabel": titled?.stateLabel
    case "lastUpdatedTimeLabel": (self as? RefreshStateHeader)?.lastUpdatedTimeLabel
    case "arrowView": arrow
    case "loadingView": wheel
    case "gifView": pictured?.gifView
    default: nil
    }
  }
}
