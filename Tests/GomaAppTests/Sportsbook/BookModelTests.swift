import Expectations
import GomaCatalog
import GomaPictures
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// What the models of a book's matches show, what they ask for, and what is written down of it.
@MainActor
struct BookModelTests {
    private let environment = ViewEnvironment.simulated()
    private let book: Sportsbook

    init() {
        book = Sportsbook(
            matches: [Self.match("a"), Self.match("b")], balance: Money(100, "EUR"), in: environment)
    }

    /// A match with two markets.
    private static func match(_ id: String) -> Match {
        var match = Match.listed(id)
        match.markets.append(
            Market(
                id: "goals", name: "Goals",
                outcomes: [
                    Outcome(id: "over", title: "Over", odds: 1.5), Outcome(id: "under", title: "Under", odds: 4),
                ]))
        return match
    }

    private func tell(_ change: MatchChange) {
        book.apply(change, to: "a")
        book.tell()
    }

    @Test func `what leads out of a component asks for its match, and is written down with who was pressed`() {
        let card = BookCardModel(book, match: "a")
        let inline = BookInlineCardModel(book, match: "a")
        let head = BookHeadModel(book, match: "a")
        let bar = BookDateBarModel(book, match: "a")
        let acceptance = BookAcceptanceModel(book)

        card.openMatch()
        card.headerViewModel.openCompetition()
        card.marketInfoViewModel.marketViewModel.showMarket()
        card.outcomesViewModel.lineViewModels[0].showAllMarkets()
        card.outcomesViewModel.lineViewModels[0].outcomeViewModels[1].requestDetails()
        inline.openMatch()
        inline.headerViewModel.openMarkets()
        head.openCountry()
        head.openLeague()
        bar.goBack()
        acceptance.learnMore()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:open-match id=a", #"betting:open-competition id="""#, "betting:open-match id=a",
                "betting:open-match id=a", "betting:show-outcome id=away market=1x2 match=a offer=a/1x2/away",
                "betting:open-match id=a", "betting:open-match id=a", #"betting:open-country id="""#,
                #"betting:open-competition id="""#, "app:go-back", "betting:explain-odds",
            ])
        expect(
            environment.actionLog.actions.map(\.place),
            is: [
                "a TallOddsMatchCard.openMatch()", "a MatchHeader.openCompetition()",
                "a MarketNamePillLabel.showMarket()", "a MarketOutcomesLine.showAllMarkets()",
                "a.1x2 OutcomeItem.requestDetails()", "a InlineMatchCard.openMatch()",
                "a CompactMatchHeader.openMarkets()", "a MatchHeaderCompact.openCountry()",
                "a MatchHeaderCompact.openLeague()", "a MatchDateNavigationBar.goBack()",
                "OddsAcceptance.learnMore()",
            ])
    }

    @Test func `a head leads to the country and the league that it knows`() {
        let state = MatchHeaderCompactDisplayState(
            home: "", away: "", sport: "", country: "", league: "", countryID: "england", leagueID: "premier")
        let head = BookHeadModel(StatePlace(state, in: environment), of: "a", in: book)

        head.openCountry()
        head.openLeague()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:open-country id=england", "betting:open-competition id=premier",
            ])
    }

    @Test func `what shows a match that nobody knows is blank, and shows it once it has come`() {
        let card = BookCardModel(book, match: "c")
        let line = BookLineModel(book, match: "c", market: "goals")
        let missing = BookLineModel(book, match: "c", market: "nobody")
        expect(card.currentDisplayState, is: .blank)
        expect(line.currentDisplayState, is: .blank)

        book.apply(.match(Self.match("c")), to: "c")
        environment.scheduler.advance(by: Sportsbook.tellingInterval)

        expect(card.currentDisplayState.id, is: "c")
        expect(card.currentDisplayState.home, is: "Home c")
        expect(line.currentDisplayState.id, is: "goals")
        expect(line.currentDisplayState.outcomes.map(\.id), is: ["over", "under"])
        expect(missing.currentDisplayState, is: .blank)
    }

    @Test func `prices that are asked for once more are told a frame later, once, and for their match alone`() {
        let group = BookGroupModel(book, match: "a", in: .named(["1x2"]))
        var told: [String] = []
        let followers = ["a", "b"].map { match in book.follow(.match(match)) { told.append(match) } }

        group.reload()
        expectEmpty(told)
        environment.scheduler.advance(by: Sportsbook.tellingInterval)
        environment.scheduler.advance(by: .seconds(1))

        expect(told, is: ["a"])
        expect(environment.actionLog.actions.map(\.place), is: ["a MarketOutcomesMultiLine.reload()"])
        withExtendedLifetime(followers) {}
    }

    @Test func `a group has its markets in the order that it was given, and the name of the first that there is`() {
        let plain = BookGroupModel(book, match: "a", in: .named(["goals", "1x2"]))
        let titled = BookGroupModel(book, match: "a", in: .named(["nobody", "goals", "1x2"]), isTitled: true)
        let empty = BookGroupModel(book, match: "a", in: .named(["nobody"]), isTitled: true)

        expectEmpty(plain.currentDisplayState.title)
        expect(plain.currentDisplayState.lines.map(\.id), is: ["goals", "1x2"])
        expect(titled.currentDisplayState.title, is: "Goals")
        expect(titled.currentDisplayState.lines.map(\.id), is: ["goals", "1x2"])
        expect(empty.currentDisplayState, is: MarketOutcomesMultiLineDisplayState())
    }

    @Test func `a price is chosen in the market in which it is shown, whichever that was at first`() {
        let inline = BookInlineCardModel(book, match: "a")
        let price = inline.outcomesViewModel.outcomeViewModels[1]
        var half = Self.match("a")
        half.markets[0] = Market(id: "half", name: "First half", outcomes: half.markets[0].outcomes)
        tell(.match(half))

        price.toggleSelection()

        expect(book.slip.active.map(\.id), is: ["a/half/away"])
    }

    @Test func `all markets of a match are shown, those too that come later`() {
        let group = BookGroupModel(book, match: "a", in: .all)
        expect(group.currentDisplayState.lines.map(\.id), is: ["1x2", "goals"])
        var more = Self.match("a")
        more.markets.append(Market(id: "corners", outcomes: [Outcome(id: "odd", title: "Odd", odds: 2)]))

        tell(.match(more))

        expect(group.currentDisplayState.lines.map(\.id), is: ["1x2", "goals", "corners"])
    }

    @Test func `a score comes when the match begins, has all of its parts, and stays when it is over`() throws {
        let card = BookInlineCardModel(book, match: "a")
        let score = ScoreViewModel(book.place(of: "a") { known, _ in known.scoreState })
        let periods = MatchScore.periods([Tally(20, 18), Tally(5, 9)])
        #expect(card.scoreViewModel == nil && score.currentDisplayState == .blank)

        tell(.clock(MatchClock(.quarter(2))))
        tell(.score(periods))
        let columns = try #require(card.scoreViewModel).columnViewModels.map { $0.currentDisplayState }
        expect(columns.map(\.id), is: ["points", "period-1", "period-2"])
        expect(columns.map(\.home), is: ["25", "20", "5"])
        expect(columns.map(\.away), is: ["27", "18", "9"])
        tell(.ended)

        expect(card.scoreViewModel?.columnViewModels.count, is: 3)
        expect(score.currentDisplayState, is: ScoreDisplayState(columns: [ScoreColumn](periods)))
    }

    @Test func `the bar over a match that is on says so where its clock tells nothing`() {
        let bar = BookDateBarModel(book, match: "a")

        tell(.clock(MatchClock()))

        expect(
            bar.currentDisplayState, is: MatchDateNavigationBarDisplayState(id: "a", period: MatchPeriod(.named(""))))
        expect(bar.periodViewModel?.currentDisplayState.content, is: .live)
    }

    @Test func `the bar over a match says when it begins, then how far it has come, and that it is over`() throws {
        let bar = BookDateBarModel(book, match: "a")
        let start = CalendarMoment(year: 2026, month: 6, day: 11, hour: 19, minute: 15)
        expect(bar.currentDisplayState, is: MatchDateNavigationBarDisplayState(id: "a", start: start))
        #expect(bar.periodViewModel == nil)

        tell(.clock(MatchClock(.firstHalf, minute: 3)))
        let first = MatchPeriod(.firstHalf, minute: 3)
        expect(bar.currentDisplayState, is: MatchDateNavigationBarDisplayState(id: "a", period: first))
        let period = try #require(bar.periodViewModel)
        expect(period.currentDisplayState, is: first.capsule)
        tell(.ended)

        expect(period.currentDisplayState, is: MatchPeriod(.ended).capsule)
        let unknown = BookDateBarModel(book, match: "nobody")
        expect(unknown.currentDisplayState, is: MatchDateNavigationBarDisplayState(id: "nobody"))
    }
}
