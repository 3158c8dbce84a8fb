/// The title of a component that has one, and what is beside it.
extension RefreshComponent {
  /// Adds the label. A tap on that of a component with a state for the end of the data begins a refresh
  /// where ``loadsByTap`` allows it.
  final func addTitle() {
    guard let label = stateTitles?.label else { return }
    addOwnSubview(label)
    if traits.hasNoMoreData { retryByTap(on: label) }
  }

  /// Places the label, and what is beside it.
  final func placeTitles() {
    guard let stateTitles else { return }
    let label = stateTitles.label
    stateTitles.place(in: titleFrame(of: label))
    guard let accessory = stateTitles.accessory else { return }
    let geometry = TitleGeometry(
      bounds: bounds, textWidth: stateTitles.width, inset: stateTitles.leftInset,
      color: label.textColor)
    accessory.place(beside: geometry)
    if edge.axis == .vertical { stateTitles.cutTexts(to: geometry.longestText, in: bounds) }
    if !label.isHidden, let center = accessory.titleCenter(in: bounds) { label.center = center }
  }

  /// The whole component, or a column in its middle, one character wide, beside the content.
  private func titleFrame(of label: Label) -> Rect {
    guard edge.axis == .horizontal else { return bounds }
    let width = label.fontSize.rounded(.up)
    return Rect(center: bounds.center, size: Size(width: width, height: bounds.height))
  }

  /// Shows the state in the title and what is beside it, where the component has them.
  final func showStateInTitles(from old: RefreshState) {
    guard let stateTitles else { return }
    let armed = secondLevel?.armedTitle.map(StateTitles.Outcome.secondLevel)
    stateTitles.show(state, armed ?? (machine.showsFailure ? .failure : nil))
    stateTitles.accessory?.show(state, from: old, animator)
  }

  /// Shows the result of a refresh in the title, and stops what is beside it.
  final func showResultInTitles() {
    guard let stateTitles else { return }
    stateTitles.show(state, machine.showsFailure ? .failure : .success)
    stateTitles.accessory?.stop()
  }

  /// Shows the state in the title and what is beside it at once, and cancels what an animation was to do.
  final func resetTitles() {
    stateTitles?.show(state)
    stateTitles?.accessory?.reset(to: state)
  }
}
