import Foundation

/// What can be paid.
extension Amount {
    /// The most that is paid at once: a trillion units of the currency, which keeps sums exact.
    package static let mostPayable: Amount = 1_000_000_000_000

    /// Whether it can be paid: a positive number of whole hundredths, ``mostPayable`` at most.
    package var isPayable: Bool { isFinite && self > 0 && self <= Self.mostPayable && self == rounded() }
}
