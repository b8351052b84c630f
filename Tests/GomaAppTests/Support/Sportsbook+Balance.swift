import Foundation
import GomaUI

@testable import GomaApp

extension Sportsbook {
    /// The book of a customer who is logged in, and has a balance.
    convenience init(
        matches: [Match], balance: Money, now: CalendarMoment? = nil, hasBoosts: Bool = false,
        in environment: ViewEnvironment
    ) {
        self.init(
            matches: matches,
            of: Customer(holding: balance, opening: now?.date ?? Date(timeIntervalSince1970: 0), in: environment),
            now: now, hasBoosts: hasBoosts, in: environment)
    }

    var balance: Money { customer.balance }
}
