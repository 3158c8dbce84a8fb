extension Trial {
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
    Trial(
      name: "A header at the edge of the bar", setup: [.attach(.normalHeader)],
      always: [.barIsFree],
      gesture: "Pull the list down slowly until it says Release to refresh, and let go."),
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
      name: "A refresh that begins below a large title", bar: .largeTitle, isPushAnimated: true,
      setup: [.attach(.systemHeader), .begin(.header)],
      question: "Did it spin below the title from the start, and was the title in its place?",
      known: KnownFailure(
        cause: .apple,
        reason: "a control that begins during a push has no spinner: begin in viewDidAppear")
    )
    .at(2, .expect(.headerIsOpen), .end(.header))
    .at(3, .expect(.listIsClosed)),
    Trial(
      name: "An arrow below a large title", bar: .largeTitle, setup: [.attach(.normalHeader)],
      gesture: "Pull the list down slowly until it says Release to refresh, and let go.",
      question: "Were the header and the title never drawn over each other?",
      known: KnownFailure(
        cause: .apple,
        reason: "a large title stretches in the pull, over the header: use .system there")),
    Trial(
      name: "The system's header in a sheet", bar: .sheet, setup: [.attach(.systemHeader)],
      gesture: "Pull the list down until it spins, and let go.",
      question: "Did the list refresh, and did the sheet stay?"),
    Trial(
      name: "An arrow in a sheet", bar: .sheet, setup: [.attach(.normalHeader)],
      gesture: "Pull the list down by half a screen, and let go.",
      question: "Did the list refresh, and did the sheet stay?",
      known: KnownFailure(
        cause: .apple, reason: "the sheet takes the finger away from the pull: use .system there")),
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
      name: "A blurred header at the edge of the bar", setup: [.attach(.blurredHeader)],
      gesture: "Pull the list down slowly until it says Release to refresh, and let go.",
      question: "Did the header's background end at the edge of the bar, as its text did?"),
    Trial(
      name: "A header below an edge effect, as of iOS 26", setup: [.attach(.normalHeader)],
      gesture: "Pull to refresh, and let go.", refreshDuration: 4,
      question: "Could you read the header below the bar, in the pull and while it was open?"),
    Trial(
      name: "VoiceOver at the top of the list",
      setup: [.attach(.normalHeader), .attach(.autoFooter)],
      question: "With VoiceOver: is Refresh read once, before the first row, and does it refresh?"
    ).at(0.2, .mark),
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
