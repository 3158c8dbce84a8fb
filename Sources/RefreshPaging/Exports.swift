// A file that imports only RefreshPaging gets the types that a pager returns. It does not get
// `View`, `Label` and `Color` of the kit, which are also names of SwiftUI.

@_exported import class RefreshKit.RefreshConfig
@_exported import enum RefreshKit.RefreshResult
@_exported import struct RefreshKit.WallTime
