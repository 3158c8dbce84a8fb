import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The app's own inset, computed from an inset written by app code.
@MainActor @Suite struct SharedInsetTests {
  private static let lengths = [-10.0, 0, 0.3, 5, 34, 44, 54, 83.5]

  /// A write at one edge, and the app's own inset after it.
  @MainActor struct Write: Sendable {
    var own: Double
    var reserved: Double
    var written: Double
    var newOwn: Double
  }

  @Test(arguments: [
    // The sum, and the app's own inset.
    Write(own: 10, reserved: 54, written: 64, newOwn: 10),
    Write(own: 10, reserved: 54, written: 10, newOwn: 10),
    Write(own: 60, reserved: 54, written: 60, newOwn: 60),
    Write(own: -35, reserved: 54, written: -35, newOwn: -35),
    // Less than the reserved inset.
    Write(own: 10, reserved: 54, written: 0, newOwn: 0),
    Write(own: 10, reserved: 54, written: 53.5, newOwn: 53.5),
    // At least the reserved inset: taken as a sum, even if app code meant an absolute value.
    Write(own: 10, reserved: 54, written: 54, newOwn: 0),
    Write(own: 10, reserved: 54, written: 84, newOwn: 30),
    Write(own: 0, reserved: 44, written: 300, newOwn: 256),
    // No reserved inset.
    Write(own: 10, reserved: 0, written: 83.5, newOwn: 83.5),
    // A negative value is taken as a sum.
    Write(own: -35, reserved: 0, written: -20, newOwn: -20),
    Write(own: 0, reserved: 54, written: -35, newOwn: -89),
  ]) func `a write at each edge gives the own inset of the guide's table`(write: Write) {
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
  func `a sum of the last refresh restores the app's own inset of that time`(edge: Edge) {
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

  @Test func `releasing the inset during a refresh does not forget its sums`() {
    var inset = SharedInset()
    inset.refreshingEdges = [.top]
    (inset.own.top, inset.reserved.top) = (10, 54)
    inset.reserved.top = 0
    inset.reserved.top = 30
    #expect(inset.earlierOwn(at: .top, ofSum: 64) == 10)
    inset.refreshingEdges = []
    inset.reserved.top = 0
    #expect(inset.earlierOwn(at: .top, ofSum: 64) == 10)
    inset.reserved.top = 54
    inset.own.top = 0
    #expect(inset.earlierOwn(at: .top, ofSum: 40) == nil)
  }

  @Test func `an intermediate sum during a scroll is not kept, so that amounts can be added`() {
    var inset = SharedInset()
    inset.refreshingEdges = [.top]
    for reserved in stride(from: 54.0, through: 10, by: -1) { inset.reserved.top = reserved }
    inset.take(inset.sum + EdgeInsets(top: 20))
    #expect(inset.own.top == 20)
    #expect(inset.sum.top == 30)
  }

  @Test func `app code can declare all its writes as its own inset`() {
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
