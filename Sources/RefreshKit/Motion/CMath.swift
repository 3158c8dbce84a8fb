// The C library's maths goes by another name on each platform; the kit knows it by these two.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// e to the power of `x`.
nonisolated func exponential(_ x: Double) -> Double {
  exp(x)
}

/// The natural logarithm of `x`.
nonisolated func logarithm(_ x: Double) -> Double {
  log(x)
}
