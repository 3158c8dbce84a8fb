@testable import RefreshReplay

nonisolated extension Session {
  /// The session with components that are new when they are attached: what happens to a component outside of
  /// a list is not recorded.
  var withNewComponents: Session { Session(lines: lines.map(\.withNewComponents)) }

  /// The session as a user's finger and an app can have it: without the phases of drags and the frames that
  /// only a host reports, without a finger that is put down twice, with new components, and without states
  /// that the app sets itself.
  var onDevice: Session {
    var isDown = false
    return Session(
      lines: lines.map(\.withNewComponents).filter { line in
        guard case .string(let op)? = line["op"] else { return true }
        if op == "set", line["name"] == "state" { return false }
        guard op == "touch" else { return !["drag", "scroll", "decelerated"].contains(op) }
        let wasDown = isDown
        if line["phase"] != "moved" { isDown = line["phase"] == "down" }
        return wasDown != (line["phase"] == "down")
      })
  }
}
