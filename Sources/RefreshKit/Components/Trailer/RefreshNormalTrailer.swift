/// A trailer with an arrow that turns when it is pulled far enough.
open class RefreshNormalTrailer: RefreshStateTrailer, ArrowShowing, SideArrowPresenting {
  final let sideArrow = SideArrow(at: .right)

  open override func prepare() {
    super.prepare()
    add(sideArrow)
  }
}
