import TestSupport
import UIKit

extension ViewManners {
  /// Random manners. Animations do not add up: the host ends those in flight by writing their values.
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
    initializersUseSetters = random.chance(50)
    windowComesFirst = random.chance(50)
  }
}
