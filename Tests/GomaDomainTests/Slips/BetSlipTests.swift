import Expectations
import Foundation
import Testing

@testable import GomaDomain

struct BetSlipTests {
    private func selection(_ market: String, _ outcome: String, of match: String = "a") -> BetSlip.Selection {
        BetSlip.Selection(match: match, market: market, outcome: outcome)
    }

    @Test func `of one market of a match only one outcome is on the slip`() {
        var slip = BetSlip()

        for selection in [
            selection("1x2", "home"), selection("goals", "over"), selection("1x2", "home", of: "b"),
            selection("1x2", "away"),
        ] { slip.toggle(selection, isOpen: true) }

        expect(slip.active.map(\.id), is: ["a/goals/over", "b/1x2/home", "a/1x2/away"])
    }

    @Test func `what takes no bets cannot be chosen, but can be taken off`() {
        var slip = BetSlip()
        slip.toggle(selection("1x2", "home"), isOpen: true)

        slip.toggle(selection("goals", "over"), isOpen: false)
        expect(slip.selections.map(\.id), is: ["a/1x2/home"])
        slip.toggle(selection("1x2", "home"), isOpen: false)

        expectEmpty(slip.selections)
    }

    @Test func `a selection that is taken off counts no more, and is gone after its seconds`() {
        var slip = BetSlip()
        slip.toggle(selection("1x2", "home"), isOpen: true)

        let isRemoved = [slip.remove("a/1x2/home"), slip.remove("a/1x2/home")]
        expect(isRemoved, is: [true, false])
        #expect(slip.active.isEmpty && !slip.contains("a", "1x2", "home"))
        for left in (1..<BetSlip.secondsToUndo).reversed() {
            slip.secondPassed(for: "a/1x2/home")
            expect(slip.selections.map(\.secondsToUndo), is: [left])
        }
        slip.secondPassed(for: "a/1x2/home")

        expectEmpty(slip.selections)
    }

    @Test func `one that is put back stays, however many seconds pass`() {
        var slip = BetSlip()
        slip.toggle(selection("1x2", "home"), isOpen: true)
        _ = slip.remove("a/1x2/home")

        slip.undoRemoval("a/1x2/home")
        slip.secondPassed(for: "a/1x2/home")

        expect(slip.active.map(\.id), is: ["a/1x2/home"])
    }

    @Test func `one that is chosen again while it can be put back is on the slip once`() {
        var slip = BetSlip()
        slip.toggle(selection("1x2", "home"), isOpen: true)
        _ = slip.remove("a/1x2/home")

        slip.toggle(selection("1x2", "home"), isOpen: true)

        expect(slip.selections.map(\.secondsToUndo), is: [nil])
    }

    @Test func `a system is one of three selections or more, and is chosen for what is on the slip alone`() throws {
        let all = ["a", "b", "c"].map { selection("1x2", "home", of: $0) }
        var slip = BetSlip()
        for selection in all { slip.toggle(selection, isOpen: true) }
        slip.systemSize = 2
        expect(slip.systemSizes, is: 1..<3)
        expect(slip.betKind, is: .system(2))
        _ = slip.remove("c/1x2/home")
        expect(slip.systemSizes, is: 1..<2)
        expect(slip.betKind, is: .multiple)
        slip.undoRemoval("c/1x2/home")
        expect(slip.betKind, is: .system(2))
        let bet = try Bet(
            id: "B", slip.betKind,
            on: all.map { Bet.Selection(match: $0.match, market: $0.market, outcome: $0.outcome, odds: 2) }, stake: 3,
            placed: Date(timeIntervalSince1970: 0))

        slip.remove(selectionsOf: bet)
        for selection in all { slip.toggle(selection, isOpen: true) }

        expect(slip.betKind, is: .multiple)
    }

    @Test(arguments: [true, false])
    func `what is chosen once all has been taken off the slip is bet on together again`(canBePutBack: Bool) {
        let all = ["a", "b", "c"].map { selection("1x2", "home", of: $0) }
        var slip = BetSlip()
        for selection in all { slip.toggle(selection, isOpen: true) }
        slip.systemSize = 1
        for selection in all {
            guard canBePutBack else {
                slip.toggle(selection, isOpen: true)
                continue
            }
            _ = slip.remove(selection.id)
            for _ in 0..<BetSlip.secondsToUndo { slip.secondPassed(for: selection.id) }
        }
        expectEmpty(slip.selections)

        for selection in all { slip.toggle(selection, isOpen: true) }

        expect(slip.betKind, is: .multiple)
    }

    @Test func `what a bet leaves on the slip is bet on as was chosen`() throws {
        var slip = BetSlip()
        for match in ["a", "b", "c", "d", "e", "f"] { slip.toggle(selection("1x2", "home", of: match), isOpen: true) }
        slip.systemSize = 2
        let placed = slip.active.prefix(3).map { Bet.Selection($0, at: 2) }
        let bet = try Bet(id: "B", .system(2), on: placed, stake: 3, placed: .hour(0))

        slip.remove(selectionsOf: bet)

        expect(slip.active.map(\.match), is: ["d", "e", "f"])
        expect(slip.betKind, is: .system(2))
    }

    @Test func `what is to be bet on once more stays on the slip, as was chosen`() throws {
        var slip = BetSlip()
        for match in ["a", "b", "c"] { slip.toggle(selection("1x2", "home", of: match), isOpen: true) }
        slip.systemSize = 1
        let bet = try Bet(
            id: "B", .system(1), on: slip.active.map { Bet.Selection($0, at: 2) }, stake: 3, placed: .hour(0))

        slip.remove(selectionsOf: bet, except: ["a/1x2/home", "c/1x2/home"])

        expect(slip.active.map(\.match), is: ["a", "c"])
        expect(slip.betKind, is: .system(1))
    }

    @Test func `a system has odds by all its ways, and none while there are prices for no way of it`() {
        var slip = BetSlip()
        for match in ["a", "b", "c"] { slip.toggle(selection("1x2", "home", of: match), isOpen: true) }
        slip.systemSize = 2
        let prices: [String: Odds] = ["a": 2, "b": 5, "c": 8]

        expect(slip.betKind, is: .system(2))
        expect(slip.odds { prices[$0.match] }, is: 22)
        expect(slip.odds { $0.match == "a" ? prices["a"] : nil }, is: nil)
        expect(slip.odds { _ in nil }, is: nil)
    }
    // MARK: Two slips

    @Test func `what is on two slips is on one once, with the later outcome of a market, as far as there is room`() {
        var (slip, other) = (BetSlip(), BetSlip())
        for number in 1..<BetSlip.mostSelections {
            slip.toggle(selection("1x2", "home", of: "m\(number)"), isOpen: true)
        }
        let choices = [("m1", "home"), ("m2", "away"), ("a", "home"), ("b", "home"), ("c", "home")]
        for (match, outcome) in choices { other.toggle(selection("1x2", outcome, of: match), isOpen: true) }
        _ = other.remove("a/1x2/home")

        let both = slip.adding(other)

        expect(both.active.count, is: BetSlip.mostSelections)
        expect(both.active.first?.id, is: "m1/1x2/home")
        expect(both.active.suffix(2).map(\.id), is: ["m2/1x2/away", "b/1x2/home"])
    }

    @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
    func `of two slips both have to accept other odds, and the way to bet is that of the second where it has one`(
        first: Bool, second: Bool, both: Bool
    ) {
        var (slip, other) = (BetSlip(), BetSlip())
        (slip.acceptsOddsChanges, other.acceptsOddsChanges) = (first, second)
        slip.systemSize = 2

        expect(slip.adding(other).acceptsOddsChanges, is: both)
        expect(slip.adding(other).systemSize, is: 2)
        other.systemSize = 1
        expect(slip.adding(other).systemSize, is: 1)
    }

    // MARK: Two of one match

    @Test func `two selections of one match clash where they have to come true together, and not as singles`() {
        var slip = BetSlip()
        let all = [selection("1x2", "home"), selection("goals", "over"), selection("1x2", "home", of: "b")]
        func clashing() -> [Bool] { all.map { slip.clashes($0) } }
        for selection in all { slip.toggle(selection, isOpen: true) }
        expect(clashing(), is: [true, true, false])

        slip.systemSize = 2
        expect(clashing(), is: [true, true, false])
        slip.systemSize = 1
        expect(clashing(), is: [false, false, false])
        slip.systemSize = nil
        _ = slip.remove("a/goals/over")

        expect(clashing(), is: [false, false, false])
    }

    @Test func `two selections of one match can be singles without a third one`() throws {
        var slip = BetSlip()
        for selection in [selection("1x2", "home"), selection("goals", "over")] { slip.toggle(selection, isOpen: true) }

        slip.systemSize = slip.systemSizes.first

        #expect(throws: Never.self) {
            try Bet(id: "B", slip.betKind, on: slip.active.map { Bet.Selection($0, at: 2) }, stake: 3, placed: .hour(0))
        }
    }
}
