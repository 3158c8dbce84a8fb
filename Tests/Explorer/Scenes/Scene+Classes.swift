import RefreshKit

/// The scenes of one component.
extension Scene {
  /// How much is explored.
  enum Bound: String, CaseIterable {
    /// The plain inputs, and calls that wait, for every class.
    case small
    /// All variants.
    case full
  }

  /// The scenes of a bound, each made when it is explored.
  static func all(_ bound: Bound) -> [() -> Scene] {
    ComponentKind.all.flatMap { kind in
      Variant.of(kind, bound).map { variant in { one(kind, variant) } }
    } + pairs
  }

  /// A list with one component of a class, and all that may happen to it.
  static func one(_ kind: ComponentKind, _ variant: Variant = .plain) -> Scene {
    let layout = PullLayout(kind, hasOwnDistance: variant == .distance)
    var scene = Scene(
      variant == .plain ? kind.name : "\(kind.name), \(variant.rawValue)",
      stage: layout.stage, setUp: [layout.attach(variant.settings)] + variant.lines(layout.slot),
      inputs: variant.inputs(layout))
    scene.waitingCalls = variant == .calls ? 3 : 1
    scene.ways = [.back(of: [layout.slot])]
    // The frame of a ring is where it is drawn.
    if layout.holds { scene.drawnMembers = ["frame"] }
    return scene
  }
}
