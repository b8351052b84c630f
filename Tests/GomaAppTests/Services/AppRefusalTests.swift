import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import Testing

@testable import GomaApp

/// Why an app's services do not do something, in words.
@MainActor
struct AppRefusalTests {
    @Test(
        arguments: [
            (.game(.account(.loggedOut)), "Log in first"),
            (.game(.account(.notVerified)), "Confirm with your code first"),
            (.wallet(.offer(.used(.distantPast))), "This offer has been used"),
            (.wallet(.offer(.expired(.distantPast))), "This offer has expired"),
            (.wallet(.offer(.belowMinimum(10))), "The bonus comes with EUR 10.00 or more"),
            (.offer(.belowMinimum(20)), "The bonus comes with EUR 20.00 or more"),
            (.game(.belowLeastStake(2)), "The lowest stake is EUR 2.00"),
            (.stake(.below(1)), "The lowest stake is EUR 1.00"),
            (.stake(.above(5000)), "The highest stake is EUR 5,000.00"),
            (.deposit(.below(5)), "The lowest deposit is EUR 5.00"),
            (.deposit(.above(10_000)), "The highest deposit is EUR 10,000.00"),
            (.aboveLimit(.deposit, left: 10), "Your deposit limit leaves EUR 10.00"),
            (.aboveLimit(.stake, left: 10), "Your stake limit leaves EUR 10.00"),
            (.aboveLimit(.loss, left: 0), "Your loss limit leaves EUR 0.00"),
            (.aboveLimit(.session, left: 0), "Your time limit is used up"),
            (.bet(.aboveValue(5)), "The bet is worth less by now"),
            (.bet(.selectionCount), "A bet has 30 selections at most"),
            (.bet(.over(.lost)), "It is over already"),
            (.bet(.decided), "It is over already"),
            (.offer(.notClaimed), "That is not known here"),
        ] as [(AppRefusal, String)])
    func `a refusal says what stands in the way, with the amount that counts`(refusal: AppRefusal, words: String) {
        expect(refusal.words(in: .simulated(), currency: "EUR"), is: words)
    }

    @Test(
        arguments: [
            (.notNow, "That cannot be done at the moment. Try again later."),
            (.account(.notVerified), "Confirm with your code first"),
            (.wallet(.bonusOpen), "Another bonus has to be wagered first"),
            (.wallet(.offerUsed), "This offer has been used"),
            (.offer(.used(.distantPast)), "This offer has been used"),
            (.offer(.claimed(.distantPast)), "This offer is yours already"),
            (.offer(.expired(.distantPast)), "This offer has expired"),
            (.offer(.notBegun(.distantPast)), "This offer has not begun yet"),
            (.tournamentNotBegun, "The tournament has not begun yet"), (.tournamentOver, "The tournament is over"),
            (.bet(.amount), "That is no amount that can be paid"),
            (.bet(.sameMarket), "Two selections of one market cannot win together"),
            (.bet(.sameMatch), "Two selections of one match cannot be bet on together"),
            (.wallet(.over), "It is over already"), (.worthLess, "The bet is worth less by now"),
            (.game(.notOffered), "The game is not offered at the moment"),
            (.document(.inReview), "We are looking at one already"),
            (.document(.accepted), "You have proved this already"),
            (.nameProved, "The name is that of your proof of identity, and stays as it is"),
            (.noPrices, "There are no prices at the moment. Try again once they are back."),
            (.notStanding, "The bet can be cashed out in a few seconds"),
            (.oddsChanged, "The odds have changed"), (.slipChanged, "The bet slip has changed meanwhile"),
            (.closed, "No bets are taken on a selection any more"),
            (.addressTaken, "There is an account with this address already"),
            (.noAccount, "There is no account with this address"), (.wrongCode, "This is not the right code"),
            (.limit(.nothingPending), "That is not known here"),
        ] as [(AppRefusal, String)])
    func `each refusal has words of its own`(refusal: AppRefusal, words: String) {
        expect(refusal.words(in: .simulated(), currency: "EUR"), is: words)
    }
}
