import Expectations
import GomaCatalog
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Which matches filters let through together, and in which order.
struct MatchFilterTests {
    private static let matches = [
        Match.listed("a", in: 5, markets: 30, odds: 1.8),
        Match.listed("b", .tennis, "France", "Paris Masters", in: 1, isFavorite: true, markets: 130, odds: 1.9),
        Match.listed("c", .football, "Spain", "La Liga", in: 30, isFavorite: true, markets: 30, odds: 1.2),
        Match.listed("d", .football, "Spain", "La Liga", isLive: true, markets: 200, odds: 3),
        Match.listed("e", .hockey, "Sweden", "SHL", in: nil, markets: 5, odds: 1.5),
        Match.listed("f", .hockey, "Sweden", "SHL", in: 3, markets: 150, odds: 2.5),
    ].map { ListedMatch($0, now: Match.now) }

    private static let laLiga = matches[2].league

    private func shown(_ change: (inout MatchFilter) -> Void) -> String {
        var filter = MatchFilter()
        change(&filter)
        return filter.shown(of: Self.matches).map(\.id).joined()
    }

    @Test func `nothing is hidden at first, and what is equal keeps its order`() {
        expect(shown { _ in }, is: "dfbace")
        expect(MatchFilter().activeCount, is: 0)
    }

    @Test func `a sport, a league and a group each hide the rest`() {
        expect(shown { $0.sport = .football }, is: "dac")
        expect(shown { $0.league = Self.laLiga }, is: "dc")
        expect(shown { $0.group = .live }, is: "d")
        expect(shown { $0.group = .favorites }, is: "bc")
        expect(shown { $0.group = .big }, is: "dfb")
    }

    @Test func `a time lets through what begins in it, what is played already, and nothing of which nobody knows`() {
        expect(shown { $0.range = .hour }, is: "db")
        expect(shown { $0.range = .fourHours }, is: "dfb")
        expect(shown { $0.range = .day }, is: "dfba")
        expect(shown { $0.range = .twoDays }, is: "dfbac")
        expect(shown { $0.range = .any }, is: "dfbace")
    }

    @Test func `an order hides nothing`() {
        expect(shown { $0.order = .soonest }, is: "dbface")
        expect(shown { $0.order = .lowestOdds }, is: "ceabfd")
    }

    @Test func `hours are counted from now to the start, and the soonest come first though nobody knows the time`() {
        let matches = [
            Match.listed("a", in: 5.5), .listed("b", in: nil), .listed("c", isLive: true), .listed("d", in: 2),
            .listed("e", in: -0.5),
        ]
        var filter = MatchFilter()
        filter.order = .soonest

        expect(matches.map { ListedMatch($0, now: Match.now).hoursToStart }, is: [5.5, nil, 0, 2, -0.5])
        let listed = matches.map { ListedMatch($0, now: nil) }
        expect(listed.map(\.hoursToStart), is: [nil, nil, 0, nil, nil])
        expect(filter.shown(of: listed).map(\.id).joined(), is: "cedab")
        filter.range = .fourHours
        expect(filter.shown(of: listed).map(\.id), is: ["c"])
    }

    @Test func `all of them hold at once, and are counted`() {
        var filter = MatchFilter()
        filter.sport = .football
        filter.league = Self.laLiga
        filter.group = .favorites
        filter.range = .twoDays
        filter.order = .lowestOdds

        expect(filter.shown(of: Self.matches).map(\.id), is: ["c"])
        expect(filter.activeCount, is: 5)
    }

    @Test func `leagues of the same name in two countries are two`() {
        let (one, other) = (Match.listed("a"), Match.listed("b", .football, "Egypt"))

        expect(ListedMatch(one, now: nil).competition, is: ListedMatch(other, now: nil).competition)
        expect(ListedMatch(one, now: nil).league, isNot: ListedMatch(other, now: nil).league)
    }

    @Test func `leagues of the same name in two sports are two`() {
        let matches = [Match.listed("a"), Match.listed("b", .hockey)].map { ListedMatch($0, now: nil) }
        var filter = MatchFilter()

        filter.league = matches[1].league

        expect(filter.shown(of: matches).map(\.id), is: ["b"])
    }

    @Test(arguments: [(119, false), (120, true), (121, true)])
    func `a match is a big one from a hundred and twenty markets on`(markets: Int, isBig: Bool) {
        let match = ListedMatch(.listed("a", markets: markets), now: nil)

        expect(MatchGroup.big.contains(match), is: isBig)
    }

    @Test func `the lowest price is that of the first market, and a match without prices comes last`() {
        var match = Match.listed("a", odds: 3)
        match.markets.append(Market(id: "goals", outcomes: [Outcome(id: "over", title: "Over", odds: 1.1)]))
        var priceless = Match.listed("b")
        priceless.markets = []
        let listed = [priceless, match].map { ListedMatch($0, now: nil) }
        var filter = MatchFilter()

        filter.order = .lowestOdds

        expect(listed.map(\.lowestOdds), is: [nil, 3])
        expect(filter.shown(of: listed).map(\.id), is: ["a", "b"])
    }

    @Test func `by their start, matches that are played keep their order, and those of which nobody knows do too`() {
        let matches = [
            Match.listed("a", in: 1), .listed("b", isLive: true), .listed("c", in: nil), .listed("d", isLive: true),
            .listed("e", in: nil), .listed("f", in: 1),
        ].map { ListedMatch($0, now: Match.now) }
        var filter = MatchFilter()

        filter.order = .soonest

        expect(filter.shown(of: matches).map(\.id).joined(), is: "bdafce")
    }
}
