import RefreshKit

extension RefreshComponent {
  /// What the component shows, apart from its frame: equal for two components that show the same.
  var looks: [String] {
    var looks = [
      "\(state)", "percent \(pullingPercent)", "alpha \(alpha)", "reserved \(reservedInset)",
    ]
    if let titled = self as? any StateTitled {
      looks.append("title \(titled.stateLabel.text ?? "-")")
    }
    if let arrow = (self as? any ArrowShowing)?.arrowView {
      looks.append("arrow hidden \(arrow.isHidden), rotation \(arrow.rotation)")
      looks.append("arrow shown as \(arrow.presentation.rotation)")
    }
    if let spinner = (self as? any LoadingShowing)?.loadingView {
      looks.append("spinner \(spinner.isAnimating), alpha \(spinner.alpha)")
      looks.append("spinner shown as \(spinner.presentation.alpha)")
    }
    if let gif = (self as? any GifShowing)?.gifView {
      looks.append(
        "image \(gif.image?.scriptName ?? "-"), \(gif.isAnimating), hidden \(gif.isHidden)")
    }
    if let ring = (self as? RefreshRingHeader)?.ringView {
      looks.append("ring \(ring.shape(at: 0))")
    }
    if let indicator = (self as? RefreshIndicatorHeader)?.indicator as? NormalIndicator {
      let (arrow, spinner) = (indicator.arrowView, indicator.loadingView)
      looks.append("\(arrow.isHidden), \(arrow.rotation), \(arrow.alpha), \(spinner.isAnimating)")
    }
    return looks + ["accessibility \(accessibilityValue ?? "-")"]
  }

  /// What does not fit the present state when all animations have ended; empty if all fits.
  var misfits: [String] {
    var misfits: [String] = []
    func check(_ fits: Bool, _ what: String) {
      if !fits { misfits.append("\(what) while \(state)") }
    }
    if let titled = self as? any StateTitled {
      let text = titled.stateLabel.text
      check(text == titled.title(for: state), "title \(text ?? "-")")
    }
    if let spinner = (self as? any LoadingShowing)?.loadingView {
      check(
        spinner.isAnimating == (state == .refreshing), "spinner animating \(spinner.isAnimating)")
      check(!spinner.isAnimating || spinner.alpha == 1, "spinner of alpha \(spinner.alpha)")
    }
    if let arrow = (self as? any ArrowShowing)?.arrowView, let hides = hidesArrow {
      check(arrow.isHidden == hides, "arrow hidden \(arrow.isHidden)")
    }
    if !(self is any AutoLoading), state != .refreshing {
      check(reservedInset == 0, "reservedInset of \(reservedInset)")
    }
    return misfits
  }

  /// Whether the arrow must be hidden; nil if it may be either.
  private var hidesArrow: Bool? {
    switch state {
    case .idle, .pulling: false
    case .refreshing: edge.axis == .vertical
    case .willRefresh: nil
    case .noMoreData: self is RefreshHeader ? nil : true
    }
  }
}
