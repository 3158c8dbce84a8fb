/// A back footer with an arrow that turns when the footer is pulled far enough, and an activity
/// indicator while it loads.
open class RefreshBackNormalFooter: RefreshBackStateFooter, ArrowShowing, LoadingShowing,
  ArrowPresenting
{
  final let arrowAndIndicator = ArrowAndIndicator(uprightIn: .pulling, hidesAtEnd: true)

  open override func prepare() {
    super.prepare()
    add(arrowAndIndicator)
  }
}
