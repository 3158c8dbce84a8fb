import RefreshKit
import Testing

/// The items, which the app may edit.
struct PagerItemsTests {
  @Test(arguments: PagedList.Kind.allCases)
  func `the next page is put behind what the app has made of the items`(
    kind: PagedList.Kind
  ) async {
    let paged = PagedList(kind)
    await paged.run(paged.header)
    paged.pager.items.removeFirst()
    paged.pager.items.append(99)
    #expect(paged.reports == ["3"], "an edit is no attempt")
    await paged.run(paged.footer)
    #expect(paged.pager.items == [11, 12, 99] + PagedList.items(2))
    #expect(paged.pages == [1, 2])
  }

  @Test func `an edit while a page is loaded is kept`() async {
    let paged = PagedList()
    await paged.run(paged.header)
    paged.isClosed = true
    await paged.begin(paged.footer)
    paged.pager.items = [7]
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.items == [7] + PagedList.items(2))
  }

  @Test func `a refresh keeps the old items until the first page has arrived`() async {
    let paged = PagedList()
    await paged.run(paged.header)
    await paged.run(paged.footer)
    let old = paged.pager.items
    paged.isClosed = true
    await paged.begin(paged.header)
    #expect(paged.pager.items == old)
    #expect(paged.pager.page == 2)
    paged.door.open()
    await paged.settle()
    #expect(paged.pager.items == PagedList.items(1))
    #expect(paged.pager.page == 1)
  }

  @Test func `a refresh that fails keeps them for good`() async {
    let paged = PagedList()
    await paged.run(paged.header)
    await paged.run(paged.footer)
    let old = paged.pager.items
    paged.failures = 1
    await paged.run(paged.header)
    #expect(paged.pager.items == old)
    #expect(paged.pager.page == 2)
  }
}
