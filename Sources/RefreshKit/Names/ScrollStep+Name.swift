/// The name of a scroll step by a key, for scripts.
package nonisolated enum ScrollStepName: String, CaseIterable {
  case lineUp, lineDown, lineLeft, lineRight
  case pageUp, pageDown, pageLeft, pageRight
  /// The vertical beginning and end of the content.
  case home, end
  /// The horizontal beginning and end of the content.
  case homeLeft, endRight

  /// The step.
  package var step: ScrollStep {
    switch self {
    case .lineUp: .line(.up)
    case .lineDown: .line(.down)
    case .lineLeft: .line(.left)
    case .lineRight: .line(.right)
    case .pageUp: .page(.up)
    case .pageDown: .page(.down)
    case .pageLeft: .page(.left)
    case .pageRight: .page(.right)
    case .home: .home
    case .end: .end
    case .homeLeft: .home(along: .horizontal)
    case .endRight: .end(along: .horizontal)
    }
  }
}
