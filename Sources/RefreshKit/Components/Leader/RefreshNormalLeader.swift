/// A leader with an arrow that turns when it is pulled far enough.
open class RefreshNormalLeader: RefreshStateLeader, ArrowShowing, SideArrowPresenting {
  final let sideArrow = SideArrow(at: .left)

  open override func prepare() {
    super.prepare()
    add(sideArrow)
  }
}
