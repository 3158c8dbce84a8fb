import RefreshKit

extension ScriptOp {
  /// The op of an input that has no lists of ops.
  init(_ item: RecordedItem) {
    switch item {
    case .list(let input): self.init(input)
    case .component(let slot, let call): self.init(call, of: slot)
    case .advance(let interval): self.init("advance", ("by", .number(interval)))
    case .detach(let slot): self.init("detach", ("slot", .text(slot.rawValue)))
    case .keepPosition, .attach, .after:
      fatalError("The writer makes the ops of this input.")
    }
  }

  private init(_ input: ListInput) {
    switch input {
    case .touch(let phase, let point, let id, let time):
      self.init(
        "touch", ("phase", .text(phase.word)), ("x", .number(point.x)), ("y", .number(point.y)))
      if id != 0 { add("id", .number(Double(id))) }
      if let time, time.isFinite { add("time", .number(time)) }
    case .wheel(let distance, let phase):
      self.init("wheel")
      if distance.x != 0 { add("dx", .number(distance.x)) }
      if distance.y != 0 { add("dy", .number(distance.y)) }
      if phase != .moved { add("phase", .text(phase == .ended ? "ended" : "cancelled")) }
    case .scrollStep(let step, let animated):
      let name = ScrollStepName.allCases.first { $0.step == step } ?? .home
      self.init("scrollStep", ("step", .text(name.rawValue)))
      if !animated { add("animated", .flag(false)) }
    case .scrollTo(let place, let animated):
      self.init("scrollTo", at: place)
      if !animated { add("animated", .flag(false)) }
    case .offset(let place): self.init("offset", at: place)
    case .drag(let drag): self.init(drag)
    case .scroll(let place): self.init("scroll", at: place)
    case .decelerated: self.init("decelerated")
    case .contentSize(let size): self.init("contentSize", size)
    case .size(let size): self.init("resize", size)
    case .inset(let inset): self.init("inset", ("value", .insets(inset)))
    case .safeArea(let inset): self.init("safeArea", ("value", .insets(inset)))
    case .window(let isInWindow): self.init("window", ("value", .flag(isInWindow)))
    case .rowCounts(let counts): self.init("sections", ("value", .counts(counts)))
    case .setting("isPagingEnabled", let value):
      self.init("paging", ("value", .value(value)))
    case .setting(let name, let value):
      self.init("set", ("name", .text(name)), ("value", .value(value)))
    }
  }

  private init(_ name: String, at point: Point) {
    self.init(name, ("x", .number(point.x)), ("y", .number(point.y)))
  }

  private init(_ name: String, _ size: Size) {
    self.init(name, ("width", .number(size.width)), ("height", .number(size.height)))
  }

  private init(_ drag: DragInput) {
    switch drag {
    case .began: self.init("drag", ("phase", .text("began")))
    case .moved(let place):
      self.init("drag", ("phase", .text("moved")), ("x", .number(place.x)), ("y", .number(place.y)))
    case .ended(let decelerate):
      self.init("drag", ("phase", .text("ended")))
      if decelerate { add("decelerate", .flag(true)) }
    case .cancelled: self.init("drag", ("phase", .text("cancelled")))
    }
  }

  private init(_ call: ComponentCall, of slot: Slot) {
    let slot = ("slot", ScriptValue.text(slot.rawValue))
    switch call {
    case .setting(let name, let value):
      self.init("set", slot, ("name", .text(name)), ("value", .value(value)))
    case .title(let state, let text):
      self.init(
        "title", slot, ("state", .text(state.rawValue)),
        ("text", text.map(ScriptValue.text) ?? .null))
    case .images: fatalError("The writer makes the op of this input.")
    case .beginRefreshing: self.init("call", slot, ("method", .text("beginRefreshing")))
    case .resetNoMoreData: self.init("call", slot, ("method", .text("resetNoMoreData")))
    case .tap: self.init("call", slot, ("method", .text("tap")))
    case .refreshIfExpired: self.init("call", slot, ("method", .text("refreshIfExpired")))
    case .openSecondLevel: self.init("call", slot, ("method", .text("openSecondLevel")))
    case .closeSecondLevel: self.init("call", slot, ("method", .text("closeSecondLevel")))
    case .endRefreshing(let result):
      self.init("call", slot, ("method", .text("endRefreshing")))
      switch result {
      case .success: break
      case .failure: add("result", .text("failure"))
      case .noMoreData: add("result", .text("noMoreData"))
      case .cancelled: add("result", .text("cancelled"))
      }
    }
  }
}

extension TouchPhase {
  fileprivate var word: String {
    switch self {
    case .began: "down"
    case .moved: "moved"
    case .ended: "up"
    case .cancelled: "cancelled"
    }
  }
}
