/// A plain header: a title and images for idle, pulling and refreshing, in two lines of code.
///
/// ```swift
/// let control = RefreshControl { load() }
/// list.addSubview(control)
/// ```
///
/// It is 60 points high. Only a finger that pulls it by more than 60 points begins a refresh; a
/// deceleration, a bounce, or a change of the offset or inset does not. When the refresh ends, the
/// list returns to rest in 0.4 seconds, even if it was dragged meanwhile.
///
/// The image, a gap of 20 points (``StateTitled/labelLeftInset``) and the title, in 14 points, are
/// centered as a group. If there is only an image or only a title, it is centered. The image has
/// its own size; if it is higher than the control, the control gets its height. The time of the
/// last update is hidden until the app shows its label.
open class RefreshControl: RefreshGifHeader {
  open override func prepare() {
    super.prepare()
    frame.size.height = 60
    lastUpdatedTimeLabel.isHidden = true
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard gifView.isShown, let image = gifView.shownSize, let title = stateTitles?.width, title > 0
    else { return }
    let text = max(0, min(title, bounds.width - image.width - labelLeftInset))
    let start = max(0, (bounds.width - image.width - labelLeftInset - text) / 2)
    if gifView.isPlacedByKit { gifView.contentMode = .center }
    gifView.place(
      in: Rect(
        x: start, y: (bounds.height - image.height) / 2, width: image.width,
        height: image.height))
    for label in [stateLabel, lastUpdatedTimeLabel] where label.isShown {
      label.place(
        in: Rect(
          x: start + image.width + labelLeftInset, y: label.frame.y, width: text,
          height: label.frame.height))
    }
  }

  override var traits: Traits {
    super.traits.with { ($0.isPulledByTouchOnly, $0.hasOwnThreshold) = (true, true) }
  }

  override func close(in scrollView: ScrollView) -> Timing {
    let closing = super.close(in: scrollView)
    self.scrollView?.clampOffset(by: .component)
    return closing
  }
}
