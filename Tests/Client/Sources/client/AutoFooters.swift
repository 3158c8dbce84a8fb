import RefreshKit

final class AppAutoNormalFooter: RefreshAutoNormalFooter, Recording {
  let record = Record()

  override func prepare() {
    super.prepare()
    record.prepared += 1
  }

  override func placeSubviews() {
    super.placeSubviews()
    record.placed += 1
  }

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      record.states.append(state)
    }
  }

  override var pullingPercent: Double {
    didSet { record.percents.append(pullingPercent) }
  }
}

final class AppAutoGifFooter: RefreshAutoGifFooter, Recording {
  let record = Record()

  override func prepare() {
    super.prepare()
    record.prepared += 1
  }

  override func placeSubviews() {
    super.placeSubviews()
    record.placed += 1
  }

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      record.states.append(state)
    }
  }

  override var pullingPercent: Double {
    didSet { record.percents.append(pullingPercent) }
  }
}
