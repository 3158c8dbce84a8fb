import XCTest

/// The lab in a simulator: the laws that it reads after each pass, from the accessibility values of its views.
@MainActor final class LabUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
  }

  func testTrialsWithoutAFinger() {
    app.buttons["Run all"].tap()
    // The first trial that asks for a gesture comes after all others.
    let gesture = app.navigationBars["A slow pull"]
    XCTAssertTrue(gesture.waitForExistence(timeout: 240))
    app.navigationBars.buttons.firstMatch.tap()
    for cell in app.cells.allElementsBoundByIndex {
      let value = cell.value as? String ?? ""
      let isWell = value == "holds" || value.hasPrefix("known: ") || value == "not run"
      XCTAssertTrue(isWell, "\(cell.identifier): \(value)")
    }
    // The title counts those out of sight, too.
    XCTAssertTrue(app.navigationBars.firstMatch.identifier.hasSuffix("green"))
  }

  func testASlowPull() { pull("A slow pull", at: .slow) }

  func testAFastPull() { pull("A fast pull", at: .fast) }

  func testAPullAtTheDefaultSpeed() { pull("A pull that is taken back", at: .default) }

  private func pull(_ trial: String, at velocity: XCUIGestureVelocity) {
    open(trial)
    let list = app.tables.firstMatch
    let start = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
    let end = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.7))
    start.press(forDuration: 0.05, thenDragTo: end, withVelocity: velocity, thenHoldForDuration: 0)
    // The trial ends by itself, and goes back to the list of trials.
    let cell = app.cells[trial]
    XCTAssertTrue(cell.waitForExistence(timeout: 20))
    XCTAssertEqual(cell.value as? String, "holds")
  }

  private func open(_ trial: String) {
    let cell = app.cells[trial]
    for _ in 0..<5 where !cell.isHittable { app.swipeUp() }
    cell.tap()
    XCTAssertEqual(app.staticTexts["verdict"].value as? String, "holds")
  }
}
