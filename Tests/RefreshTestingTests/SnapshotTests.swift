import Foundation
import RefreshIndicators
import RefreshTesting
import Testing

@MainActor @Suite struct SnapshotTests {
  private final class StarHeader: RefreshHeader {
    private let star = Label()

    override func prepare() {
      super.prepare()
      star.text = "★"
      addSubview(star)
    }

    override func placeSubviews() {
      super.placeSubviews()
      star.frame = bounds
    }

    override var pullingPercent: Double { didSet { star.alpha = min(1, pullingPercent / 2) } }
  }

  @Test func `a snapshot describes a pulled header`() async throws {
    try await TestList.run { list in
      list.shows { 20 }
      list.view.header = RefreshNormalHeader { () async in }
      list.header?.lastUpdatedTimeKey = "SnapshotTests"
      (list.header as? RefreshNormalHeader)?.lastUpdatedTimeLabel.isHidden = true
      list.view.footer = RefreshAutoNormalFooter { () async in }
      try await list.hold()
      try await list.pull()
      let text = list.snapshot()
      #expect(text.contains("list 375 x 667 · offset -81"), "\(text)")
      #expect(
        text.contains("\nheader -54 · \"Release to refresh\" · arrow up · alpha 1"), "\(text)")
      #expect(text.contains("\nfooter 880 · \"Tap or pull up to load more\" · alpha 1"), "\(text)")
      try await list.release()
    }
  }

  @Test func `a snapshot describes an app's own header, and an indicator's shapes`() async throws {
    try await TestList.run { list in
      list.shows { 20 }
      list.view.header = StarHeader { () async in }
      try await list.hold()
      try await list.pull(by: 1)
      #expect(list.snapshot().contains("\n  label 0 · \"★\" · alpha 0.5"), "\(list.snapshot())")
      try await list.release()
      let header = RefreshIndicatorHeader { () async in }
      header.indicator = DotsIndicator()
      list.view.header = header
      try await list.hold()
      try await list.pull(by: 1)
      #expect(list.snapshot().contains("\n    filled shape "), "\(list.snapshot())")
      try await list.release()
    }
  }

  @Test func `a snapshot is compared with a file`() async throws {
    try await TestList.run { list in
      list.shows { 20 }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let file = folder.appendingPathComponent("Test.swift").path
      defer { try? FileManager.default.removeItem(at: folder) }
      let missing = await message { try list.expectSnapshot("rows", file: file) }
      #expect(missing?.contains("run the test with REFRESH_RECORD=1 once") == true)
      let snapshots = folder.appendingPathComponent("Snapshots")
      try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
      try Data((list.snapshot() + "\n").utf8).write(
        to: snapshots.appendingPathComponent("rows.txt"))
      try list.expectSnapshot("rows", file: file)
      try await list.drag(by: -100)
      let other = await message { try list.expectSnapshot("rows", file: file) }
      #expect(other?.contains("The snapshot rows differs.") == true)
    }
  }
}
