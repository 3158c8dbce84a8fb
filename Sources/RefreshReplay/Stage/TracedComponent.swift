import Foundation
import RefreshKit

/// A component as traces show it: its class and its parts, which stay the same, are looked up once.
final class TracedComponent {
  /// The component, which is not kept alive. No other one has its identifier meanwhile: an object that is
  /// referred to as unowned keeps its memory when it is deallocated.
  private unowned let component: RefreshComponent
  private let identifier: ObjectIdentifier

  private let className: String
  private let stateLabel, timeLabel: Label?
  private let arrow, gif: ImageView?
  private let loading: ActivityIndicator?

  init(_ component: RefreshComponent) {
    self.component = component
    identifier = ObjectIdentifier(component)
    className = component.className
    stateLabel = component.view(.stateLabel) as? Label
    timeLabel = component.view(.lastUpdatedTimeLabel) as? Label
    arrow = component.view(.arrowView) as? ImageView
    gif = component.view(.gifView) as? ImageView
    loading = component.view(.loadingView) as? ActivityIndicator
  }

  /// Whether this is how traces show `component`.
  func shows(_ component: RefreshComponent) -> Bool { identifier == ObjectIdentifier(component) }

  /// Writes what every component has, and then the parts that its class has.
  func write(to sink: inout some JSONSink & ~Copyable) {
    let component = component
    sink.beginObject()
    sink.member("class", className)
    sink.member("state", component.state.rawValue)
    sink.member("percent", component.pullingPercent)
    sink.member("alpha", component.alpha)
    sink.member("hidden", component.isHidden)
    sink.member("frame", component.frame)
    if let level = component.secondLevel { sink.member("secondLevel", level.phase.rawValue) }
    if component.resultDisplayDuration > 0 {
      sink.member("showingResult", component.isShowingResult)
    }
    stateLabel?.write("stateLabel", to: &sink)
    timeLabel?.write("timeLabel", to: &sink)
    arrow?.writeArrow("arrow", to: &sink)
    loading?.write("loading", to: &sink)
    gif?.writeGif("gif", to: &sink)
    sink.endObject()
  }
}

extension Label {
  fileprivate func write(_ name: StaticString, to sink: inout some JSONSink & ~Copyable) {
    sink.member(name) {
      $0.member("text", text)
      $0.member("hidden", isHidden)
      $0.member("frame", frame)
    }
  }
}

extension ActivityIndicator {
  fileprivate func write(_ name: StaticString, to sink: inout some JSONSink & ~Copyable) {
    sink.member(name) {
      $0.member("animating", isAnimating)
      $0.member("alpha", alpha)
      $0.member("center", center)
    }
  }
}

extension ImageView {
  fileprivate func writeArrow(_ name: StaticString, to sink: inout some JSONSink & ~Copyable) {
    sink.member(name) {
      $0.member("hidden", isHidden)
      $0.member("flipped", cos(rotation) < 0)
      $0.member("center", center)
    }
  }

  /// Writes pictures, which are called `STATE#0`, `STATE#1`, and so on.
  fileprivate func writeGif(_ name: StaticString, to sink: inout some JSONSink & ~Copyable) {
    let playing = isAnimating ? animationImages.first?.name.prefix { $0 != "#" } : nil
    sink.member(name) {
      $0.member("image", image?.name)
      $0.member("animating", playing.map(String.init))
      $0.member("hidden", isHidden)
      $0.member("frame", frame)
    }
  }
}
