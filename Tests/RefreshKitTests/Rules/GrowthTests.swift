import Testing

@testable import RefreshKit

/// What is left of many components and bindings.
struct GrowthTests {
  @Test func `components that were released are removed from the list of all`() {
    // Those of other tests.
    let others = 4 * ComponentRegistry.current.all.references.count + 100
    for _ in 0..<4_000 { _ = RefreshNormalHeader() }
    #expect(ComponentRegistry.current.all.references.count <= others)
  }

  @Test func `finished bindings leave nothing behind`() async {
    let header = RefreshNormalHeader()
    for _ in 0..<200 {
      let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
      model.finish()
      await header.bind(to: states).value
      #expect(header.followers.tasks.count == 0)
    }
    let (states, model) = AsyncStream.makeStream(of: RefreshState.self)
    let binding = header.bind(to: states)
    #expect(header.followers.tasks.count == 1)
    binding.cancel()
    await binding.value
    #expect(header.followers.tasks.count == 0)
    model.finish()
  }
}
