#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// What this module asks of the system's C library. No other file of it names one.
extension Double {
    func raised(to exponent: Double) -> Double { pow(self, exponent) }

    var cubeRoot: Double { cbrt(self) }

    /// Degrees from the first axis to a point, 0..<360.
    static func degrees(x: Double, y: Double) -> Double {
        let degrees = atan2(y, x) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }
}
