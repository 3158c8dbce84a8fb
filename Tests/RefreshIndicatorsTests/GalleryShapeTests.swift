import RefreshIndicators
import RefreshKit
import Testing

/// The shapes of each indicator at chosen moments, in a view of 200 by 60 points.
struct GalleryShapeTests {
  // MARK: Dots

  @Test(
    arguments: [
      // They appear from 0.3 on, one after the other; at 1.5 the gaps are wider.
      (0.0, []), (0.3, []), (0.7, [[77, 25, 10, 10], [96.43, 26.43, 7.14, 7.14]]),
      (1, [[77, 25, 10, 10], [95, 25, 10, 10], [113, 25, 10, 10]]),
      (1.5, [[72, 25, 10, 10], [95, 25, 10, 10], [118, 25, 10, 10]]),
    ] as [(Double, [[Double]])])
  func `dots appear one by one`(percent: Double, dots: [[Double]]) {
    let sample = Sample(DotsIndicator())
    sample.pull(percent)
    #expect(sample.shapes.map(\.rounded) == dots)
  }

  @Test func `dots appear from the right where that is the beginning`() {
    let sample = Sample(DotsIndicator(), direction: .rightToLeft)
    sample.pull(0.5)
    #expect(sample.shapes.map(\.rounded) == [[113.71, 25.71, 8.57, 8.57]])
  }

  @Test func `dots bounce one after another, and make room for a result`() {
    let sample = Sample(DotsIndicator())
    sample.refresh(for: 0.27)
    // The first one is at the top of its jump, the second at seven tenths of it, the third has not begun.
    #expect(sample.shapes.map { $0.rounded[1] } == [15, 17.84, 25])
    sample.show(.success, for: 1)
    #expect(sample.shapes.map(\.lineWidth) == [2.5])
    #expect(sample.shapes.map(\.rounded) == [[91.25, 23.88, 17.5, 13.13]])
  }

  // MARK: Line

  @Test(
    arguments: [
      (0.0, []), (0.3, [200.0, 60]), (0.7, [200, 140]), (1, [200, 200]), (1.5, [200, 200]),
    ] as [(Double, [Double])])
  func `a line grows on its track`(percent: Double, widths: [Double]) {
    let sample = Sample(LineIndicator(), height: 40)
    sample.pull(percent)
    #expect(sample.shapes.map(\.box.width) == widths)
    #expect(sample.shapes.allSatisfy { $0.box.y == 37 && $0.box.height == 3 })
  }

  @Test func `a part of the line runs`() {
    let sample = Sample(LineIndicator(), height: 40)
    sample.refresh(for: 0.6)
    // In the middle of a run the front is at eased(0.8) = 0.896, the back at eased(0.2).
    #expect(sample.shapes.map(\.rounded) == [[0, 37, 200, 3], [20.8, 37, 158.4, 3]])
    sample.show(.failed, for: 1)
    #expect(sample.shapes.map(\.lineWidth) == [nil, nil, 2.5])
    #expect(sample.shapes.last?.points.count == 4)
  }

  // MARK: Material

  @Test(arguments: [
    (0.3, 40.0, 0.24), (0.7, 40, 0.56), (1, 40, 0.8), (1.5, 40, 0.8), (0.15, 20, 0.12),
  ])
  func `an arc grows on its disc`(percent: Double, diameter: Double, length: Double) {
    let sample = Sample(MaterialIndicator())
    sample.pull(percent)
    #expect(sample.rings.count == 2)
    #expect(abs((sample.rings.first?.disc?.radius ?? 0) - diameter / 2) < 1e-9)
    let arc = sample.rings.last
    #expect(abs((arc?.strokeEnd ?? 0) - (arc?.strokeStart ?? 0) - length) < 1e-9)
    #expect(arc?.arrowhead == min(percent, 1) && arc?.disc == nil)
    #expect(sample.items.last?.frame.width == sample.rings.first.flatMap { $0.disc?.radius })
  }

  @Test func `the arc turns and breathes, and a mark takes its place`() {
    let sample = Sample(MaterialIndicator())
    sample.refresh(for: 1.4)
    let (first, later) = (sample.rings.last, { sample.list.timeline.advance(by: 0.7) })
    #expect(abs((first?.strokeEnd ?? 0) - (first?.strokeStart ?? 0) - 0.8) < 1e-9)
    later()
    let last = sample.rings.last
    #expect(abs((last?.strokeEnd ?? 0) - (last?.strokeStart ?? 0) - 0.1) < 1e-9)
    sample.show(.success, for: 1)
    #expect(sample.rings.count == 1 && sample.rings.first?.color.alpha == 0)
    #expect(sample.shapes.map(\.rounded) == [[93.25, 25.28, 13.5, 10.13]])
  }

  // MARK: Drop

  @Test(
    arguments: [
      // The box around the drop: it grows until 0.45, then its head rises, and its tail becomes thin.
      (0.0, []), (0.3, [91.33, 38.67, 17.33, 17.33]), (0.7, [88.18, 19.36, 23.64, 35.02]),
      (1, [89.6, 6.6, 20.8, 41.6]), (1.5, [89.6, 6.6, 20.8, 40.3]),
    ] as [(Double, [Double])])
  func `a drop stretches`(percent: Double, box: [Double]) {
    let sample = Sample(DropIndicator())
    sample.pull(percent)
    #expect(sample.shapes.flatMap(\.rounded) == box)
  }

  @Test func `the drop becomes a spinner, and that a mark`() {
    let sample = Sample(DropIndicator())
    sample.refresh(for: 0.125)
    #expect(sample.items.count == 2)
    sample.list.timeline.advance(by: 0.525)
    guard case .spinner(let spinner) = sample.items.first?.content, sample.items.count == 1 else {
      Issue.record("it is no spinner")
      return
    }
    #expect(spinner.step == 6)
    sample.show(.failed, for: 1)
    #expect(sample.shapes.map(\.rounded) == [[93.2, 23.2, 13.6, 13.6]])
  }

  // MARK: Wave

  @Test(arguments: [(0.3, 47.43), (0.7, 52), (1, 55.43), (1.4, 60), (1.5, 60)])
  func `an edge bends`(percent: Double, middle: Double) throws {
    let sample = Sample(WaveIndicator())
    sample.pull(percent)
    let points = try #require(sample.shapes.first).path.elements.compactMap {
      if case .curve(let point, _, _) = $0 { point } else { nil }
    }
    #expect(sample.shapes.count == 1 && points.count == 16)
    #expect(abs(points[7].y - middle) < 0.01 && points[7].x == 100)
    #expect(points[15] == Point(x: 200, y: 44))
  }

  @Test func `the edge swings, and then a low wave runs`() throws {
    let sample = Sample(WaveIndicator())
    func middle() throws -> Double {
      let elements = try #require(sample.shapes.first).path.elements
      guard case .curve(let point, _, _) = elements[9] else { return .nan }
      return point.y - 44
    }
    sample.refresh(for: 0)
    #expect(abs(try middle() - 16 / 1.4) < 0.01)
    var depths: [Double] = []
    for _ in 0..<60 {
      sample.list.timeline.advance(by: 1.0 / 60)
      depths.append(try middle())
    }
    #expect(depths.min() ?? 0 < -2 && depths.max() ?? 0 > 8)
    // After the swing the wave alone is seen, a fifth of the height.
    for _ in 0..<60 {
      sample.list.timeline.advance(by: 1.0 / 60)
      #expect(abs(try middle()) <= 3.2 + 1e-9)
    }
    sample.show(.success, for: 1)
    #expect(abs(try middle()) < 1e-9)
    #expect(sample.shapes.last?.color == .white)
  }

  // MARK: Flip

  @Test(
    arguments: [
      // The width is 32 points times the cosine of the angle, which is a half turn at 1.
      (0.0, nil), (0.3, 18.81), (0.7, 18.81), (1, 32), (1.5, 29.75),
    ] as [(Double, Double?)])
  func `a card turns`(percent: Double, width: Double?) {
    let sample = Sample(FlipIndicator())
    sample.pull(percent)
    #expect(sample.shapes.first.map { $0.rounded[2] } == width)
    let sides = [FlipIndicator().color, FlipIndicator().backColor]
    #expect(sample.shapes.allSatisfy { $0.color == sides[percent < 0.5 ? 0 : 1] })
  }

  @Test func `the card flips on, and shows the mark on its front`() {
    let sample = Sample(FlipIndicator())
    let card = FlipIndicator()
    sample.refresh(for: 0.7)
    #expect(abs((sample.shapes.first?.box.width ?? 0) - 32) < 1e-6)
    #expect(sample.shapes.first?.color == card.color)
    sample.list.timeline.advance(by: 0.7)
    #expect(sample.shapes.first?.color == card.backColor)
    sample.show(.success, for: 1)
    #expect(sample.shapes.map(\.color) == [card.color, .white])
    #expect(sample.shapes.first?.rounded == [84, 14, 32, 32])
  }
}
