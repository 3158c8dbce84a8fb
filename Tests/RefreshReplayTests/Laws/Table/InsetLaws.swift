@testable import RefreshKit
@testable import RefreshReplay

/// Rule L: components reserve insets beside the app's.
extension Law {
  /// L1, L2: `contentInset` is, to the last bit, what the app has set, and nothing is added to it but
  /// the safe area and the reserved insets of the components that are attached now.
  static let insetsAreTheApps = ofLists("insets are released exactly") { onlooker in
    let list = onlooker.scrollView
    guard onlooker.scriptInsets.contains(list.contentInset) else {
      return "the script has set no contentInset of \(list.contentInset)"
    }
    var reserved = EdgeInsets.zero
    for life in onlooker.present { reserved[life.component.edge] += life.component.reservedInset }
    guard reserved == list.reservedInset else {
      return "components have reserved \(reserved), the list has \(list.reservedInset)"
    }
    let whole = list.contentInset + list.safeAreaInsets + reserved
    return whole == list.adjustedContentInset
      ? nil : "the adjusted inset is \(list.adjustedContentInset), not \(whole)"
  }

  /// L1, L3, L5: an auto footer or auto header that is shown reserves exactly its height; every other component reserves
  /// nothing but during a refresh, and a refresh that began hidden or without touches nothing at
  /// all.
  static let reservedInsetsFit = ofLooks("reserved insets fit the state") { life, _, _ in
    let component = life.component
    if let auto = life.autoLoading {
      let height = auto.isShown ? auto.frame.height : 0
      return auto.reservedInset == height
        ? nil : "it has reserved \(auto.reservedInset) instead of \(height)"
    }
    if component.showsSecondLevel { return nil }
    let mayReserve = life.refresh.map { $0.mayReserve != false && !$0.isWaiting } == true
    return component.reservedInset == 0 || (mayReserve && component.reservedInset > 0)
      ? nil : "it has reserved \(component.reservedInset)"
  }
}
