import Testing

@testable import RefreshKit

struct ViewLayoutDirectionTests {
  @Test func `a view has the direction of the nearest view around it`() {
    let (outer, middle, inner) = (View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.inheritedLayoutDirection == nil)
    outer.layoutDirection = .rightToLeft
    #expect(inner.inheritedLayoutDirection == .rightToLeft)
    middle.layoutDirection = .leftToRight
    #expect(inner.inheritedLayoutDirection == .leftToRight)
    inner.layoutDirection = .rightToLeft
    #expect(inner.inheritedLayoutDirection == .rightToLeft)
    #expect(outer.layoutDirection == .rightToLeft)
  }

  @Test func `a change asks all views inside for layout`() {
    final class Counting: View {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let (outer, middle, inner) = (Counting(), View(), Counting())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutDirection = .rightToLeft
    outer.layoutIfNeeded()
    #expect(outer.layouts == 2)
    #expect(inner.layouts == 2)
    outer.layoutDirection = .rightToLeft
    outer.layoutIfNeeded()
    #expect(inner.layouts == 2, "nothing has changed")
  }

  @Test func `a direction has a value of a setting, which makes it again`() {
    #expect(LayoutDirection.leftToRight.settingValue == .text("leftToRight"))
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(LayoutDirection(settingValue: direction.settingValue) == direction)
    }
  }
}
