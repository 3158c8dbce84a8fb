/// A component whose titles are those of a ``StateTitles``: implements ``StateTitled``.
protocol TitlePresenting: StateTitled {
  /// The titles, and what is beside them.
  var titles: StateTitles { get }

  /// The width of the text in the middle, in points; nil where no text is visible.
  var titleWidth: Double? { get }
}

extension TitlePresenting {
  public var stateLabel: Label { titles.label }

  public var labelLeftInset: Double {
    get { titles.leftInset }
    set {
      guard newValue.isFinite, newValue != titles.leftInset else { return }
      titles.leftInset = newValue
      note("labelLeftInset", .number(newValue))
      setNeedsLayout()
    }
  }

  public var failureTitle: String? {
    get { titles.failureTitle }
    set {
      titles.failureTitle = newValue
      note("failureTitle", newValue.map(InputValue.text) ?? .nothing)
    }
  }

  public var successTitle: String? {
    get { titles.successTitle }
    set {
      titles.successTitle = newValue
      note("successTitle", newValue.map(InputValue.text) ?? .nothing)
    }
  }

  public func setTitle(_ title: String?, for state: RefreshState) {
    let entry = input(.title(slot, state, title))
    defer { entry?.end() }
    titles.setTitle(title, for: state)
  }

  public func title(for state: RefreshState) -> String? {
    titles.title(for: state)
  }

  var titleWidth: Double? {
    stateLabel.isHidden || titles.hidesRefreshing ? nil : stateLabel.textWidth
  }

  /// Whether no title is shown during a refresh.
  var hidesRefreshingTitle: Bool {
    get { titles.hidesRefreshing }
    set {
      guard newValue != titles.hidesRefreshing else { return }
      titles.hidesRefreshing = newValue
      setNeedsLayout()
    }
  }

  /// The place of the title, for the views to its left.
  var titleGeometry: TitleGeometry {
    TitleGeometry(
      bounds: bounds, textWidth: titleWidth, inset: labelLeftInset, color: stateLabel.textColor)
  }

  /// Adds the label; a tap on it begins a refresh where ``RefreshComponent/loadsByTap`` allows it.
  func addTitleWithRetry() {
    addOwnSubview(stateLabel)
    retryByTap(on: stateLabel)
  }

  /// Fills the component with the label, and places the accessory beside the text.
  func placeTitle() {
    stateLabel.frame = bounds
    titles.accessory?.place(beside: titleGeometry)
  }

  /// Places the label upright in the middle, one character wide.
  func placeUprightTitle() {
    let width = stateLabel.fontSize.rounded(.up)
    stateLabel.frame = Rect(center: bounds.center, size: Size(width: width, height: bounds.height))
  }
}

/// A component whose title has an arrow and an activity indicator beside it: implements
/// ``ArrowShowing`` and ``LoadingShowing``.
protocol ArrowPresenting: TitlePresenting, ArrowShowing, LoadingShowing {
  var arrowAndIndicator: ArrowAndIndicator { get }
}

extension ArrowPresenting {
  public var arrowView: ImageView { arrowAndIndicator.arrow }

  public var loadingView: ActivityIndicator { arrowAndIndicator.indicator }

  /// Adds both views beside the title.
  func addArrowAndIndicator() {
    addOwnSubview(arrowView)
    addOwnSubview(loadingView)
    titles.accessory = arrowAndIndicator
  }
}

/// A component whose title has an activity indicator beside it: implements ``LoadingShowing``.
protocol IndicatorPresenting: TitlePresenting, LoadingShowing {
  var titleIndicator: TitleIndicator { get }
}

extension IndicatorPresenting {
  /// Adds the activity indicator beside the title.
  func addIndicator() {
    addOwnSubview(loadingView)
    titles.accessory = titleIndicator
  }
}

/// A component with an arrow beside an upright title: implements ``ArrowShowing``.
protocol SideArrowPresenting: TitlePresenting, ArrowShowing {
  var sideArrow: SideArrow { get }
}

extension SideArrowPresenting {
  /// Adds the arrow beside the title.
  func addSideArrow() {
    addOwnSubview(arrowView)
    titles.accessory = sideArrow
  }

  /// Places the arrow, and moves the title aside where both are shown.
  func placeSideArrow() {
    sideArrow.place(beside: titleGeometry)
    if !stateLabel.isHidden, !arrowView.isHidden {
      stateLabel.center = sideArrow.titleCenter(in: bounds)
    }
  }
}

/// A component whose title has images beside it: implements ``GifShowing``.
protocol ImagePresenting: TitlePresenting, GifShowing {
  var images: StateImages { get }
}

extension ImagePresenting {
  public var gifView: ImageView { images.view }

  public func setImages(_ images: [Image], duration: Double?, for state: RefreshState) {
    let entry = input(.images(slot, state, images, duration: duration))
    defer { entry?.end() }
    self.images.setImages(images, duration: duration, for: state)
    grow(to: self.images.height(for: state))
  }

  /// Adds the view of the images beside the title.
  func addImages() {
    labelLeftInset = 20
    addOwnSubview(gifView)
    titles.accessory = images
  }
}

extension RefreshComponent {
  /// Shows the state in the title and what is beside it, where the component has them.
  final func showStateInTitles(from old: RefreshState) {
    guard let stateTitles else { return }
    let level = isArmed ? secondLevelWords.map(StateTitles.Outcome.secondLevel) : nil
    stateTitles.show(state, level ?? (machine.showsFailure ? .failure : nil))
    stateTitles.accessory?.show(state, from: old, animator)
  }

  /// Shows the result of a refresh in the title, and stops what is beside it.
  final func showResultInTitles() {
    guard let stateTitles else { return }
    stateTitles.show(state, machine.showsFailure ? .failure : .success)
    stateTitles.accessory?.stop()
  }

  /// Shows the state in the title and what is beside it at once, and cancels what an animation was to do.
  final func resetTitles() {
    stateTitles?.show(state)
    stateTitles?.accessory?.reset(to: state)
  }
}
