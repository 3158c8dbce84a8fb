// A header on the scroll view that SwiftUI makes for a ScrollView or a List. NOT SUPPORTED: SwiftUI documents neither
// that there is such a view nor that it stays the same one. If the next iOS has another, the list has no header, and
// nothing else changes. A list of its own (HostedList.swift) does not depend on that.

import RefreshUIKit
import SwiftUI
import UIKit

extension View {
  /// Configures the refreshing of the scroll view that this view is in or contains.
  func refreshing(_ configure: @escaping (RefreshHost) -> Void) -> some View {
    background(RefreshFinder(configure: configure))
  }
}

private struct RefreshFinder: UIViewRepresentable {
  let configure: (RefreshHost) -> Void

  func makeUIView(context: Context) -> FinderView { FinderView(configure) }

  func updateUIView(_ view: FinderView, context: Context) {}
}

/// An invisible view that looks for the nearest scroll view once it is in a window.
private final class FinderView: UIView {
  private let configure: (RefreshHost) -> Void
  private weak var found: UIScrollView?

  init(_ configure: @escaping (RefreshHost) -> Void) {
    self.configure = configure
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A FinderView is made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard found == nil, window != nil, let list = nearestScrollView else { return }
    found = list
    // SwiftUI writes absolute insets.
    list.refresh.directInsets = .own
    configure(list.refresh)
  }

  /// The first scroll view in this view's superview, or in its superview, and so on.
  private var nearestScrollView: UIScrollView? {
    var container = superview
    while let view = container {
      if let list = view as? UIScrollView ?? view.firstScrollView { return list }
      container = view.superview
    }
    return nil
  }
}

extension UIView {
  fileprivate var firstScrollView: UIScrollView? {
    for view in subviews {
      if let list = view as? UIScrollView ?? view.firstScrollView { return list }
    }
    return nil
  }
}
