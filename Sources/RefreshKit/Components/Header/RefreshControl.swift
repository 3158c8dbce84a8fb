/// The plain control: a title and pictures for normal, pulling and refreshing, in two lines.
///
/// ```swift
/// let control = RefreshControl { load() }
/// list.addSubview(control)
/// ```
///
/// It is 60 points high and triggers at 60 points of pull, and only when a finger took part: no
/// offset, inset or bounce starts it. However far the list was dragged meanwhile, the end brings it
/// to rest, in 0.4 seconds.
///
/// The picture, a gap of 20 points (``RefreshStateHeader/labelLeftInset``) and the title, in 14 points,
/// are centred as a group; without a picture, or without a title, the other is centred alone. The
/// picture has its own size and makes the control as high as itself where it is higher. The time of
/// the last update is hidden until the app shows its label.
open class RefreshControl: RefreshGifHeader {
  open override func prepare() {
    super.prepare()
    frame.size.height = 60
    lastUpdatedTimeLabel.isHidden = true
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard gifView.isShown, let picture = gifView.shownSize, let text = visibleTextWidth, text > 0
    else { return }
    let start = (bounds.width - picture.width - labelLeftInset - text) / 2
    gifView.contentMode = .center
    gifView.frame = Rect(
      x: start, y: (bounds.height - picture.height) / 2, width: picture.width,
      height: picture.height)
    for label in [stateLabel, lastUpdatedTimeLabel] where label.isShown {
      label.frame.origin.x = start + picture.width + labelLeftInset
      label.frame.size.width = text
    }
  }

  override var pullsByFingerOnly: Bool { true }

  override func close() {
    super.close()
    scrollView?.clampToRange()
  }
}
