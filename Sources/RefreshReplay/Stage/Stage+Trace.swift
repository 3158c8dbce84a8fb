import Foundation
import RefreshKit

extension Stage {
  /// The stage in a trace, without the number of the line and the events.
  var state: JSON {
    let start: JSON = [
      "now": JSON(platform.now), "offset": JSON(platform.contentOffset),
    ]
    let held: JSON =
      scrollView.hasHoldingComponent ? ["held": JSON(sides: platform.heldOverscroll)] : [:]
    let sizes: JSON = [
      "inset": JSON(sides: platform.shownInset),
      "contentSize": JSON([platform.contentSize.width, platform.contentSize.height]),
      "dragging": .bool(platform.isDragging),
    ]
    let tracking: JSON = tracesTracking ? ["tracking": .bool(platform.isTracking)] : [:]
    let rest: JSON = [
      "decelerating": .bool(platform.isDecelerating),
      "interactive": .bool(platform.isUserInteractionEnabled),
      "header": traced(.header), "footer": traced(.footer), "trailer": traced(.trailer),
    ]
    let leader: JSON = tracesLeader ? ["leader": traced(.leader)] : [:]
    return .object([start, held, sizes, tracking, rest, leader].flatMap { $0.members ?? [] })
  }

  private func traced(_ slot: Slot) -> JSON {
    scrollView[slot].map { .object($0.traced) } ?? .null
  }
}

extension RefreshComponent {
  /// What every component has, and then the parts that its class has.
  fileprivate var traced: [JSON.Member] {
    var members = [
      JSON.Member("class", .string(className)),
      JSON.Member("state", .string(state.rawValue)),
      JSON.Member("percent", JSON(pullingPercent)), JSON.Member("alpha", JSON(alpha)),
      JSON.Member("hidden", .bool(isHidden)), JSON.Member("frame", JSON(frame)),
    ]
    if let secondLevel {
      members.append(JSON.Member("secondLevel", .string(secondLevel.phase.rawValue)))
    }
    if resultDisplayDuration > 0 {
      members.append(JSON.Member("showingResult", .bool(isShowingResult)))
    }
    if let label = view(.stateLabel) as? Label {
      members.append(JSON.Member("stateLabel", label.traced))
    }
    if let label = view(.lastUpdatedTimeLabel) as? Label {
      members.append(JSON.Member("timeLabel", label.traced))
    }
    if let arrow = view(.arrowView) as? ImageView {
      members.append(JSON.Member("arrow", arrow.tracedAsArrow))
    }
    if let indicator = view(.loadingView) as? ActivityIndicator {
      members.append(JSON.Member("loading", indicator.traced))
    }
    if let gif = view(.gifView) as? ImageView {
      members.append(JSON.Member("gif", gif.tracedAsGif))
    }
    return members
  }
}

extension Label {
  fileprivate var traced: JSON {
    ["text": JSON(text), "hidden": .bool(isHidden), "frame": JSON(frame)]
  }
}

extension ActivityIndicator {
  fileprivate var traced: JSON {
    ["animating": .bool(isAnimating), "alpha": JSON(alpha), "center": JSON(center)]
  }
}

extension ImageView {
  fileprivate var tracedAsArrow: JSON {
    ["hidden": .bool(isHidden), "flipped": .bool(cos(rotation) < 0), "center": JSON(center)]
  }

  /// Pictures are called `STATE#0`, `STATE#1`, and so on.
  fileprivate var tracedAsGif: JSON {
    let playing = isAnimating ? animationImages.first?.name.prefix { $0 != "#" } : nil
    return [
      "image": JSON(image?.name), "animating": JSON(playing.map(String.init)),
      "hidden": .bool(isHidden), "frame": JSON(frame),
    ]
  }
}

nonisolated extension JSON {
  /// A number; null where it is not finite.
  init(_ number: Double) {
    self = number.isFinite ? .number(number) : .null
  }

  /// A text, or null.
  init(_ text: String?) {
    self = text.map(JSON.string) ?? .null
  }

  fileprivate init(_ numbers: [Double]) {
    self = .array(numbers.map { JSON($0) })
  }

  fileprivate init(sides insets: EdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }

  fileprivate init(_ point: Point) {
    self.init([point.x, point.y])
  }

  fileprivate init(_ rect: Rect) {
    self.init([rect.x, rect.y, rect.width, rect.height])
  }
}
