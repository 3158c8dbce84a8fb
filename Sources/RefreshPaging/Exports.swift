// A file that imports RefreshPaging alone has what a pager returns. It has no `View`, `Label` or `Color` of the kit: these
// are also names of SwiftUI.

@_exported import class RefreshKit.RefreshConfig
@_exported import enum RefreshKit.RefreshResult
@_exported import struct RefreshKit.WallTime
