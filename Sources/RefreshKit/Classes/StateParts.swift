/// A component with a title for each state.
@preconcurrency @MainActor public protocol StateTitled: RefreshComponent {
  /// The label of the title.
  var stateLabel: Label { get }

  /// The distance from the title to the center of the arrow and the activity indicator to its left,
  /// or to the images, in points. In the kit's classes 25 by default, 20 in those with images, and
  /// 0 in leaders and trailers, which place their arrow at the edge. A number that is not finite
  /// is refused.
  var labelLeftInset: Double { get set }

  /// The title while a failure is shown: for ``RefreshComponent/failureDisplayDuration`` and while the
  /// component closes, or in an auto header or auto footer until the next attempt. Nil (the default)
  /// for the language's.
  var failureTitle: String? { get set }

  /// The title while the result of a refresh that succeeded is shown, for
  /// ``RefreshComponent/resultDisplayDuration``; nil (the default) for the language's.
  var successTitle: String? { get set }

  /// Sets the title of a state.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for the language's.
  ///   - state: The state that shows it.
  /// - Returns: The component.
  @discardableResult
  func setTitle(_ title: String?, for state: RefreshState) -> Self

  /// Returns the title of a state, or nil if it has none.
  func title(for state: RefreshState) -> String?
}

/// A component whose title can be hidden during a refresh.
@preconcurrency @MainActor public protocol RefreshingTitleHiding: StateTitled {
  /// Whether the title is hidden during a refresh; false by default. Setting it takes effect at
  /// once.
  var isRefreshingTitleHidden: Bool { get set }
}

/// A component that shows the time of the last update.
@preconcurrency @MainActor public protocol LastUpdatedTimeShowing: RefreshComponent {
  /// The label of the time.
  var lastUpdatedTimeLabel: Label { get }
}

/// A component with an arrow that turns when the component is pulled far enough.
@preconcurrency @MainActor public protocol ArrowShowing: RefreshComponent {
  /// The arrow, to the left of the title; in a leader, to its right.
  var arrowView: ImageView { get }
}

/// A component with an activity indicator that spins during a refresh.
@preconcurrency @MainActor public protocol LoadingShowing: RefreshComponent {
  /// The activity indicator, to the left of the title. If there is an arrow, both have the same
  /// center.
  var loadingView: ActivityIndicator { get }
}

/// A component with images for each state.
@preconcurrency @MainActor public protocol GifShowing: RefreshComponent {
  /// The view of the images, to the left of the title.
  var gifView: ImageView { get }

  /// Sets the images of a state. If the first image is higher than a component of the kit, the
  /// component gets its height.
  ///
  /// - Parameters:
  ///   - images: The images, in order.
  ///   - duration: The duration of one cycle, in seconds. Nil, and a number that is negative or not
  ///     finite, is 0.1 for each image.
  ///   - state: The state that shows them.
  /// - Returns: The component.
  @discardableResult
  func setImages(_ images: [Image], duration: Double?, for state: RefreshState) -> Self
}

extension GifShowing {
  /// Sets the images of a state, with a cycle of 0.1 seconds for each image.
  ///
  /// - Returns: The component.
  @discardableResult
  public func setImages(_ images: [Image], for state: RefreshState) -> Self {
    setImages(images, duration: nil, for: state)
  }
}

// The implementations of these protocols for the kit's classes. They use `stateTitles` of the base
// class.

extension StateTitled {
  public var stateLabel: Label { part(stateTitles?.label) }

  public var labelLeftInset: Double {
    get { stateTitles?.leftInset ?? 0 }
    set { set(.labelLeftInset, to: newValue) }
  }

  public var failureTitle: String? {
    get { stateTitles?.failureTitle }
    set { set(.failureTitle, to: newValue) }
  }

  public var successTitle: String? {
    get { stateTitles?.successTitle }
    set { set(.successTitle, to: newValue) }
  }

  @discardableResult
  public func setTitle(_ title: String?, for state: RefreshState) -> Self {
    input(.title(state, title)) {
      stateTitles?.setTitle(title, for: state)
    }
    return self
  }

  public func title(for state: RefreshState) -> String? {
    stateTitles?.title(for: state)
  }
}

extension RefreshingTitleHiding {
  public var isRefreshingTitleHidden: Bool {
    get { stateTitles?.hidesTitleDuringRefresh == true }
    set { set(.isRefreshingTitleHidden, to: newValue) }
  }
}

extension ArrowShowing {
  public var arrowView: ImageView { part(stateTitles?.arrowView) }
}

extension LoadingShowing {
  public var loadingView: ActivityIndicator { part(stateTitles?.loadingView) }
}

extension GifShowing {
  public var gifView: ImageView { part(images?.view) }

  @discardableResult
  public func setImages(_ images: [Image], duration: Double?, for state: RefreshState) -> Self {
    input(.images(state, images, duration: duration)) {
      self.images?.setImages(images, duration: duration, for: state)
      grow(to: self.images?.height(for: state) ?? 0)
    }
    return self
  }
}

extension RefreshComponent {
  package final var images: StateImages? { stateTitles?.accessory as? StateImages }

  final func add(_ accessory: any TitleAccessory) {
    for view in accessory.views { addOwnSubview(view) }
    stateTitles?.accessory = accessory
  }

  fileprivate final func part<View>(_ view: View?) -> View {
    guard let view else {
      fatalError("A \(typeName(of: self)) implements the views of its protocols itself.")
    }
    return view
  }
}
