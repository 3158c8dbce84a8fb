/// A component whose titles are stored in a ``StateTitles``. Its extension implements
/// ``StateTitled``.
protocol TitlePresenting: StateTitled {
  /// The titles and the views beside them.
  var titles: StateTitles { get }
}

extension TitlePresenting {
  public var stateLabel: Label { titles.label }

  public var labelLeftInset: Double {
    get { titles.leftInset }
    set {
      guard newValue.isFinite, newValue != titles.leftInset else { return }
      set("labelLeftInset", to: newValue) {
        titles.leftInset = $0
        setNeedsLayout()
      }
    }
  }

  public var failureTitle: String? {
    get { titles.failureTitle }
    set { set("failureTitle", to: newValue) { titles.failureTitle = $0 } }
  }

  public var successTitle: String? {
    get { titles.successTitle }
    set { set("successTitle", to: newValue) { titles.successTitle = $0 } }
  }

  public func setTitle(_ title: String?, for state: RefreshState) {
    input(.title(state, title)) {
      titles.setTitle(title, for: state)
    }
  }

  public func title(for state: RefreshState) -> String? {
    titles.title(for: state)
  }

  /// Adds views beside the title.
  func add(_ accessory: any TitleAccessory) {
    for view in accessory.views { addOwnSubview(view) }
    titles.accessory = accessory
  }
}

/// A component whose title can be hidden during a refresh. Its extension implements
/// ``RefreshingTitleHiding``.
protocol TitleHidingPresenting: TitlePresenting, RefreshingTitleHiding {}

extension TitleHidingPresenting {
  public var isRefreshingTitleHidden: Bool {
    get { titles.hidesRefreshing }
    set {
      guard newValue != titles.hidesRefreshing else { return }
      set("isRefreshingTitleHidden", to: newValue) {
        titles.hidesRefreshing = $0
        setNeedsLayout()
      }
    }
  }
}

/// A component with an arrow and an activity indicator beside its title. Its extension implements
/// ``ArrowShowing`` and ``LoadingShowing``.
protocol ArrowPresenting: TitlePresenting, ArrowShowing, LoadingShowing {
  var arrowAndIndicator: ArrowAndIndicator { get }
}

extension ArrowPresenting {
  public var arrowView: ImageView { arrowAndIndicator.arrow }

  public var loadingView: ActivityIndicator { arrowAndIndicator.indicator }
}

/// A component with an activity indicator beside its title. Its extension implements
/// ``LoadingShowing``.
protocol IndicatorPresenting: TitlePresenting, LoadingShowing {
  var titleIndicator: TitleIndicator { get }
}

extension IndicatorPresenting {
  public var loadingView: ActivityIndicator { titleIndicator.view }
}

/// A component with an arrow beside an upright title. Its extension implements ``ArrowShowing``.
protocol SideArrowPresenting: TitlePresenting, ArrowShowing {
  var sideArrow: SideArrow { get }
}

extension SideArrowPresenting {
  public var arrowView: ImageView { sideArrow.view }
}

/// A component with images beside its title. Its extension implements ``GifShowing``.
protocol ImagePresenting: TitlePresenting, GifShowing {
  var images: StateImages { get }
}

extension ImagePresenting {
  public var gifView: ImageView { images.view }

  public func setImages(_ images: [Image], duration: Double?, for state: RefreshState) {
    input(.images(state, images, duration: duration)) {
      self.images.setImages(images, duration: duration, for: state)
      grow(to: self.images.height(for: state))
    }
  }

  /// Adds the images beside the title.
  func addImages() {
    labelLeftInset = 20
    add(images)
  }
}
