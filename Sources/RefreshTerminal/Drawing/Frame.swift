/// One picture of the whole screen, and the time at which it is out of date.
public nonisolated struct Frame: Sendable {
  /// The cells of the screen.
  public var canvas: Canvas

  /// The time of the picture, in seconds of the timeline.
  public let time: Double

  /// The time at which the picture changes by itself, in seconds of the timeline; nil if it does
  /// not.
  public private(set) var nextChange: Double?

  /// Makes a frame on a canvas.
  public init(canvas: Canvas, time: Double) {
    self.canvas = canvas
    self.time = time
  }

  /// Returns the number of the present picture of a sequence with `rate` pictures a second; the frame
  /// is out of date when the next one is due.
  public mutating func count(at rate: Double) -> Int {
    guard rate > 0, rate.isFinite else { return 0 }
    let count = (time * rate).rounded(.down)
    changes(at: (count + 1) / rate)
    return Int(count.truncatingRemainder(dividingBy: 1_000_000))
  }

  /// Records that the picture is out of date at `time`, in seconds of the timeline. Pass ``time`` for
  /// a picture that moves with each frame.
  public mutating func changes(at time: Double) {
    nextChange = min(nextChange ?? time, time)
  }
}
