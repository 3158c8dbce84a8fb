import Foundation
import RefreshKit
import TerminalHost

/// What header, footer and list are at the moment, in one line: each value at its place, so that
/// nothing jumps when it changes.
struct StatusLine {
  /// A piece of the line.
  struct Piece {
    let text: String
    let style: Style
  }

  private static let inks: [RefreshState: UInt8] = [
    .pulling: 3, .refreshing: 6, .willRefresh: 6, .noMoreData: 5,
  ]

  /// The pieces from the left to the right.
  let pieces: [Piece]

  /// Reads a list.
  init(_ list: ScrollView) {
    let shown = list.scrollPresentation
    let inset = shown.adjustedContentInset
    pieces =
      Self.pieces("header", list.header) + Self.pieces("footer", list.footer) + [
        Piece(text: " offset", style: .dim),
        Piece(text: String(format: "%7.1f", shown.contentOffset.y), style: .plain),
        Piece(text: "  inset", style: .dim),
        Piece(text: String(format: "%4.0f %4.0f", inset.top, inset.bottom), style: .plain),
      ]
  }

  private static func pieces(_ name: String, _ component: RefreshComponent?) -> [Piece] {
    guard let component else { return [] }
    let hasFailed = component.state == .idle && component.lastResult?.isFailure == true
    let state = hasFailed ? "failed" : "\(component.state)"
    let percent = Int((component.pullingPercent * 100).rounded())
    return [
      Piece(text: " \(name) ", style: .dim),
      Piece(
        text: state.padding(toLength: 10, withPad: " ", startingAt: 0),
        style: Style(.bold, ink: hasFailed ? 1 : inks[component.state])),
      Piece(text: String(format: "%4d%% ", percent), style: .plain),
    ]
  }
}
