import RefreshKit

/// A part of a drawing that people see as one: a filled path, a line, an arc or a disc.
@MainActor struct Part: CustomStringConvertible {
  @MainActor private enum Kind: Equatable {
    case area(Int)
    case line, arc, disc, spinner
  }

  private let kind: Kind
  /// The points whose moves are compared.
  let points: [Point]
  /// The rectangle around the whole part.
  let box: Rect
  let opacity: Double

  /// How far a point may move in a frame, in points, and how much the opacity may change.
  private static let limits = (move: 9.0, opacity: 0.25)

  var description: String { "\(kind) \(points.prefix(4)) \(opacity)" }

  /// The parts of an item.
  static func parts(of item: DisplayItem) -> [Part] {
    let middle = item.frame.center
    switch item.content {
    case .shape(let shape): return parts(of: shape, at: item.frame.origin)
    case .ring(let ring):
      func point(_ turns: Double) -> Point {
        let (radius, angle) = (item.frame.width / 2, Rotated(turns))
        return Point(x: middle.x + radius * angle.sine, y: middle.y - radius * angle.cosine)
      }
      let head = ring.arrowhead * ring.lineWidth
      let reach = item.frame.width / 2 + (head > 0 ? 2.2 * head : 0)
      let arc = Part(
        kind: .arc, points: [point(ring.strokeStart), point(ring.strokeEnd)],
        box: box(around: middle, reach), opacity: ring.color.alpha * item.alpha)
      guard let disc = ring.disc else { return [arc] }
      let shadow = disc.radius + disc.shadowRadius
      let lower = Point(x: middle.x + disc.shadowOffset.x, y: middle.y + disc.shadowOffset.y)
      return [
        Part(
          kind: .disc, points: [Point(x: middle.x + disc.radius, y: middle.y)],
          box: box(around: lower, shadow), opacity: disc.color.alpha),
        arc,
      ]
    case .spinner(let spinner):
      return [
        Part(kind: .spinner, points: [middle], box: item.frame, opacity: spinner.color.alpha)
      ]
    case .text, .image: return []
    }
  }

  private static func parts(of shape: DisplayItem.Shape, at origin: Point) -> [Part] {
    guard let width = shape.lineWidth else {
      return [
        Part(
          kind: .area(shape.points.count), points: shape.points, box: shape.box,
          opacity: shape.color.alpha)
      ]
    }
    // A line of a stroke is compared by its ends.
    var lines: [[Point]] = []
    for element in shape.path.elements {
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines[lines.count - 1].append(point)
      case .curve, .close: break
      }
    }
    let box = shape.box
    return lines.map {
      Part(
        kind: .line, points: [$0[0], $0[$0.count - 1]],
        box: Rect(
          x: box.x - width / 2, y: box.y - width / 2, width: box.width + width,
          height: box.height + width), opacity: shape.color.alpha)
    }
  }

  private static func box(around middle: Point, _ radius: Double) -> Rect {
    Rect(center: middle, size: Size(width: 2 * radius, height: 2 * radius))
  }

  /// The size that makes the part visible, in points.
  private var extent: Double {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (width, height) = ((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    return switch kind {
    case .area: min(width, height)
    case .line: max(width, height)
    case .arc, .spinner, .disc: box.width / 2
    }
  }

  /// Whether the part is hardly visible, so that it may appear or disappear.
  private var isSlight: Bool {
    opacity <= Self.limits.opacity || extent <= Self.limits.move
  }

  /// Whether the part was in the last frame, a little moved, or is hardly visible.
  func follows(from last: [Part]) -> Bool {
    if isSlight { return true }
    return last.contains { other in
      kind == other.kind && abs(opacity - other.opacity) <= Self.limits.opacity
        && zip(points, other.points).allSatisfy { one, two in
          let (x, y) = (one.x - two.x, one.y - two.y)
          return x * x + y * y <= Self.limits.move * Self.limits.move
        }
    }
  }
}

/// The sine and cosine of an angle in turns, computed by halving it until it is small.
@MainActor private struct Rotated {
  var sine: Double
  var cosine: Double

  init(_ turns: Double) {
    let angle = (turns - turns.rounded()) * 2 * .pi / 1_024
    (sine, cosine) = (angle, 1 - angle * angle / 2)
    for _ in 0..<10 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
  }
}
