#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The natural logarithm.
func logarithm(_ value: Double) -> Double { log(value) }
