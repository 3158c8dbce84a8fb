/// The plain control: a title and pictures for normal, pulling and refreshing, in two lines.
///
/// ```swift
/// let control = RefreshControl { load() }
/// list.addSubview(control)
/// ```
///
/// It triggers at 60 points of pull, and only when a finger took part: no offset, inset or bounce
/// starts it. However far the list was dragged meanwhile, the end brings it to rest.
open class RefreshControl: RefreshGifHeader {
  open override func prepare() {
    super.prepare()
    frame.size.height = 60
    lastUpdatedTimeLabel.isHidden = true
  }

  override var pullsByFingerOnly: Bool { true }

  override func close() {
    super.close()
    scrollView?.comeToRest()
  }
}
