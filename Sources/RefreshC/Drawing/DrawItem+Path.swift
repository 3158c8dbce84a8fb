import RefreshKit

extension DrawItem {
  /// Writes as many of the numbers of the path as fit, and returns the number of all.
  func writePath(to numbers: UnsafeMutablePointer<Double>?, _ capacity: Int32) -> Int32 {
    var count: Int32 = 0
    func write(_ number: Double) {
      if count < capacity { numbers?[Int(count)] = number }
      count += 1
    }
    func write(_ point: Point) {
      write(point.x)
      write(point.y)
    }
    for element in path {
      switch element {
      case .move(let point):
        write(0)
        write(point)
      case .line(let point):
        write(1)
        write(point)
      case .curve(let point, let control1, let control2):
        write(2)
        write(control1)
        write(control2)
        write(point)
      case .close: write(3)
      }
    }
    return count
  }
}
