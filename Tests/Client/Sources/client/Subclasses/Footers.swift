import RefreshKit

final class AppFooter: RefreshFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppAutoFooter: RefreshAutoFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppAutoStateFooter: RefreshAutoStateFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppAutoNormalFooter: RefreshAutoNormalFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppAutoGifFooter: RefreshAutoGifFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppBackFooter: RefreshBackFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppBackStateFooter: RefreshBackStateFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
}

final class AppBackNormalFooter: RefreshBackNormalFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}

final class AppBackGifFooter: RefreshBackGifFooter, Recording {
  let record = Record()
  override func prepare() { note { super.prepare() } }
  override func placeSubviews() { note { super.placeSubviews() } }
  override var state: RefreshState { didSet { note(state, from: oldValue) } }
  override var pullingPercent: Double { didSet { note(pullingPercent) } }
}
