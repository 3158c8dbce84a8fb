// The random sessions and their laws are part of a product.
@_exported import RefreshTesting
