/// A view inside a component. Hosts and scripts use the name of its property in Swift.
package nonisolated enum ComponentPart: String, Sendable, CaseIterable {
  /// The title of the state.
  case stateLabel
  /// The time of the last update.
  case lastUpdatedTimeLabel
  /// The arrow.
  case arrowView
  /// The activity indicator.
  case loadingView
  /// The images.
  case gifView
}

extension RefreshComponent {
  /// Returns the view of a part; nil if the component's class does not have it.
  package final func view(_ part: ComponentPart) -> Part? {
    switch part {
    case .stateLabel: asStateTitled?.stateLabel
    case .lastUpdatedTimeLabel: asUpdateTimed?.lastUpdatedTimeLabel
    case .arrowView: asArrowShowing?.arrowView
    case .loadingView: asLoadingShowing?.loadingView
    case .gifView: asGifShowing?.gifView
    }
  }

  // Embedded Swift can cast only to classes, so each base class that conforms to a protocol is
  // listed.
  #if hasFeature(Embedded)
    /// The component as one with titles; nil if it has none.
    package final var asStateTitled: (any StateTitled)? {
      self as? RefreshStateHeader
        ?? self as? RefreshAutoStateHeader
        ?? self as? RefreshAutoStateFooter
        ?? self as? RefreshBackStateFooter
        ?? self as? RefreshStateLeader
        ?? self as? RefreshStateTrailer
    }

    /// The component as one with images; nil if it has none.
    package final var asGifShowing: (any GifShowing)? {
      self as? RefreshGifHeader
        ?? self as? RefreshAutoGifFooter
        ?? self as? RefreshBackGifFooter
    }

    /// The component as one with a state for the end of the data; nil if it has none.
    package final var asNoMoreDataEnding: (any NoMoreDataEnding)? {
      self as? RefreshFooter
        ?? self as? RefreshAutoHeader
        ?? self as? RefreshLeader
        ?? self as? RefreshTrailer
    }

    /// The component as one that can hide itself; nil if its class cannot.
    package final var asSelfHiding: (any SelfHiding)? {
      self as? RefreshFooter
        ?? self as? RefreshAutoHeader
        ?? self as? RefreshLeader
        ?? self as? RefreshTrailer
    }

    /// The component as one that loads at the end of the list; nil if its class does not.
    package final var asAutoLoading: (any AutoLoading)? {
      self as? RefreshAutoFooter
        ?? self as? RefreshAutoHeader
    }

    /// The component as one whose title can be hidden; nil if it cannot.
    package final var asRefreshingTitleHiding: (any RefreshingTitleHiding)? {
      self as? RefreshAutoStateFooter
        ?? self as? RefreshAutoStateHeader
    }

    private var asUpdateTimed: RefreshStateHeader? { self as? RefreshStateHeader }

    private var asArrowShowing: (any ArrowShowing)? {
      self as? RefreshNormalHeader
        ?? self as? RefreshBackNormalFooter
        ?? self as? RefreshNormalLeader
        ?? self as? RefreshNormalTrailer
    }

    private var asLoadingShowing: (any LoadingShowing)? {
      self as? RefreshNormalHeader
        ?? self as? RefreshBackNormalFooter
        ?? self as? RefreshAutoNormalHeader
        ?? self as? RefreshAutoNormalFooter
    }
  #else
    /// The component as one with titles; nil if it has none.
    package final var asStateTitled: (any StateTitled)? { self as? any StateTitled }

    /// The component as one with images; nil if it has none.
    package final var asGifShowing: (any GifShowing)? { self as? any GifShowing }

    /// The component as one with a state for the end of the data; nil if it has none.
    package final var asNoMoreDataEnding: (any NoMoreDataEnding)? { self as? any NoMoreDataEnding }

    /// The component as one that can hide itself; nil if its class cannot.
    package final var asSelfHiding: (any SelfHiding)? { self as? any SelfHiding }

    /// The component as one that loads at the end of the list; nil if its class does not.
    package final var asAutoLoading: (any AutoLoading)? { self as? any AutoLoading }

    /// The component as one whose title can be hidden; nil if it cannot.
    package final var asRefreshingTitleHiding: (any RefreshingTitleHiding)? {
      self as? any RefreshingTitleHiding
    }

    private var asUpdateTimed: (any UpdateTimed)? { self as? any UpdateTimed }
    private var asArrowShowing: (any ArrowShowing)? { self as? any ArrowShowing }
    private var asLoadingShowing: (any LoadingShowing)? { self as? any LoadingShowing }
  #endif
}
