extension NamedValue<Part> {
  /// The values of every view.
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
