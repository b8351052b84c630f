import Expectations
import Testing

@testable import GomaDomain

struct PriceTests {
    @Test(arguments: [
        (2 as Odds, OddsChange.none, 0), (2.0001, .up, 1), (1.9999, .down, 1),
    ])
    func `a movement says which way, and an equal price is none`(odds: Odds, change: OddsChange, count: Int) {
        var price = Price(2)

        price.move(to: odds)

        expect(price, is: Price(odds, change: change, changeCount: count))
    }

    @Test func `movements are counted, up and down, and an equal price leaves the last one standing`() {
        var price = Price(2)
        var seen: [String] = []

        for odds in [2.1, 2.2, 2.2, 2.1, 2.1] as [Odds] {
            price.move(to: odds)
            seen.append("\(price.change) \(price.changeCount)")
        }
        price.clearChange()

        expect(seen, is: ["up 1", "up 2", "up 2", "down 3", "down 3"])
        expect(price, is: Price(2.1, change: .none, changeCount: 3))
    }

    @Test(
        arguments: [
            (2, OddsChange.up, 2.1), (2, .down, 1.9), (2, .none, 2), (2.01, .none, 2.01), (1.05, .up, 1.1),
            (10, .up, 10.5), (10, .down, 9.5), (1.05, .down, 1.01), (1.01, .down, 1.01), (1.005, .down, 1.005),
            (1.001, .down, 1.001), (1.001, .up, 1.05), (1_000_000_000_000, .up, 1_000_000_000_000),
        ] as [(Odds, OddsChange, Odds)])
    func `a price steps by a twentieth of itself, by five hundredths at least, within the range of odds`(
        odds: Odds, direction: OddsChange, moved: Odds
    ) {
        var price = Price(odds)

        price.step(direction)

        expect(price.odds, is: moved)
        expect(price.change, is: OddsChange(from: odds, to: moved))
    }
}
