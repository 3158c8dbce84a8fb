import RefreshKit

final class AppTrailer: RefreshTrailer, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppStateTrailer: RefreshStateTrailer, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppNormalTrailer: RefreshNormalTrailer, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppLeader: RefreshLeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppStateLeader: RefreshStateLeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppNormalLeader: RefreshNormalLeader, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}
