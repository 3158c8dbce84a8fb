/// A header that belongs to the content, for conversations. It always reserves its height at the
/// top, 44 points, and loads older items when the top of the list becomes visible.
///
/// It is the counterpart of the auto footer at the top, and does not refresh the list: it stores no
/// time of an update, ``RefreshHeader/refreshIfExpired(after:)`` and
/// ``RefreshHeader/isCollectionViewAnimationBug`` have no effect on it, and its end does not change
/// the footer. When the oldest item is loaded, end the refresh with no more data.
open class RefreshAutoHeader: RefreshHeader, AutoLoading, SelfHiding {
  override var traits: Traits {
    Traits(
      length: 44, hasSlot: true, texts: .autoHeader, loadsAtEnd: true, hasNoMoreData: true)
  }
}

/// An auto header with a title for each state; a tap on the title loads.
open class RefreshAutoStateHeader: RefreshAutoHeader, RefreshingTitleHiding {
  override var traits: Traits { super.traits.titled() }
}

/// An auto header with an activity indicator while it loads.
open class RefreshAutoNormalHeader: RefreshAutoStateHeader, LoadingShowing {
  open override func prepare() {
    super.prepare()
    add(TitleIndicator())
  }
}
