import RefreshReplay
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Views of app code in a life: some are in components, and one, the shelf, gets components moved
/// to it.
extension Life {
  /// A view that constraints keep in the middle of a component's right side.
  final class Badge: UIView {
    static let size = CGSize(width: 30, height: 24)
    static let margin = 10.0

    init(in component: RefreshComponent) {
      super.init(frame: .zero)
      component.addSubview(self)
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        trailingAnchor.constraint(equalTo: component.trailingAnchor, constant: -Self.margin),
        centerYAnchor.constraint(equalTo: component.centerYAnchor),
        widthAnchor.constraint(equalToConstant: Self.size.width),
        heightAnchor.constraint(equalToConstant: Self.size.height),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A badge is in no archive.") }

    /// Whether UIKit shows the badge where its constraints put it, to within a pixel.
    func isInPlace(in size: CGSize) -> Bool {
      let wanted = CGPoint(x: size.width - Self.margin - Self.size.width / 2, y: size.height / 2)
      return abs(layer.position.x - wanted.x) < 0.4 && abs(layer.position.y - wanted.y) < 0.4
    }
  }

  /// Constraints of app code for a view of the kit in a component.
  @MainActor enum Pin {
    static let place = CGRect(x: 12, y: 5, width: 40, height: 20)

    static func set(_ view: UIView, in component: RefreshComponent) {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: component.leftAnchor, constant: place.minX),
        view.topAnchor.constraint(equalTo: component.topAnchor, constant: place.minY),
        view.widthAnchor.constraint(equalToConstant: place.width),
        view.heightAnchor.constraint(equalToConstant: place.height),
      ])
    }

    /// Whether UIKit shows the view there, to within a pixel.
    static func isInPlace(_ view: UIView) -> Bool {
      let (size, center) = (view.layer.bounds.size, view.layer.position)
      return abs(size.width - place.width) < 0.4 && abs(size.height - place.height) < 0.4
        && abs(center.x - place.midX) < 0.4 && abs(center.y - place.midY) < 0.4
    }
  }

  /// A view with a fixed frame.
  final class Note: UIView {
    static let place = CGRect(x: 10, y: 5.5, width: 100, height: 20)

    init(in component: RefreshComponent) {
      super.init(frame: Self.place)
      component.addSubview(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("A note is in no archive.") }
  }

  /// The frame of a component on the shelf.
  static let placeOnShelf = CGRect(x: 3, y: 4.5, width: 100, height: 30)

  /// App code adds a component to a view outside the list.
  func moveToShelf(_ component: RefreshComponent) {
    note("\(type(of: component)) is added to another view")
    shelf.addSubview(component)
    component.frame = Self.placeOnShelf
    if list[component.slot] === component { report("11: it is in its slot") }
  }

  /// Takes a component for a slot from the shelf; nil if there is none.
  func takeFromShelf(for slot: Slot) -> RefreshComponent? {
    shelf.subviews.lazy.compactMap { $0 as? RefreshComponent }.first { $0.slot == slot }
  }

  /// The first problem of the components on the shelf; nil if there is none.
  var shelfFault: String? {
    for case let component as RefreshComponent in shelf.subviews {
      if component.scrollView != nil || component.reservedInset != 0 {
        return "\(type(of: component)) on the shelf is in a list"
      }
      if component.layer.frame != Self.placeOnShelf {
        return "\(type(of: component)) on the shelf is at \(component.layer.frame)"
      }
    }
    return nil
  }

  /// The problem with the position of a component among the subviews of the scroll view; nil if
  /// there is none.
  func orderFault(of component: RefreshComponent) -> String? {
    let depth = component.layer.zPosition
    guard (depth > 0) == component.floatsAboveContent else { return "its depth is \(depth)" }
    let index = view.subviews.firstIndex { $0 === component }
    let rowIndex = view.subviews.firstIndex { $0 === row }
    guard let index, let rowIndex, index < rowIndex else { return "it is not behind the rows" }
    let background = background.flatMap { back in view.subviews.firstIndex { $0 === back } }
    if let background, background > index { return "it is behind the background" }
    return nil
  }

  /// The view behind the rows of a table or a collection view.
  var background: UIView? {
    (view as? UITableView)?.backgroundView ?? (view as? UICollectionView)?.backgroundView
  }

  /// App code sets a view behind the rows, or removes it.
  func setBackground() {
    let background = background == nil ? UIView() : nil
    note("a background: \(background != nil)")
    (view as? UITableView)?.backgroundView = background
    (view as? UICollectionView)?.backgroundView = background
  }

  /// The first problem of app code's views in a component; nil if there is none.
  func addedViewsFault(of component: RefreshComponent) -> String? {
    for view in component.subviews {
      if let badge = view as? Badge, !badge.isInPlace(in: component.frame.size) {
        return "a view with constraints is at \(badge.layer.frame) in \(component.frame.size)"
      }
      if view is any Part, !view.translatesAutoresizingMaskIntoConstraints, !Pin.isInPlace(view) {
        return "a view of the kit with constraints is at \(view.layer.frame)"
      }
      if view is Note, view.layer.frame != Note.place { return "a view is at \(view.layer.frame)" }
    }
    return nil
  }
}

extension RefreshComponent {
  /// The slot for the component.
  var slot: Slot {
    switch edge {
    case .top: .header
    case .bottom: .footer
    case .left: .leader
    case .right: .trailer
    }
  }
}
