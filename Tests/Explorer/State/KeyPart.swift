/// A part of the key of a state. A test leaves one out, and the explorer notices that.
nonisolated enum KeyPart: CaseIterable {
  // Of the list.
  /// Where the content is, and its sizes and insets.
  case geometry
  /// What moves it.
  case movement
  /// Whether it is in a window, takes touches and bounces.
  case surroundings

  // Of each component.
  case state, percent
  /// The phase of the refresh, and what it has done.
  case phase
  /// What is left of the shortest time that it lasts.
  case minimum
  case failure
  /// Whether a pull was let go, and which drags cannot pull.
  case pull
  /// The calls and the blocks that wait.
  case calls
  /// Its frame, its alpha, and the inset that it reserves.
  case frame
  /// Whether it is shown and takes touches.
  case visibility
  /// What a component that loads at the end of the list has loaded.
  case loader
  /// What a header knows of the footer.
  case footer
  case secondLevel
}
