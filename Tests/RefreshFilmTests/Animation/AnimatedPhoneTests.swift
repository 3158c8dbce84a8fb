import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

@Suite struct AnimatedPhoneTests {
  @Test func `a phone is seen until another one takes its place`() throws {
    let recording = AnimationRecording.made(
      by:
        Filming.list() + """
          {"op":"advance","by":1}
          {"op":"resize","width":340,"height":240}
          {"op":"advance","by":1}
          """)
    let phones = AnimatedPhone.all(recording.samples)
    try #require(phones.count == 2)
    #expect(phones[0].start == 0 && phones[0].end == phones[1].start && phones[1].end == nil)
  }
}
