import UIKit

/// What a scroll view has shown at one moment.
struct Fact: Codable, Equatable, Sendable {
  /// The event after which the values were read.
  enum Event: String, Codable, Sendable {
    /// Key-value observers were notified of the property.
    case contentOffset, contentSize, contentInset, panState
    /// The delegate's function was called.
    case didScroll
    /// The trial has done something: ``Fact/call``.
    case call
    /// The run loop is about to sleep, after Core Animation's commit.
    case pass
  }

  /// The time since the trial began, in seconds.
  var time: Double
  var event: Event
  var call: Call?
  /// x and y.
  var offset: [Double]
  var isDragging: Bool
  var isDecelerating: Bool
  /// The raw value of the pan's state.
  var pan: Int
  /// The content inset: top, left, bottom, right.
  var inset: [Double]
  /// The adjusted content inset: top, left, bottom, right.
  var adjustedInset: [Double]
  /// Width and height of the content; nil out of a window, where reading them makes a table read its rows.
  var contentSize: [Double]?
  /// Width and height of the scroll view.
  var size: [Double]
}

@MainActor extension Fact {
  /// Reads the values of a scroll view.
  init(_ event: Event, at time: Double, call: Call? = nil, of view: UIScrollView) {
    self.time = time
    self.event = event
    self.call = call
    offset = [Double(view.contentOffset.x), Double(view.contentOffset.y)]
    isDragging = view.isDragging
    isDecelerating = view.isDecelerating
    pan = view.panGestureRecognizer.state.rawValue
    inset = view.contentInset.numbers
    adjustedInset = view.adjustedContentInset.numbers
    if view.window != nil {
      contentSize = [Double(view.contentSize.width), Double(view.contentSize.height)]
    }
    size = [Double(view.bounds.size.width), Double(view.bounds.size.height)]
  }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right.
  var numbers: [Double] { [Double(top), Double(left), Double(bottom), Double(right)] }
}
