import Foundation

/// The line of a market, such as two and a half goals.
package struct MarketLine: Hashable, Sendable {
    /// In quarters: 10 for two and a half.
    package let quarters: Int

    package init(quarters: Int) { self.quarters = quarters }

    package var value: Amount { Amount(quarters) / 4 }

    /// Digits after the separator that it has.
    package var digits: Int {
        switch quarters % 4 {
        case 0: 0
        case 2, -2: 1
        default: 2
        }
    }
}
