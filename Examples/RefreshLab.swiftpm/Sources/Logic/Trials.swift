extension Trial {
  /// The trials, those without a finger first.
  static let all: [Trial] = withoutFinger + gestures

  static let withoutFinger: [Trial] = [
    Trial(
      name: "A refresh that begins in viewDidLoad",
      setup: [.attach(.normalHeader), .begin(.header)]
    )
    .at(1, .expect(.headerIsOpen), .end(.header))
    .at(2, .expect(.listIsClosed)),

    Trial(
      name: "A rotation during a refresh", setup: [.attach(.normalHeader), .attach(.autoFooter)]
    )
    .at(0.2, .begin(.header))
    .at(0.8, .size(width: 300, height: 260))
    .at(1.6, .expect(.headerIsOpen), .size(width: nil, height: nil))
    .at(2.4, .expect(.headerIsOpen), .end(.header))
    .at(3.2, .expect(.listIsClosed)),

    Trial(name: "A safe area that changes", setup: [.attach(.normalHeader), .attach(.backFooter)])
      .at(0.2, .safeArea(top: 40, bottom: 20))
      .at(0.4, .begin(.header))
      .at(1.2, .expect(.headerIsOpen), .safeArea(top: 0, bottom: 0))
      .at(1.8, .expect(.headerIsOpen), .end(.header))
      .at(2.6, .expect(.listIsClosed)),

    Trial(
      name: "A collection view", list: .grid, setup: [.attach(.normalHeader), .attach(.autoFooter)]
    )
    .at(0.2, .begin(.header))
    .at(0.3, .expect(.rowsRest))
    .at(1, .expect(.headerIsOpen), .end(.header))
    .at(1.1, .expect(.rowsRest))
    .at(2, .expect(.listIsClosed)),

    Trial(
      name: "Batch updates while a footer loads",
      setup: [.attach(.normalHeader), .attach(.autoFooter)]
    )
    .at(0.2, .offset(x: 0, y: 800, animated: false), .begin(.footer))
    .at(0.6, .mark, .rows(60, .batch), .end(.footer))
    .at(0.7, .expect(.rowStays))
    .at(1.4, .expect(.rowStays)),

    Trial(name: busyThread, setup: [.attach(.normalHeader)])
      .at(0.2, .begin(.header))
      .at(1, .busy(0.1), .end(.header))
      .at(1.43, .expect(.headerCloses))
      .at(2.2, .expect(.listIsClosed)),

    Trial(
      name: "An animated offset along the other axis", list: .wide,
      setup: [.attach(.normalHeader), .attach(.trailer)]
    )
    .at(0.2, .offset(x: 300, y: 0, animated: true))
    .at(0.8, .expect(.x(300)), .begin(.header))
    .at(1.6, .expect(.x(300)), .expect(.headerIsOpen), .offset(x: 100, y: 0, animated: true))
    .at(2.2, .expect(.x(100)), .expect(.headerIsOpen), .end(.header))
    .at(3, .expect(.x(100)), .expect(.listIsClosed)),

    Trial(
      name: "An inset of the app during a refresh",
      setup: [.attach(.normalHeader), .attach(.backFooter)]
    )
    .at(0.2, .begin(.header))
    .at(0.8, .ownInset(top: 0, bottom: 300))
    .at(1, .expect(.headerIsOpen), .ownInset(top: 20, bottom: 300))
    .at(1.2, .end(.header))
    .at(2, .ownInset(top: 0, bottom: 0))
    .at(2.2, .writtenInset(top: 10, bottom: 30))
    .at(2.4, .writtenInset(top: 0, bottom: 0))
    .at(2.6, .expect(.listIsClosed)),

    Trial(name: savedInset, setup: [.attach(.normalHeader)])
      .at(0.2, .begin(.header))
      .at(0.8, .saveInset, .end(.header))
      .at(1.6, .restoreInset)
      .at(2.4, .expect(.listIsClosed)),

    Trial(name: "Rows in front", setup: [.attach(.normalHeader), .attach(.autoFooter)])
      .at(0.2, .offset(x: 0, y: 500, animated: false))
      .at(0.4, .mark, .rows(55, .inFront), .expect(.rowStays))
      .at(0.6, .expect(.rowStays)),

    Trial(
      name: "Dark mode, right to left, large text",
      setup: [.attach(.normalHeader), .attach(.backFooter)]
    )
    .at(0.2, .begin(.header), .dark(true))
    .at(0.6, .rightToLeft(true))
    .at(1, .largeText(true))
    .at(1.4, .expect(.headerIsOpen), .dark(false), .rightToLeft(false), .largeText(false))
    .at(1.6, .end(.header))
    .at(2.4, .expect(.listIsClosed)),

    Trial(name: "Actions for VoiceOver", setup: [.attach(.normalHeader), .attach(.backFooter)])
      .at(0.4, .expect(.actions([]))),

    Trial(name: "Content that is shorter than the screen", rowCount: 3)
      .at(0.2, .mark, .attach(.normalHeader))
      .at(0.4, .expect(.adjustedInsetStays), .attach(.ringHeader))
      .at(0.6, .expect(.adjustedInsetStays)),

    Trial(name: "Equal offsets, and parts of pixels", setup: [.attach(.normalHeader)])
      .at(0.2, .offset(x: 0, y: 10.1, animated: false))
      .at(0.3, .offset(x: 0, y: 10.1, animated: false))
      .at(0.4, .offset(x: 0, y: 500, animated: true))
      .at(1.2, .offset(x: 0, y: 0, animated: true))
      .at(2, .expect(.listIsClosed)),

    Trial(name: "A list that leaves its window", setup: [.attach(.normalHeader)])
      .at(0.2, .window(false))
      .at(0.3, .begin(.header))
      .at(0.8, .window(true))
      .at(1.6, .expect(.headerIsOpen), .end(.header))
      .at(2.4, .expect(.listIsClosed)),

    Trial(
      name: "Rows that are not read early",
      setup: [.attach(.normalHeader), .expect(.rowsAreUnread)]
    )
    .at(0.4, .expect(.listIsClosed)),

    Trial(name: "Thirty other lists", setup: [.otherLists(30), .attach(.normalHeader)])
      .at(0.2, .offset(x: 0, y: 900, animated: true))
      .at(1, .offset(x: 0, y: 0, animated: true))
      .at(2, .expect(.listIsClosed)),

    Trial(
      name: "A trailer from right to left", list: .flipping,
      setup: [.rightToLeft(true), .attach(.normalHeader), .attach(.trailer)]
    )
    .at(0.2, .begin(.trailer))
    .at(1, .end(.trailer))
    .at(1.8, .expect(.listIsClosed)),

    // Where UIKit adds the height of its control, and when.
    Trial(name: "The system's header", setup: [.attach(.systemHeader), .attach(.autoFooter)])
      .at(0.2, .begin(.header))
      .at(1.2, .expect(.headerIsOpen), .ownInset(top: 0, bottom: 40))
      .at(1.4, .expect(.headerIsOpen), .end(.header))
      .at(2.4, .ownInset(top: 0, bottom: 0), .expect(.listIsClosed)),

    Trial(
      name: "The system's header on a collection view", list: .grid,
      setup: [.attach(.systemHeader)]
    )
    .at(0.2, .begin(.header))
    .at(1.2, .expect(.headerIsOpen), .end(.header))
    .at(2.2, .expect(.listIsClosed)),

    Trial(name: "A batch update after an end", list: .grid, setup: [.attach(.normalHeader)])
      .at(0.2, .begin(.header))
      .at(1, .end(.header))
      .at(1.05, .rows(60, .batch))
      .at(2.4, .expect(.listIsClosed)),

    Trial(
      name: "A compositional layout with estimated heights", list: .estimates,
      setup: [.attach(.normalHeader), .attach(.autoFooter)]
    )
    .at(0.2, .begin(.header))
    .at(1, .expect(.headerIsOpen), .end(.header))
    .at(1.8, .expect(.listIsClosed), .offset(x: 0, y: 600, animated: true))
    .at(2.6, .begin(.footer))
    .at(2.8, .rows(60, .batch), .end(.footer))
    .at(3.6, .offset(x: 0, y: 0, animated: true))
    .at(4.6, .expect(.listIsClosed)),

    Trial(
      name: "A snapshot while a footer loads", list: .snapshots,
      setup: [.attach(.normalHeader), .attach(.autoFooter)]
    )
    .at(0.2, .offset(x: 0, y: 800, animated: false), .begin(.footer))
    .at(0.6, .mark, .rows(60, .snapshot))
    .at(0.7, .expect(.rowStays))
    .at(1.2, .expect(.rowStays), .end(.footer))
    .at(1.8, .expect(.rowStays), .expect(.rowsRest)),

    poppedScreens,

    Trial(
      name: "The largest text", setup: [.attach(.normalHeader), .attach(.autoFooter)]
    )
    .at(0.2, .begin(.header))
    .at(0.8, .mark, .largestText(true))
    .at(1.4, .expect(.headerIsOpen), .expect(.largeTextFits), .end(.header))
    .at(2.2, .expect(.listIsClosed), .largestText(false)),
  ]

  /// A refresh that ends after a time in which the main thread was busy.
  static let busyThread = "A busy main thread before the end"
  /// An inset that was read during a refresh and is written after it, as by code for keyboards.
  static let savedInset = "An inset that is saved and restored"

  /// Screens that are popped while they refresh, and whose requests end after that. Every second one comes and goes with
  /// an animation; the others are popped at other moments of their opening.
  private static var poppedScreens: Trial {
    var trial = Trial(name: "A screen that is popped ten times while it refreshes")
    var time = 0.2
    for index in 0..<10 {
      let isAnimated = index % 2 == 0
      trial = trial.at(time, .push(animated: isAnimated))
      time += isAnimated ? 0.7 : 0.05 * Double(index)
      trial = trial.at(time, .pop(animated: isAnimated))
      time += isAnimated ? 0.7 : 0.2
    }
    return trial.at(time + 0.5, .endRequests).at(time + 1, .expect(.poppedScreensAreGone))
  }
}
