import TestSupport
import UIKit

@MainActor extension ScrollViewManners {
  /// Random behavior of a scroll view.
  init(random: inout SeededRandom) {
    self.init()
    observersAreFirst = random.chance(50)
    reportsEqualOffsets = random.chance(50)
    scale = random.chance(50) ? 3 : 0
    growingInsetMovesContent = random.chance(30)
    insetMovesDraggedContent = random.chance(20)
    interactionCancelsTouches = random.chance(50)
    clampsInLayout = random.chance(30)
    offsetContinuesDeceleration = random.chance(50)
    moveInPanEnd = random.pick([nil, nil, 0, 1])
    refreshControlThreshold = random.pick([60, 60, 80, 120])
    panIsObservable = random.chance(80)
    isObservable = random.chance(85)
    trackpadTracks = random.chance(50)
  }
}

@MainActor extension ViewManners {
  /// Random behavior of views. Animations are never additive: the host ends animations in flight by
  /// setting their values.
  init(random: inout SeededRandom) {
    self.init()
    geometryWrite = random.pick(GeometryWrite.allCases)
    writesEqualGeometry = random.chance(30)
    layoutScale = random.chance(50) ? 3 : 0
    appliesConstraintsFirst = random.chance(50)
    laysOutInOrderOfMarks = random.chance(30)
    laysOutUnmarkedViews = random.chance(30)
    indicatorsHideBySetter = random.chance(70)
    imageViewsUseOverrides = random.chance(50)
    indicatorsUseOverrides = random.chance(50)
    initializersUseSetters = random.chance(50)
    windowComesFirst = random.chance(50)
  }
}
