import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The app's own inset, from an inset that the app has written itself.
@MainActor @Suite struct SharedInsetTests {
  private static let lengths = [-10.0, 0, 0.3, 5, 34, 44, 54, 83.5]

  /// A write at one side, with what it makes the app's own inset.
  @MainActor struct Write: Sendable {
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
    // At least what is reserved: a sum, even if the app has meant an absolute value.
    Write(own: 10, reserved: 54, written: 54, newOwn: 0),
    Write(own: 10, reserved: 54, written: 84, newOwn: 30),
    Write(own: 0, reserved: 44, written: 300, newOwn: 256),
    // Nothing is reserved.
    Write(own: 10, reserved: 0, written: 83.5, newOwn: 83.5),
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
      for _ in 1...2 {
        inset.take(written)
        #expect(inset.own[edge] == write.newOwn)
        inset.take(inset.sum)
        #expect(inset.own[edge] == write.newOwn)
      }
      for other in Edge.allCases where other != edge { #expect(inset.own[other] == 0) }
    }
  }

  @Test(arguments: Edge.allCases)
  func `a sum of the last refresh means the app's own inset of that time`(edge: Edge) {
    for own in Self.lengths {
      for reserved in Self.lengths where reserved != 0 {
        for later in Self.lengths {
          var inset = SharedInset()
          (inset.own[edge], inset.reserved[edge]) = (own, reserved)
          inset.own[edge] = own + 7
          let sum = inset.sum
          inset.reserved[edge] = reserved / 2
          inset.reserved[edge] = 0
          inset.own[edge] = later
          if sum != inset.sum {
            inset.take(sum)
            #expect(inset.own[edge] == own + 7 && inset.sum[edge] == own + 7)
            #expect(inset.earlierOwn(at: edge, ofSum: sum[edge]) == own + 7)
          }
          inset.take(EdgeInsets.zero)
          #expect(inset.own == .zero || inset.earlierOwn(at: edge, ofSum: 0) != nil)
        }
      }
    }
  }

  @Test func `the next refresh forgets the sums of the last one`() {
    var inset = SharedInset()
    (inset.own.top, inset.reserved.top) = (10, 54)
    inset.reserved.top = 0
    (inset.own.top, inset.reserved.top) = (0, 44)
    inset.reserved.top = 0
    inset.take(EdgeInsets(top: 64))
    #expect(inset.own.top == 64)
    inset.take(EdgeInsets(top: 44))
    #expect(inset.own.top == 0)
  }

  @Test func `an inset that is released in a refresh does not end it`() {
    var inset = SharedInset()
    inset.refreshing = [.top]
    (inset.own.top, inset.reserved.top) = (10, 54)
    inset.reserved.top = 0
    inset.reserved.top = 30
    #expect(inset.earlierOwn(at: .top, ofSum: 64) == 10)
    inset.refreshing = []
    inset.reserved.top = 0
    #expect(inset.earlierOwn(at: .top, ofSum: 64) == 10)
    inset.reserved.top = 54
    inset.own.top = 0
    #expect(inset.earlierOwn(at: .top, ofSum: 40) == nil)
  }

  @Test func `a sum on the way of a scroll is none, so that an amount can be added there`() {
    var inset = SharedInset()
    inset.refreshing = [.top]
    for reserved in stride(from: 54.0, through: 10, by: -1) { inset.reserved.top = reserved }
    inset.take(inset.sum + EdgeInsets(top: 20))
    #expect(inset.own.top == 20)
    #expect(inset.sum.top == 30)
  }

  @Test func `what is written may be the app's own at all times`() {
    for own in Self.lengths {
      for reserved in Self.lengths {
        for written in Self.lengths {
          var inset = SharedInset()
          (inset.own.top, inset.reserved.top) = (own, reserved)
          let sum = inset.sum.top
          inset.take(EdgeInsets(top: written), as: .own)
          #expect(Double(inset.own.top) == (written == Double(sum) ? own : written))
        }
      }
    }
  }
}
