import RefreshKit

/// The scenes of a header and a footer in one list.
extension Scene {
  /// A list whose footer may be at the end of the data, and whose header resets it.
  ///
  /// - Parameters:
  ///   - footer: The class of the footer.
  ///   - isSimultaneous: Whether both may refresh at the same time.
  static func pair(with footer: ComponentKind, isSimultaneous: Bool) -> Scene {
    guard let header = ComponentKind.named("RefreshHeader") else { fatalError("no header") }
    let (top, bottom) = (PullLayout(header), PullLayout(footer))
    var scene = Scene(
      "\(header.name) and \(footer.name), \(isSimultaneous ? "both at a time" : "one at a time")",
      stage: top.stage, setUp: [top.attach(times), bottom.attach(times)],
      inputs: [.wait] + Inputs.pull(of: top).prefix(2)
        + [top, bottom].map { Inputs.drag(to: $0.distances[1], of: $0) }
        + [Inputs.set(.footer, .idle)]
        + Inputs.calls(of: .header).prefix(2) + Inputs.calls(of: .footer))
    // In which order calls of two components wait is no part of a key.
    scene.waitingCalls = 1
    scene.notes = [
      "resetsNoMoreDataAfterHeaderRefresh is true, "
        + "allowsSimultaneousRefreshing is \(isSimultaneous)"
    ]
    scene.prepare = { stage in
      stage.scrollView.resetsNoMoreDataAfterHeaderRefresh = true
      stage.scrollView.allowsSimultaneousRefreshing = isSimultaneous
    }
    scene.ways = [.back(of: [.header, .footer]), .cure(of: bottom)]
    return scene
  }

  /// Opening lasts half as long as closing. By the times of the kit, 0.25 and 0.4 s, eight times as many
  /// differences of two animations would have to be explored.
  private static let times = [#"["fastAnimationDuration",0.2]"#, #"["slowAnimationDuration",0.4]"#]

  /// The pairs that are explored.
  static let pairs: [() -> Scene] = ["RefreshAutoFooter", "RefreshBackFooter"].flatMap { name in
    [true, false].map { isSimultaneous in
      {
        guard let footer = ComponentKind.named(name) else { fatalError("no \(name)") }
        return pair(with: footer, isSimultaneous: isSimultaneous)
      }
    }
  }
}

extension Way {
  /// A successful refresh of the header leads to a footer that loads again.
  static func cure(of footer: PullLayout) -> Way {
    let header = Inputs.calls(of: .header)
    // A cancellation ends a load that is under way, and leaves noMoreData alone.
    let footerEnds = Inputs.call(
      "endRefreshing(with: .cancelled)", .footer, #""endRefreshing","result":"cancelled""#)
    let drag = Inputs.pull(of: footer)
    let parts: [Part] =
      letGo + [
        .input(header[1]), .settling, .input(header[0]), .settling, .input(header[1]), .settling,
        .input(footerEnds), .settling,
        .input(drag[0]), .input(drag[2]), .input(drag[3]), .input(drag[1]), .settling,
      ]
    return Way(
      name: "after a refresh of the header the footer loads again", parts: parts
    ) { before, player in
      let count = player.stage.fired["footer.refreshing", default: 0]
      let state = player.stage.scrollView.footer?.state
      guard count > before["footer.refreshing", default: 0], state == .refreshing else {
        return "the footer is in \(state.map { "\($0)" } ?? "no list") and does not load"
      }
      return nil
    }
  }
}
