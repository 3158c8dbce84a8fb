/// A header with an arrow that turns when the header is pulled far enough, and an activity indicator
/// while it refreshes.
open class RefreshNormalHeader: RefreshStateHeader, ArrowShowing, LoadingShowing, ArrowPresenting {
  final let arrowAndIndicator = ArrowAndIndicator(uprightIn: .idle, hidesAtEnd: false)

  open override func prepare() {
    super.prepare()
    add(arrowAndIndicator)
  }
}
