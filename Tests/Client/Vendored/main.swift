// Classes of an app beside those of the kit, in one module.

final class OwnHeader: RefreshNormalHeader {}
final class OwnFooter: RefreshAutoFooter {}

MainActor.assumeIsolated {
  let kit: [RefreshComponent] = [
    RefreshNormalHeader(), RefreshAutoFooter(), RefreshRingHeader(), RefreshNormalTrailer(),
  ]
  let own: [RefreshComponent] = [OwnHeader(), OwnFooter()]
  precondition(kit.allSatisfy { $0.isOfKit } && !own.contains { $0.isOfKit })
}
