/// The title of a component that has one, and the views beside it.
extension RefreshComponent {
  /// Adds the label. In a component with the state noMoreData, a tap on the label begins a refresh
  /// if ``loadsByTap`` is true.
  final func addTitle() {
    guard let label = stateTitles?.label else { return }
    addOwnSubview(label)
    if traits.hasNoMoreData { refreshByTap(on: label) }
  }

  /// Places the label and the views beside it.
  final func placeTitles() {
    guard let stateTitles else { return }
    let label = stateTitles.label
    stateTitles.place(in: titleFrame(of: label))
    guard let accessory = stateTitles.accessory else { return }
    let geometry = TitleGeometry(
      bounds: bounds, textWidth: stateTitles.width, inset: stateTitles.leftInset,
      color: label.textColor)
    accessory.place(beside: geometry)
    if edge.axis == .vertical { stateTitles.limitWidths(to: geometry.maximumTextWidth, in: bounds) }
    if !label.isHidden, let center = accessory.titleCenter(in: bounds) { label.center = center }
  }

  /// The frame of the title: the bounds of a header or footer, and a column in the middle of a
  /// leader or trailer, one character wide.
  private func titleFrame(of label: Label) -> Rect {
    guard edge.axis == .horizontal else { return bounds }
    let width = label.fontSize.rounded(.up)
    return Rect(center: bounds.center, size: Size(width: width, height: bounds.height))
  }

  /// Shows the state in the title and the views beside it, if the component has a title.
  final func showStateInTitles(from old: RefreshState) {
    guard let stateTitles else { return }
    stateTitles.show(state, machine.showsFailure ? .failure : nil)
    stateTitles.accessory?.show(state, from: old, animator)
  }

  /// Shows the result of a refresh in the title, and stops the views beside it.
  final func showResultInTitles() {
    guard let stateTitles else { return }
    stateTitles.show(state, machine.showsFailure ? .failure : .success)
    stateTitles.accessory?.stop()
  }

  /// Shows the state in the title and the views beside it at once, and cancels the end of a running
  /// animation.
  final func resetTitles() {
    stateTitles?.show(state)
    stateTitles?.accessory?.reset(to: state)
  }
}
