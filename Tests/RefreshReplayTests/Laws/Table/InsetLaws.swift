@testable import RefreshKit
@testable import RefreshReplay

/// Rule L: insets are loans.
extension Law {
  /// L1, L2: `contentInset` is, to the last bit, what the app has set, and nothing is added to it but
  /// the safe area and the loans of those who are attached now.
  static let insetsAreTheApps = ofLists("insets come back exactly") { onlooker in
    let list = onlooker.scrollView
    guard onlooker.insetsSaid.contains(list.contentInset) else {
      return "nobody has set a contentInset of \(list.contentInset)"
    }
    var loans = EdgeInsets.zero
    for life in onlooker.present { loans[life.component.edge] += life.component.loan }
    guard loans == list.loanedInset else {
      return "components have borrowed \(loans), the list has lent \(list.loanedInset)"
    }
    let whole = list.contentInset + list.safeAreaInsets + loans
    return whole == list.adjustedContentInset
      ? nil : "the adjusted inset is \(list.adjustedContentInset), not \(whole)"
  }

  /// L1, L3, L5: an auto footer that is shown lends exactly its height; everybody else lends
  /// nothing but during a refresh, and a refresh that began hidden or without touches nothing at
  /// all.
  static let loansFitTheState = ofLooks("loans fit the state") { life, _, _ in
    let component = life.component
    if let footer = life.autoFooter {
      let room = footer.isHidden ? 0 : footer.frame.height
      return footer.loan == room ? nil : "it has borrowed \(footer.loan) instead of \(room)"
    }
    let mayReserve = life.refresh.map { $0.mayReserve != false && !$0.isWaiting } == true
    return component.loan == 0 || (mayReserve && component.loan > 0)
      ? nil : "it has borrowed \(component.loan)"
  }
}
