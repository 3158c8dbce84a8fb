/// A leader with an arrow that turns when it is pulled far enough.
open class RefreshNormalLeader: RefreshStateLeader, ArrowShowing, SideArrowPresenting {
  final let sideArrow = SideArrow(at: .left)

  /// The arrow, between the content and the label.
  public final var arrowView: ImageView { sideArrow.view }

  open override func prepare() {
    super.prepare()
    addSideArrow()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    placeSideArrow()
  }
}
