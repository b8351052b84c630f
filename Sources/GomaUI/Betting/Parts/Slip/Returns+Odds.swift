import Foundation

extension Returns {
    /// The returns of what is bet on a slip.
    /// - Parameters:
    ///   - odds: those of all selections together; `nil` where there are none, and so no returns.
    ///   - boost: share of the winnings that is added.
    package init(stake: Amount, at odds: Odds?, boost: Percentage?, upTo most: Amount = greatest) {
        self.init(
            stake: stake, times: odds?.value ?? 0, boost: (boost?.value ?? 0) * Amount(hundredths: 1), upTo: most)
    }
}
