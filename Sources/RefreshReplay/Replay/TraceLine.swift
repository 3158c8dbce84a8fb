import RefreshKit

/// The line of a trace for one line of a script.
public struct TraceLine: Sendable, Equatable {
  /// The number of the line's op in the script, from 0.
  public let index: Int
  /// The stage after the line.
  public let state: JSON
  /// The events that the components fired during the line.
  public let events: [String]

  /// The whole line: the number, the stage and the events.
  public var full: JSON { json(state, hasEvents: true) }

  var withoutEvents: JSON { json(state, hasEvents: false) }

  /// The number, what differs from an earlier line, and the events if there are any.
  ///
  /// - Parameter old: The earlier line; nil for none, so that the whole stage is written.
  public func changes(since old: TraceLine?) -> JSON {
    let changes = old.map { state.changes(since: $0.state) } ?? state
    return json(changes ?? [:], hasEvents: !events.isEmpty)
  }

  private func json(_ state: JSON, hasEvents: Bool) -> JSON {
    var members = [JSON.Member("i", JSON(Double(index)))] + (state.members ?? [])
    if hasEvents { members.append(JSON.Member("events", .array(events.map(JSON.string)))) }
    return .object(members)
  }
}

extension Stage {
  package var traceLine: TraceLine { TraceLine(index: index, state: state, events: events) }

  private var state: JSON {
    let (platform, list) = (platform, scrollView)
    return JSON(members: [
      "now": JSON(platform.now),
      "offset": JSON(platform.contentOffset),
      "held": list.hasHoldingComponent ? JSON(platform.heldOverscroll) : nil,
      "inset": JSON(platform.shownInset),
      "contentSize": JSON(platform.contentSize),
      "dragging": .bool(platform.isDragging),
      "tracking": tracesTracking ? .bool(platform.isTracking) : nil,
      "decelerating": .bool(platform.isDecelerating),
      "interactive": .bool(platform.isUserInteractionEnabled),
      "header": list[.header]?.trace ?? .null,
      "footer": list[.footer]?.trace ?? .null,
      "trailer": list[.trailer]?.trace ?? .null,
      "leader": tracesLeader ? list[.leader]?.trace ?? .null : nil,
    ])
  }
}

// MARK: Components

extension RefreshComponent {
  private static var classNames: [ObjectIdentifier: String] = [:]

  /// The name of the component's class, without the module.
  package var className: String {
    let type = type(of: self)
    if let name = Self.classNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    Self.classNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The component as a trace shows it: the values of every component, then the parts of its class.
  fileprivate var trace: JSON {
    JSON(members: [
      "class": .string(className),
      "state": .string(state.rawValue),
      "percent": JSON(pullingPercent),
      "alpha": JSON(alpha),
      "hidden": .bool(isHidden),
      "frame": JSON(frame),
      "secondLevel": (secondLevel?.phase.rawValue).map(JSON.string),
      "showingResult": mayShowResults ? .bool(isShowingResult) : nil,
      "stateLabel": (view(.stateLabel) as? Label)?.trace,
      "timeLabel": (view(.lastUpdatedTimeLabel) as? Label)?.trace,
      "arrow": (view(.arrowView) as? ImageView)?.traceOfArrow,
      "loading": (view(.loadingView) as? ActivityIndicator)?.trace,
      "gif": (view(.gifView) as? ImageView)?.traceOfImages,
    ])
  }
}

extension Label {
  fileprivate var trace: JSON {
    JSON(members: ["text": JSON(text), "hidden": .bool(isHidden), "frame": JSON(frame)])
  }
}

extension ActivityIndicator {
  fileprivate var trace: JSON {
    JSON(members: [
      "animating": .bool(isAnimating), "alpha": JSON(alpha), "center": JSON(center),
    ])
  }
}

extension ImageView {
  fileprivate var traceOfArrow: JSON {
    JSON(members: [
      "hidden": .bool(isHidden), "flipped": .bool(Rotation(rotation).cosine < 0),
      "center": JSON(center),
    ])
  }

  /// The view as a trace shows it. A script names images `STATE#0`, `STATE#1` and so on;
  /// `animating` is the `STATE` of the images that play.
  fileprivate var traceOfImages: JSON {
    let playing = isAnimating ? sequence.first?.scriptName.prefix { $0 != "#" } : nil
    return JSON(members: [
      "image": JSON(image?.scriptName), "animating": JSON(playing.map(String.init)),
      "hidden": .bool(isHidden), "frame": JSON(frame),
    ])
  }
}

// MARK: Geometry

extension JSON {
  init(_ point: Point) { self.init([point.x, point.y]) }

  init(_ size: Size) { self.init([size.width, size.height]) }

  init(_ rect: Rect) { self.init([rect.x, rect.y, rect.size.width, rect.size.height]) }

  init(_ insets: EdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }
}
