import RefreshKit

extension RefreshIndicatorHeader {
  /// Registers the indicators of the gallery by the names `material`, `drop`, `dots`, `wave`, `line`
  /// and `flip`. Scripts attach them by these names; call it before a script is read.
  public static func registerGallery() {
    register("material") { MaterialIndicator() }
    register("drop") { DropIndicator() }
    register("dots") { DotsIndicator() }
    register("wave") { WaveIndicator() }
    register("line") { LineIndicator() }
    register("flip") { FlipIndicator() }
  }
}

extension MaterialIndicator: IndicatorOfKit {}
extension DropIndicator: IndicatorOfKit {}
extension DotsIndicator: IndicatorOfKit {}
extension WaveIndicator: IndicatorOfKit {}
extension LineIndicator: IndicatorOfKit {}
extension FlipIndicator: IndicatorOfKit {}
