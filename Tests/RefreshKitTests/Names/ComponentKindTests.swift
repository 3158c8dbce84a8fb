import RefreshKit
import RefreshReplay
import TestSupport
import Testing

/// The table of component classes describes each class correctly.
@MainActor @Suite struct ComponentKindTests {
  @Test func `each class of the table is one of the kit, and a subclass is not`() {
    final class Own: RefreshNormalHeader {}
    for kind in ComponentKind.all { #expect(kind.make().isOfKit, "\(kind.name)") }
    #expect(!Own().isOfKit)
  }

  @Test func `the kit's list of classes has every class in its sources`() throws {
    let declared = try PackageFile.folder("Sources/RefreshKit/Classes").flatMap { text in
      text.matches(of: /\n(?:[a-z]+ )*class (Refresh\w+): Refresh/).map { String($0.1) }
    }
    let known = RefreshComponent.classesOfKit.map { "\($0)" }
    #expect(Set(known) == Set(declared + ["RefreshComponent"]))
    #expect(known.count == Set(known).count)
  }

  @Test func `a kind makes components of the class that it names`() {
    for kind in ComponentKind.all {
      #expect("\(type(of: kind.make()))" == kind.name)
      #expect(ComponentKind.named(kind.name)?.name == kind.name)
    }
    #expect(ComponentKind.named("RefreshComponent") == nil)
  }

  @Test func `a component can be attached only in the slot of its kind`() {
    for kind in ComponentKind.all {
      let list = Bench.list()
      for slot in Slot.allCases {
        list[slot] = kind.make()
        #expect((list[slot] != nil) == (slot == kind.slot), "\(kind.name) in \(slot)")
        list[slot] = nil
      }
      #expect(Slot(kind.make().edge) == kind.slot)
    }
  }

  @Test func `the family of a kind is its base class`() {
    for kind in ComponentKind.all {
      let component = kind.make()
      let isInFamily =
        switch kind.family {
        case .header: component is RefreshHeader && !(component is RefreshAutoHeader)
        case .autoHeader: component is RefreshAutoHeader
        case .footer: type(of: component) == RefreshFooter.self
        case .autoFooter: component is any AutoLoading
        case .backFooter: component is RefreshBackFooter
        case .trailer: component is RefreshTrailer
        case .leader: component is RefreshLeader
        }
      #expect(isInFamily, "\(kind.name)")
    }
  }

  @Test func `the style of a kind says which views its components have`() {
    for kind in ComponentKind.all {
      let component = kind.make()
      let hasTitles = [.state, .normal, .gif, .control, .system].contains(kind.style)
      #expect((component.view(.stateLabel) != nil) == hasTitles, "\(kind.name)")
      let hasArrow = component.view(.arrowView) != nil
      let isPulled = ![.autoFooter, .autoHeader].contains(kind.family)
      #expect(hasArrow == (kind.style == .normal && isPulled), "\(kind.name)")
      let hasIndicator = component.view(.loadingView) != nil
      let isBeside = component.edge.axis == .horizontal
      #expect(hasIndicator == (kind.style == .normal && !isBeside), "\(kind.name)")
      #expect((component is RefreshRingHeader) == (kind.style == .ring))
      #expect((component is RefreshControl) == (kind.style == .control))
      #expect((component is RefreshIndicatorHeader) == (kind.style == .indicator))
      if kind.style == .gif { #expect(component.view(.gifView) != nil, "\(kind.name)") }
      if kind.style == .bare { #expect(component.subviews.isEmpty, "\(kind.name)") }
    }
  }
}
