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

        #expect(slip.active.map(\.id) == ["a/goals/over", "b/1x2/home", "a/1x2/away"])
    }

    @Test func `what takes no bets cannot be chosen, but can be taken off`() {
        var slip = BetSlip()
        slip.toggle(selection("1x2", "home"), isOpen: true)

        slip.toggle(selection("goals", "over"), isOpen: false)
        #expect(slip.selections.map(\.id) == ["a/1x2/home"])
        slip.toggle(selection("1x2", "home"), isOpen: false)

        #expect(slip.selections.isEmpty)
    }

    @Test func `a selection that is taken off counts no more, and is gone after its seconds`() {
        var slip = BetSlip()
        slip.toggle(selection("1x2", "home"), isOpen: true)

        let isRemoved = [slip.remove("a/1x2/home"), slip.remove("a/1x2/home")]
        #expect(isRemoved == [true, false])
        #expect(slip.active.isEmpty && !slip.contains("a", "1x2", "home"))
        for left in (1..<BetSlip.secondsToUndo).reversed() {
            slip.secondPassed(for: "a/1x2/home")
            #expect(slip.selections.map(\.secondsToUndo) == [left])
        }
        slip.secondPassed(for: "a/1x2/home")

        #expect(slip.selections.isEmpty)
    }

    @Test func `one that is put back stays, however many seconds pass`() {
        var slip = BetSlip()
        slip.toggle(selection("1x2", "home"), isOpen: true)
        _ = slip.remove("a/1x2/home")

        slip.undoRemoval("a/1x2/home")
        slip.secondPassed(for: "a/1x2/home")

        #expect(slip.active.map(\.id) == ["a/1x2/home"])
    }

    @Test func `one that is chosen again while it can be put back is on the slip once`() {
        var slip = BetSlip()
        slip.toggle(selection("1x2", "home"), isOpen: true)
        _ = slip.remove("a/1x2/home")

        slip.toggle(selection("1x2", "home"), isOpen: true)

        #expect(slip.selections.map(\.secondsToUndo) == [nil])
    }

    @Test func `a system has odds by all its ways, and none while there are prices for no way of it`() {
        var slip = BetSlip()
        for match in ["a", "b", "c"] { slip.toggle(selection("1x2", "home", of: match), isOpen: true) }
        slip.systemSize = 2
        let prices: [String: Odds] = ["a": 2, "b": 5, "c": 8]

        #expect(slip.betKind == .system(2))
        #expect(slip.odds { prices[$0.match] } == 22)
        #expect(slip.odds { $0.match == "a" ? prices["a"] : nil } == nil)
        #expect(slip.odds { _ in nil } == nil)
    }
}
