import GomaUI

/// Texts of parts that follow others.
extension LocalizationKey {
    static let payIn = Self("payIn", english: "Pay in {amount}")
}
