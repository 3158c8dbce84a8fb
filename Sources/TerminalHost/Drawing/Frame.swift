/// One picture of the whole screen: what stands in its cells, and how long that is true.
public nonisolated struct Frame: Sendable {
  /// What is seen.
  public var canvas: Canvas

  /// The moment that is shown, in seconds of the timeline.
  public let time: Double

  /// When something in the picture has changed by itself, in seconds of the timeline; nil where
  /// nothing in it moves.
  public private(set) var nextChange: Double?

  /// Begins a picture on a canvas.
  public init(canvas: Canvas, time: Double) {
    self.canvas = canvas
    self.time = time
  }

  /// The number of the picture that a sequence with `rate` pictures a second shows now; the frame is
  /// out of date when that has passed.
  public mutating func count(at rate: Double) -> Int {
    guard rate > 0, rate.isFinite else { return 0 }
    let count = (time * rate).rounded(.down)
    changes(at: (count + 1) / rate)
    return Int(count.truncatingRemainder(dividingBy: 1_000_000))
  }

  /// The picture is out of date at `time`, in seconds of the timeline; one that moves with each frame
  /// gives ``time``.
  public mutating func changes(at time: Double) {
    nextChange = min(nextChange ?? time, time)
  }
}
