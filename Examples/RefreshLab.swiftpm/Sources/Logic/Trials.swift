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
    .at(0.3, .begin(.header))
    .at(1.2, .expect(.x(300)), .end(.header))
    .at(2, .expect(.x(300))),

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
  ]

  /// A refresh that ends after a time in which the main thread was busy.
  static let busyThread = "A busy main thread before the end"
  /// An inset that was read during a refresh and is written after it, as by code for keyboards.
  static let savedInset = "An inset that is saved and restored"

  static let gestures = moving + asking

  /// The gestures after which a trial judges itself.
  static let moving: [Trial] = [
    // The app's inset changes under the finger.
    Trial(
      name: "A slow pull", setup: [.attach(.normalHeader), .attach(.autoFooter)],
      gesture: "Pull the list down slowly until it says Release to refresh, and let go.",
      whileDragging: [.ownInset(top: 0, bottom: 40)]),
    Trial(
      name: "A fast pull", setup: [.attach(.normalHeader), .attach(.autoFooter)],
      gesture: "Pull the list down fast by half a screen, and let go at once."),
    Trial(
      name: "A pull that is taken back", rowCount: 3, setup: [.attach(.ringHeader)],
      gesture: "Pull the ring down, push it up again, and let go."),
    Trial(
      name: "A drag while the header closes",
      setup: [.attach(.normalHeader), .attach(.autoFooter)],
      gesture: "Pull to refresh, and drag the list up as soon as the header closes."),
    // Rows appear in front while the list moves.
    Trial(
      name: "A fling to the end", setup: [.attach(.normalHeader), .attach(.autoFooter)],
      gesture: "Fling the list up until it is at its end.",
      whileDecelerating: [.mark, .rows(60, .inFront), .expect(.rowStays)]),
  ]

  /// The gestures after which only a person can judge.
  static let asking: [Trial] = [
    Trial(
      name: "A header behind a transparent bar", setup: [.attach(.normalHeader)],
      gesture: "Move the list a little, and let go.",
      question: "Was nothing of the header visible behind the bar before you touched the list?"),
    Trial(
      name: "The system's header below a large title", bar: .largeTitle,
      setup: [.attach(.systemHeader), .attach(.autoFooter)],
      gesture: "Pull the list down until it spins, wait for a moment, and let go.",
      question: "Did it spin in the bar, and did the title come back without a jump?"),
    Trial(
      name: "An arrow below a large title", bar: .largeTitle, setup: [.attach(.normalHeader)],
      gesture: "Pull the list down slowly until it says Release to refresh, and let go.",
      question: "Were the header and the title never drawn over each other?"),
    Trial(
      name: "The system's header in a sheet", bar: .sheet, setup: [.attach(.systemHeader)],
      gesture: "Pull the list down until it spins, and let go.",
      question: "Did the list refresh, and did the sheet stay?"),
    Trial(
      name: "An arrow in a sheet", bar: .sheet, setup: [.attach(.normalHeader)],
      gesture: "Pull the list down by half a screen, and let go.",
      question: "Did the list refresh, and did the sheet stay?"),
    Trial(
      name: "A search bar in the pull", bar: .search, setup: [.attach(.normalHeader)],
      gesture: "Pull the list down only until the search bar is there, and let go.",
      question: "Did the header never say Release to refresh, and did you feel no tick?"),
    Trial(
      name: "A tap on the status bar", setup: [.attach(.normalHeader)],
      gesture: "Pull to refresh, fling the list up at once, and tap the status bar.",
      refreshDuration: 6, question: "Was the spinner visible at the top?"),
    Trial(
      name: "A touch in an opening and a closing", setup: [.attach(.normalHeader)],
      gesture: "Pull to refresh, and touch the list while the header opens and while it closes.",
      question: "Did the list stay under your finger, without a jump?"),
    Trial(
      name: "The largest text", setup: [.largeText(true), .attach(.normalHeader)],
      gesture: "Pull to refresh.",
      question: "Was the text of the header larger, and all of it legible?"),
    Trial(
      name: "A leader and the gesture that goes back", list: .wide, setup: [.attach(.leader)],
      gesture: "Drag the list to the right from its middle, and let go.",
      question: "Did the list refresh, and did the screen stay?"),
    Trial(
      name: "The end of a text", list: .text, setup: [.attach(.backFooter)],
      gesture: "Fling the text up to its end.",
      question: "Did it come to rest at its end, without a jump?"),
  ]
}
