#if UIKIT
  @_exported import UIKit

  // The declarations of the kit that `import RefreshUIKit` imports: the names with the prefix
  // `Refresh`, the pager, and the types of their members. `View`, `Label`, `Color` and similar
  // names are missing, because SwiftUI and apps use them, too. A file that needs the kit's `View`
  // also imports RefreshKit.

  // MARK: Components

  @_exported import class RefreshKit.RefreshAutoFooter
  @_exported import class RefreshKit.RefreshAutoGifFooter
  @_exported import class RefreshKit.RefreshAutoHeader
  @_exported import class RefreshKit.RefreshAutoNormalFooter
  @_exported import class RefreshKit.RefreshAutoNormalHeader
  @_exported import class RefreshKit.RefreshAutoStateFooter
  @_exported import class RefreshKit.RefreshAutoStateHeader
  @_exported import class RefreshKit.RefreshBackFooter
  @_exported import class RefreshKit.RefreshBackGifFooter
  @_exported import class RefreshKit.RefreshBackNormalFooter
  @_exported import class RefreshKit.RefreshBackStateFooter
  @_exported import class RefreshKit.RefreshComponent
  @_exported import class RefreshKit.RefreshControl
  @_exported import class RefreshKit.RefreshFooter
  @_exported import class RefreshKit.RefreshGifHeader
  @_exported import class RefreshKit.RefreshHeader
  @_exported import class RefreshKit.RefreshIndicatorHeader
  @_exported import class RefreshKit.RefreshLeader
  @_exported import class RefreshKit.RefreshNormalHeader
  @_exported import class RefreshKit.RefreshNormalLeader
  @_exported import class RefreshKit.RefreshNormalTrailer
  @_exported import class RefreshKit.RefreshRingHeader
  @_exported import class RefreshKit.RefreshStateHeader
  @_exported import class RefreshKit.RefreshStateLeader
  @_exported import class RefreshKit.RefreshStateTrailer
  @_exported import class RefreshKit.RefreshSystemHeader
  @_exported import class RefreshKit.RefreshTrailer

  // MARK: States, results, settings

  @_exported import class RefreshKit.ObservationToken
  @_exported import class RefreshKit.SecondLevel
  @_exported import class RefreshKit.RefreshConfig
  @_exported import enum RefreshKit.RefreshResult
  @_exported import enum RefreshKit.RefreshState
  @_exported import class RefreshKit.NormalIndicator
  @_exported import class RefreshKit.RingIndicator
  @_exported import protocol RefreshKit.ListShowing
  @_exported import protocol RefreshKit.RefreshIndicator
  @_exported import protocol RefreshKit.RefreshResultConvertible
  @_exported import protocol RefreshKit.RefreshSlots
  @_exported import struct RefreshKit.RefreshTimeout
  @_exported import typealias RefreshKit.RefreshFailure

  // MARK: Pages

  @_exported import enum RefreshPaging.LoadState
  @_exported import struct RefreshPaging.LoadStates
  @_exported import enum RefreshPaging.LoadType
  @_exported import struct RefreshPaging.Page
  @_exported import class RefreshPaging.Pager
  @_exported import enum RefreshPaging.PagerEdge
  @_exported import struct RefreshPaging.PagerRestorationState
#endif
