@_exported import RefreshKit
@_exported import RefreshPaging
