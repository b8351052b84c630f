import Expectations
import Foundation
import Testing

@testable import GomaBetting
@testable import GomaCatalog
@testable import GomaKit

/// The bets that the gallery shows.
@MainActor
struct TicketBetInfoSamplesTests {
    @Test func `odds are those of the selections, and winnings what the stake brings at them`() throws {
        for variant in TicketBetInfoCatalog.variants {
            let bet = variant.state
            if bet.kind == .single || bet.kind == .multiple {
                let product = try #require(Odds(combining: bet.tickets.compactMap(\.odds)))
                let difference = abs(product.value - bet.totalOdds.value)
                #expect(difference < 0.01, "\(variant.name)")
            }
            expect(bet.stake.amount * bet.totalOdds.value, is: bet.winnings.amount, "\(variant.name)")
        }
    }
}
