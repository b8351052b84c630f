import Foundation

/// The stakes that a bonus asks for before it is the customer's.
package struct Turnover: Codable, Hashable, Sendable {
    package let required: Amount
    /// What is still to be staked.
    package private(set) var left: Amount

    /// - Parameter left: all that is required where `nil`.
    package init(required: Amount, left: Amount? = nil) {
        self.required = required
        self.left = left ?? max(required, 0)
    }

    /// What has been staked of it; nothing where more is left than was required.
    package var done: Amount {
        let required = max(required, 0)
        return min(max(required - max(left, 0), 0), required)
    }

    /// How much of it has been staked, 0…1; 0 where nothing is required.
    package var progress: Double { required > 0 ? done.share(of: required) : 0 }

    package var isDone: Bool { left <= 0 }

    /// So much has been staked; what is no positive amount counts for nothing.
    package mutating func wager(_ amount: Amount) {
        if amount > 0 { left = max(left - amount, 0) }
    }
}
