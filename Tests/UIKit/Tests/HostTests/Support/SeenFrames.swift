import UIKit

extension MainRunLoop {
  /// Runs for some time.
  ///
  /// - Returns: What is seen in each frame.
  func frames<Value>(for interval: Double = 1, _ value: @escaping () -> Value) -> [Value] {
    var frames: [Value] = []
    willShowFrame = { frames.append(value()) }
    run(for: interval)
    willShowFrame = nil
    return frames
  }
}
