import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The app's own inset, from an inset that the app has written itself.
@Suite struct SharedInsetTests {
  private static let lengths = [-10.0, 0, 0.3, 5, 34, 44, 54, 83.5]

  /// A write at one side, with what it makes the app's own inset.
  struct Write: Sendable {
    var own: Double
    var reserved: Double
    var written: Double
    var newOwn: Double
  }

  @Test(arguments: [
    // The sum, and the app's own inset again.
    Write(own: 10, reserved: 54, written: 64, newOwn: 10),
    Write(own: 10, reserved: 54, written: 10, newOwn: 10),
    Write(own: 60, reserved: 54, written: 60, newOwn: 60),
    Write(own: -35, reserved: 54, written: -35, newOwn: -35),
    // Less than what is reserved.
    Write(own: 10, reserved: 54, written: 0, newOwn: 0),
    Write(own: 10, reserved: 54, written: 53.5, newOwn: 53.5),
    // At least what is reserved: a sum, also where the app has meant an absolute value.
    Write(own: 10, reserved: 54, written: 54, newOwn: 0),
    Write(own: 10, reserved: 54, written: 84, newOwn: 30),
    Write(own: 0, reserved: 44, written: 300, newOwn: 256),
    // A negative value is a sum.
    Write(own: -35, reserved: 0, written: -20, newOwn: -20),
    Write(own: 0, reserved: 54, written: -35, newOwn: -89),
  ]) func `a write at each side is taken as the guide's table has it`(write: Write) {
    for edge in Edge.allCases {
      var inset = SharedInset()
      inset.own[edge] = write.own
      inset.reserved[edge] = write.reserved
      var written = inset.sum
      written[edge] = write.written
      inset.take(written)
      #expect(inset.own[edge] == write.newOwn)
      for other in Edge.allCases where other != edge { #expect(inset.own[other] == 0) }
    }
  }

  @Test func `a value that was read is restored while the reserved inset is the same`() {
    var inset = SharedInset()
    (inset.own.top, inset.reserved.top) = (10, 54)
    let saved = inset.sum
    inset.take(EdgeInsets(top: 0))
    inset.take(saved)
    #expect(inset.own.top == 10)
    // What was reserved at the read counts as the app's own after the refresh.
    inset.reserved.top = 0
    inset.take(saved)
    #expect(inset.own.top == 64)
  }

  @Test func `adding to the sum adds to the app's own, as keyboard code does`() {
    for reserved in [0.0, 44, 54] {
      var inset = SharedInset()
      inset.own = EdgeInsets(top: 10, bottom: 20)
      inset.reserved = EdgeInsets(top: reserved, bottom: reserved)
      var written = inset.sum
      written.bottom += 291
      inset.take(written)
      #expect(inset.own == EdgeInsets(top: 10, bottom: 311))
      written.bottom -= 291
      inset.take(written)
      #expect(inset.own == EdgeInsets(top: 10, bottom: 20))
    }
  }

  @Test func `the app's own inset may be written again and again`() {
    var inset = SharedInset()
    inset.reserved.top = 54
    for top in [20.0, 20, 0, 0, 53, 20] {
      inset.take(EdgeInsets(top: top))
      #expect(inset.own.top == top)
      #expect(inset.sum.top == top + 54)
    }
  }

  @Test func `without a reserved inset what is written is the app's own`() {
    var inset = SharedInset()
    for length in Self.lengths {
      let written = EdgeInsets(top: length, left: -length, bottom: 2 * length, right: 1)
      inset.take(written)
      #expect(inset.own == written)
    }
  }
}
