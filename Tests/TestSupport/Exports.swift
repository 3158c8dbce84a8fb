// The random sessions and their laws are a part of the product.
@_exported import RefreshTesting
