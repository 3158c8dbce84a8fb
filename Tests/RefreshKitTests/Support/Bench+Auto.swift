import RefreshKit

/// Lets tests of auto footers also test auto headers, in the same list upside down.
extension Bench {
  /// A bench whose list is at rest at the end opposite to its auto component.
  convenience init(atOtherEndThan kind: Kind, height: Double = 2_000) {
    self.init(kind.make(), contentSize: Size(width: 375, height: height))
    if component.edge == .top { y = 0 }
  }

  /// The change of y that moves the content towards the component's edge: 1 or -1.
  var way: Double { component.edge == .top ? -1 : 1 }

  /// The offset for a list with a header that corresponds to `y` in a list with a footer.
  func mirrored(_ y: Double) -> Double {
    component.edge == .top ? contentSize.height - list.frame.height - y : y
  }

  /// The offset `y` as a point, mirrored for a header.
  func point(_ y: Double) -> Point { Point(x: 0, y: mirrored(y)) }

  /// The offset, mirrored for a header.
  var y: Double {
    get { mirrored(list.contentOffset.y) }
    set { list.contentOffset.y = mirrored(newValue) }
  }

  /// The app's inset at the component's edge.
  var endInset: Double {
    get { list.contentInset[component.edge] }
    set { list.contentInset[component.edge] = newValue }
  }

  /// The app's inset at the other edge.
  var startInset: Double {
    get { list.contentInset[component.edge == .top ? .bottom : .top] }
    set { list.contentInset[component.edge == .top ? .bottom : .top] = newValue }
  }

  /// Whether a refresh of the component updates the list; that of an auto header loads older items.
  var refreshesList: Bool { component is RefreshHeader && !(component is RefreshAutoHeader) }

  /// Sets whether an auto component hides its title during a refresh.
  func hideRefreshingTitle(_ hides: Bool) {
    (component as? RefreshAutoStateFooter)?.isRefreshingTitleHidden = hides
    (component as? RefreshAutoStateHeader)?.isRefreshingTitleHidden = hides
  }

  /// The inset that is reserved while nothing refreshes: the height of an auto component.
  var restingInset: EdgeInsets {
    var inset = EdgeInsets.zero
    if component is any AutoLoading { inset[component.edge] = component.frame.height }
    return inset
  }
}
