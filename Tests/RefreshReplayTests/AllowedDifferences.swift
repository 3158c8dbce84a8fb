/// An intended difference from the trace of MJRefresh.
nonisolated struct AllowedDifference: Sendable {
  /// The name of the recorded trace.
  let trace: String
  /// The first line that differs: its `i`.
  let line: Int
  /// The rule that the original breaks there.
  let rule: Rule

  private init(_ trace: String, _ line: Int, _ rule: Rule) {
    self.trace = trace
    self.line = line
    self.rule = rule
  }

  /// All of them, in the order of their names.
  static let all = [
    AllowedDifference("auto-footer-04-trigger-times-2", 15, .t3),
    AllowedDifference("auto-footer-06-trigger-times-stuck", 15, .t4),
    AllowedDifference("auto-footer-07-short-content-pan-end", 24, .t3),
    AllowedDifference("auto-footer-10-no-more-data", 22, .o3),
    AllowedDifference("auto-footer-13-hidden-while-refreshing", 5, .o4),
    AllowedDifference("auto-footer-17-endless-loop", 11, .t1),
    AllowedDifference("auto-footer-19-deceleration-trigger", 11, .t1),
    AllowedDifference("auto-footer-21-ignored-inset-bottom", 3, .g1),
    AllowedDifference("auto-footer-24-begin-before-attach", 1, .s2),
    AllowedDifference("auto-footer-30-automatic-alpha", 1, .s5),
    AllowedDifference("auto-footer-32-begin-in-end", 6, .c),
    AllowedDifference("auto-footer-34-trigger-times-0", 9, .t1),
    AllowedDifference("auto-footer-37-hidden-in-callback", 4, .o4),
    AllowedDifference("auto-footer-39-label-hidden", 2, .g2),
    AllowedDifference("back-footer-02-rows-do-not-grow", 21, .p1),
    AllowedDifference("back-footer-03-short-content", 20, .p1),
    AllowedDifference("back-footer-06-no-more-data", 18, .p1),
    AllowedDifference("back-footer-13-gif", 2, .s4),
    AllowedDifference("back-footer-14-gif-keeps-animating", 7, .s4),
    AllowedDifference("back-footer-16-ignored-inset-bottom", 17, .g1),
    AllowedDifference("back-footer-20-hidden-while-refreshing", 12, .l5),
    AllowedDifference("back-footer-22-deceleration", 13, .p1),
    AllowedDifference("back-footer-24-inset-changed-while-refreshing", 5, .l2),
    AllowedDifference("back-footer-26-detached-while-refreshing", 5, .l1),
    AllowedDifference("back-footer-28-spinner-invisible", 9, .p4),
    AllowedDifference("back-footer-29-begin-in-end-animation", 7, .n2),
    AllowedDifference("back-footer-31-header-inset-in-original", 6, .l4),
    AllowedDifference("header-06-begin-before-attach", 1, .s2),
    AllowedDifference("header-10-end-before-callback", 5, .s1),
    AllowedDifference("header-11-begin-in-ended-callback", 15, .n2),
    AllowedDifference("header-12-titles-and-labels", 10, .g2),
    AllowedDifference("header-14-last-updated-time", 10, .s1),
    AllowedDifference("header-16-automatic-alpha", 6, .s5),
    AllowedDifference("header-19-safe-area", 16, .g1),
    AllowedDifference("header-21-inset-changed-while-refreshing", 5, .l2),
    AllowedDifference("header-24-end-while-dragging", 10, .p3),
    AllowedDifference("header-29-cancelled-pan", 5, .p2),
    AllowedDifference("header-30-cancelled-pan-inset-drift", 11, .p2),
    AllowedDifference("header-31-hidden", 9, .l5),
    AllowedDifference("header-33-interaction-disabled", 9, .l5),
    AllowedDifference("header-34-detached-while-refreshing", 5, .l1),
    AllowedDifference("header-35-replaced-while-refreshing", 5, .l1),
    AllowedDifference("header-36-detached-while-ending", 8, .n2),
    AllowedDifference("header-39-gif", 2, .s4),
    AllowedDifference("header-40-gif-single-and-tall", 3, .g1),
    AllowedDifference("header-41-gif-narrow", 2, .s4),
    AllowedDifference("header-42-state-set-directly", 7, .s2),
    AllowedDifference("header-43-will-refresh-redraw", 3, .s2),
    AllowedDifference("header-44-window-left-while-refreshing", 17, .s2),
    AllowedDifference("header-45-resize", 13, .g2),
    AllowedDifference("header-46-height-changed", 3, .g1),
    AllowedDifference("header-61-collection-end-early", 6, .s1),
    AllowedDifference("header-62-collection-interaction-stuck", 7, .n2),
    AllowedDifference("header-63-collection-cancelled", 5, .p2),
    AllowedDifference("header-65-collection-detached", 5, .n2),
    AllowedDifference("header-67-collection-inset-drift", 10, .n1),
    AllowedDifference("header-68-begin-in-end-animation", 7, .n2),
    AllowedDifference("header-69-end-animation-over-new-pull", 12, .n3),
    AllowedDifference("header-71-cancelled-will-refresh", 3, .s2),
    AllowedDifference("header-75-end-then-begin", 7, .o1),
    AllowedDifference("mixed-04-all-three", 1, .s2),
    AllowedDifference("mixed-05-late-network-answer", 6, .l1),
    AllowedDifference("mixed-06-attach-in-callback", 14, .n2),
    AllowedDifference("mixed-09-detach-in-state-change", 13, .n2),
    AllowedDifference("mixed-10-inset-notified-order", 8, .p1),
    AllowedDifference("trailer-01-pull-and-release", 1, .g1),
    AllowedDifference("trailer-02-misplaced-until-content-size", 1, .g1),
    AllowedDifference("trailer-04-short-content", 1, .g1),
    AllowedDifference("trailer-06-state-trailer-layout", 1, .g1),
    AllowedDifference("trailer-08-no-more-data-state", 1, .g1),
    AllowedDifference("trailer-11-detached-and-hidden", 1, .g1),
    AllowedDifference("trailer-14-partial-pull-and-arrow", 1, .g1),
  ]
}
