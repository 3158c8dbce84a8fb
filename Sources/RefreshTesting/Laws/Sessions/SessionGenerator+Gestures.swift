import RefreshKit
import RefreshReplay

/// The gestures of a user.
extension SessionGenerator {
  mutating func writeGesture() {
    if hasFingers, random.chance(50) { return writeTouch() }
    switch random.pick([(6, 0), (2, 1), (2, 2), (2, 3), (1, 4)]) {
    case 0: writePull()
    case 1: writeFling()
    case 2: writeArrivals()
    case 3: add(offset(reaching: fraction()))
    default: writeStrayPhase()
    }
  }

  /// How far a component is pulled, as a fraction of its length: often just about the threshold.
  private mutating func fraction() -> Double {
    random.pick([-3, -0.2, 0, 0.3, 0.7, 0.999, 1, 1.001, 1.2, 1.2, 1.5, 1.5, 2, 3])
  }

  private mutating func target(of slot: Slot, _ fraction: Double) -> KeyValuePairs<String, JSON> {
    let offset = scenery.offset(of: slot, pulledBy: fraction)
    return Scenery.isHorizontal(slot) ? ["x": .number(offset)] : ["y": .number(offset)]
  }

  private mutating func offset(reaching fraction: Double) -> JSON {
    .op("offset", target(of: slot(), fraction))
  }

  private func drag(_ phase: String) -> JSON { .op("drag", ["phase": .string(phase)]) }

  private mutating func move(_ slot: Slot, to fraction: Double) {
    let offset = JSON.number(scenery.offset(of: slot, pulledBy: fraction))
    addStep(
      .op("drag", ["phase": "moved", scenery.axis(of: slot): offset]))
  }

  /// Writes a pull of a component, and sometimes its release.
  private mutating func writePull() {
    let slot = slot()
    if !scenery.isDragging { addStep(drag("began")) }
    scenery.isDragging = true
    for _ in 0..<Int.random(in: 1...4, using: &random) { move(slot, to: fraction()) }
    if random.chance(50) { move(slot, to: 1.3) }
    if random.chance(75) { letGo(of: slot) }
  }

  private mutating func letGo(of slot: Slot) {
    scenery.isDragging = false
    if random.chance(15) { return addStep(drag("cancelled")) }
    let decelerates = random.chance(50)
    addStep(drag("ended").adding("decelerate", .bool(decelerates)))
    if decelerates { glide(towards: slot) }
  }

  private mutating func glide(towards slot: Slot) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let fraction = fraction()
      addStep(.op("scroll", target(of: slot, fraction)))
    }
    if random.chance(80) { addStep(.op("decelerated")) }
  }

  /// Writes a fling of the content.
  private mutating func writeFling() {
    let slot = slot()
    if !scenery.isDragging { addStep(drag("began")) }
    move(slot, to: random.pick([-6, -3, -1]))
    scenery.isDragging = false
    addStep(drag("ended").adding("decelerate", true))
    glide(towards: slot)
  }

  /// Writes moves by which the content passes an end of the list repeatedly, each time farther,
  /// while loads end.
  private mutating func writeArrivals() {
    let slot = slot()
    let isDrag = random.chance(40)
    if isDrag { add(drag("began")) }
    var fraction = 1.0
    for _ in 0..<3 {
      if random.chance(30) { add(.op("offset", target(of: slot, -0.5))) }
      fraction += random.pick([0.1, 0.5, 2])
      if isDrag {
        move(slot, to: fraction)
      } else {
        addStep(.op(random.pick(["scroll", "offset"]), target(of: slot, fraction)))
      }
      add(.op("call", ["slot": name(slot), "method": "endRefreshing"]))
      add(.op("advance", ["by": 0.0]))
    }
    if isDrag { letGo(of: slot) }
  }

  /// Writes loads of a short list, with pages of any length.
  mutating func writePages() {
    let loaders = slots.filter(loads)
    func call(_ method: String) -> [JSON] {
      loaders.map { .op("call", ["slot": name($0), "method": .string(method)]) }
    }
    scenery.contentHeight = random.pick([0, 100, 400, 600])
    add(.op("contentSize", ["height": .number(scenery.contentHeight)]))
    if random.chance(60) { for line in call("beginRefreshing") { add(line) } }
    for _ in 0..<4 {
      advance()
      scenery.contentHeight += random.pick([0, 50, 200])
      addStep(.op("contentSize", ["height": .number(scenery.contentHeight)]))
      for line in call("endRefreshing") { addStep(line) }
    }
    advance()
  }

  /// Writes a phase of a drag at an unexpected time.
  private mutating func writeStrayPhase() {
    let phase = random.pick(["began", "ended", "cancelled"])
    scenery.isDragging = phase == "began"
    addStep(drag(phase))
  }

  // MARK: Fingers

  private mutating func writeTouch() {
    switch random.pick([(4, 0), (2, 1), (1, 2), (2, 3)]) {
    case 0: writeFinger()
    case 1: writeWheel()
    case 2:
      let step = random.pick(ScrollStepName.allCases).rawValue
      add(.op("scrollStep", ["step": .string(step), "animated": .bool(random.chance(60))]))
    default:
      let to = target(of: slot(), fraction())
      add(.op("scrollTo", to).adding("animated", .bool(random.chance(80))))
    }
  }

  /// Writes turns of a scroll wheel. Sometimes they go on for so long that the wheel pulls, if the
  /// list allows that.
  private mutating func writeWheel() {
    let notch = random.number(in: -300...300)
    let isHorizontal = slots.contains(.trailer) && random.chance(30)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      add(
        .op(
          "wheel",
          ["dx": .number(isHorizontal ? notch : 0), "dy": .number(isHorizontal ? 0 : notch)]))
      add(.op("advance", ["by": .number(random.pick([0, 1.0 / 60, 0.1, 0.2]))]))
    }
    guard random.chance(25) else { return }
    add(.op("wheel", ["phase": .string(random.pick(["ended", "cancelled"]))]))
  }

  private mutating func writeFinger() {
    var x = random.number(in: 50...320)
    var y = random.number(in: 50...600)
    func touch(_ phase: String) -> JSON {
      .op("touch", ["phase": .string(phase), "x": .number(x), "y": .number(y)])
    }
    let (dx, dy) = (
      random.number(in: (slots.contains(.trailer) ? -120 : 0)...(hasHorizontalSlot ? 60 : 0))
        + (slots.contains(.leader) ? random.number(in: 0...60) : 0),
      random.number(in: -140...160)
    )
    add(touch("down"))
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      add(.op("advance", ["by": .number(random.pick([1.0 / 60, 1.0 / 60, 0.1]))]))
      x += dx
      y += dy
      addStep(touch("moved"))
    }
    if random.chance(90) { add(touch(random.chance(85) ? "up" : "cancelled")) }
    if random.chance(60) { advance() }
  }
}
