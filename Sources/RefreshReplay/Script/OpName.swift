/// What scripts call an op, in the order in which messages list them.
package nonisolated enum OpName: String, CaseIterable, Sendable {
  case attach, detach, set, title, images, call
  case drag, scroll, decelerated, offset, touch, wheel, scrollTo, scrollStep
  case keepPosition, contentSize, inset, safeArea, sections, resize, window, paging
  case advance, after, on, expect
  case report, pull, track, decelerate, layout

  /// What the op is called that is the first of each script, and only that.
  package static let stage = "stage"
}
