import RefreshKit

final class AppControl: RefreshControl, Recording {
  let record = Record()

  override func prepare() {
    super.prepare()
    note()
  }

  override func placeSubviews() {
    super.placeSubviews()
    note()
  }
}

final class AppIndicatorHeader: RefreshIndicatorHeader, Recording {
  let record = Record()

  override func prepare() {
    super.prepare()
    note()
  }

  override func placeSubviews() {
    super.placeSubviews()
    note()
  }

  override var state: RefreshState {
    didSet {
      note()
      guard state != oldValue else { return }
      record.states.append(state)
    }
  }

  override var pullingPercent: Double {
    didSet {
      note()
      record.percents.append(pullingPercent)
    }
  }
}

final class AppRingHeader: RefreshRingHeader, Recording {
  let record = Record()

  override func prepare() {
    super.prepare()
    note()
  }

  override func placeSubviews() {
    super.placeSubviews()
    note()
  }

  override var state: RefreshState {
    didSet {
      note()
      guard state != oldValue else { return }
      record.states.append(state)
    }
  }

  override var pullingPercent: Double {
    didSet {
      note()
      record.percents.append(pullingPercent)
    }
  }
}
