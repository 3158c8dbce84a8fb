/// An observer of what an app sets in the views of a list.
package class ViewObserver: TimelineObserver {
  package final let willSet: (_ name: String, _ value: SettingValue, _ view: Part) -> ObservedEntry?

  init(
    end: @escaping (_ outer: Int) -> Void,
    willAdvance: @escaping (_ interval: Double) -> ObservedEntry?,
    willSet: @escaping (_ name: String, _ value: SettingValue, _ view: Part) -> ObservedEntry?
  ) {
    self.willSet = willSet
    super.init(end: end, willAdvance: willAdvance)
  }

  package final var willSetFrame: (_ new: Rect, _ view: Part) -> ObservedEntry? = { _, _ in nil }

  /// Called before the kit changes views by itself outside an input, such as in a layout.
  package final var willActAsKit: () -> ObservedEntry? = { nil }

  package final var didMeasure: (_ label: Label) -> Void = { _ in }

  /// `name` describes the code. The kit does not count the actions of that code as its own.
  package final var willCallClientOfView: (_ name: String, _ view: Part) -> ObservedEntry? = {
    _, _ in
    nil
  }
}

extension Part {
  /// Every property that an app sets uses this function, unless it affects only drawing. `name` is
  /// the name in scripts. `value` is already clamped, or the old value if the new one is refused.
  @inline(__always)
  func input<Value: SettingRepresentable>(
    setting name: String, to value: Value, _ change: (Value) -> Void
  ) {
    let entry =
      TimelineObserver.isInUse
      ? observer?.use { $0.willSet(name, value.settingValue, self) } : nil
    change(value)
    entry?.end()
  }

  @inline(__always)
  func asKit(_ changes: () -> Void) {
    let entry = TimelineObserver.isInUse ? observer?.use { $0.willActAsKit() } : nil
    changes()
    entry?.end()
  }

  /// Notifies the observers of all lists on the timeline.
  @inline(__always)
  func callClient(_ name: @autoclosure () -> String, _ code: () -> Void) {
    guard TimelineObserver.isInUse, let timeline else { return code() }
    timeline.observed(by: { ($0 as? ViewObserver)?.willCallClientOfView(name(), self) }, code)
  }
}

extension NamedValue<Part> {
  package static let ofViews: [NamedValue] = [
    .setting("isHidden", { $0.isHidden }, { $0.isHidden = $1 }),
    .reading("isShown") { $0.isShown },
    .setting(
      "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 }),
    .setting("alpha", { Double($0.alpha) }, { $0.alpha = $1 }).in(.fraction),
    .reading("rotation") { $0.rotation },
    .reading("frame.x") { $0.frame.x },
    .reading("frame.y") { $0.frame.y },
    .reading("frame.width") { Double($0.frame.size.width) },
    .setting("frame.height", { Double($0.frame.size.height) }, { $0.frame.size.height = $1 }),
    .reading("center.x") { Double($0.center.x) },
    .reading("center.y") { Double($0.center.y) },
    .readingOfSome("isAnimating") {
      ($0 as? ImageView)?.isAnimating ?? ($0 as? ActivityIndicator)?.isAnimating
    },
  ]
}
