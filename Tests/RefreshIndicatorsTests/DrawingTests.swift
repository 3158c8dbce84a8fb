import RefreshKit
import Testing

@testable import RefreshIndicators

struct DrawingTests {
  @Test(arguments: [(0.0, 0.0), (0.25, 1.0), (0.5, 0.0), (0.75, -1.0), (-2.25, -1.0)])
  func `the sine of a rotation in turns`(turns: Double, sine: Double) {
    #expect(abs(Rotation(turns: turns).sine - sine) < 1e-12)
  }
}
