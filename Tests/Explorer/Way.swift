import RefreshKit
import RefreshReplay

/// What the app and the user can do in every state, and what it leads to.
struct Way {
  /// One part of a way.
  enum Part {
    /// An input, where it is possible.
    case input(Input)
    /// Time passes until nothing more is due.
    case settling
  }

  let name: String
  let parts: [Part]
  /// What is wrong at its end, or nil. The first number is how often each event had fired before it.
  let fault: (_ before: [String: Int], Player) -> String?

  /// How many times something may be due while a stage settles.
  private static let longestSettling = 200

  /// Performs the parts, and returns what is wrong at the end, or nil.
  func fault(after player: Player) -> String? {
    let before = player.stage.fired
    for part in parts {
      switch part {
      case .input(let input):
        if input.isPossible(on: player.list, waitingCalls: 0, limit: 1) { player.perform(input) }
      case .settling:
        var left = Self.longestSettling
        while player.list.nextWait != nil, left > 0 {
          player.perform(.wait, in: 1)
          left -= 1
        }
        if left == 0 { return "something is due again and again" }
      }
    }
    return fault(before, player)
  }

  /// What ends every gesture, and puts the list into a window.
  static let letGo: [Part] = [
    .input(Input("", #"{"op":"drag","phase":"cancelled"}"#, if: \.isDragging)),
    .input(Input("", #"{"op":"decelerated"}"#, if: \.isDecelerating)),
    .input(Input("", #"{"op":"window","value":true}"#) { !$0.isInWindow }),
    .settling,
  ]

  /// Every component is brought back to idle by the same few calls. Where the app has set a header to
  /// noMoreData, which only its own calls leave, these begin another refresh.
  static func back(of slots: [Slot]) -> Way {
    var parts: [Part] = []
    for slot in slots {
      let call = #"{"op":"call","slot":"\#(slot.rawValue)","method":"#
      parts += [
        .input(Input("", #"{"op":"on","event":"\#(slot.rawValue).ended","run":[]}"#)),
        .input(Input("", call + #""closeSecondLevel"}"#)), .settling,
        .input(
          Input("", call + #""beginRefreshing"}"#) {
            $0[slot]?.state == .noMoreData && !($0[slot] is any NoMoreDataEnding)
          }),
        .settling,
        .input(Input("", call + #""endRefreshing"}"#)), .settling,
        .input(Input("", call + #""resetNoMoreData"}"#)), .settling,
        // After the reset, a list that is not filled loads again.
        .input(Input("", call + #""endRefreshing"}"#)), .settling,
      ]
    }
    return Way(name: "an end and a reset lead back to idle", parts: letGo + parts) { _, player in
      let situation = Situation(player)
      return situation.isIdle ? nil : "it ends in \(situation.places)"
    }
  }
}
