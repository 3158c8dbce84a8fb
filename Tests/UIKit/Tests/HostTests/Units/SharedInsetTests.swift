import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The app's own inset, from an inset that the app has written itself.
@Suite struct SharedInsetTests {
  private static let lengths = [-10.0, 0, 0.3, 5, 34, 44, 54, 83.5]

  @Test func `every write at every side is taken as the table says`() {
    for own in Self.lengths {
      for reserved in Self.lengths where reserved >= 0 {
        for written in Self.lengths + [own + reserved, own + reserved + 20, own - 7] {
          for edge in Edge.allCases {
            var inset = SharedInset()
            inset.own[edge] = own
            inset.reserved[edge] = reserved
            var write = inset.sum
            write[edge] = written
            inset.take(write)
            #expect(inset.own[edge] == expected(written, over: own, reserved))
            for other in Edge.allCases where other != edge { #expect(inset.own[other] == 0) }
          }
        }
      }
    }
  }

  private func expected(_ written: Double, over own: Double, _ reserved: Double) -> Double {
    if written == own + reserved { return own }
    if written == own { return own }
    if written >= 0, written < reserved { return written }
    return written - reserved
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
