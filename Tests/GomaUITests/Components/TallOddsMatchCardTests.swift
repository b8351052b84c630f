@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct TallOddsMatchCardTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a match reads as one card`() {
        let stage = stage(.init(.liveTennis, in: environment), width: 50)

        expect(
            stage.rows,
            is: [
                "",
                "  🎾 FRA Roland Garros ›       ☆  ● LIVE 3rd set",
                "  ──────────────────────────────────────────────",
                "  Rafael Nadal                    • ▐40▌ │  6  3",
                "  Novak Djokovic                    ▐30▌ │  4  6",
                "  Match winner                           ◔ +64 ›",
                "  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄ ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
                "  █        Nadal        █ █      Djokovic      █",
                "  █        2.05         █ █        1.75        █",
                "  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀ ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
            ])
    }

    @Test func `each part of the card takes the focus in reading order and acts once`() {
        let stage = stage(.init(.premierLeague, in: environment))

        for _ in 0..<6 {
            stage.tab()
            stage.press(.enter)
        }

        expect(
            stage.calls,
            is: [
                "TallOddsMatchCard.openMatch()", "MatchHeader.openCompetition()", "MatchHeader.toggleFavorite()",
                "OutcomeItem.toggleSelection()", "OutcomeItem.toggleSelection()", "OutcomeItem.toggleSelection()",
            ])
    }

    @Test func `that a market is suspended is read in its line, between the prices around it`() throws {
        let lines = ReadingText.lines(of: stage(.init(.liveLines, in: environment)).view)
        let place = try #require(lines.firstIndex(of: "Market suspended"))

        expect(lines[place - 1].hasPrefix("› Under 0.5"), is: true)
        expect(lines[place + 1].hasPrefix("› Over 2.5"), is: true)
        expect(lines[0], lacks: "suspended")
    }

    @Test func `a click beside the parts opens the match`() {
        let stage = stage(.init(.premierLeague, in: environment))

        stage.click(x: 30, y: 2)

        expect(stage.calls, is: ["TallOddsMatchCard.openMatch()"])
    }

    @Test func `what happens in a part is part of the card's state`() {
        let model = TallOddsMatchCardViewModel(.notFavorite, in: environment)

        model.headerViewModel.toggleFavorite()
        model.outcomesViewModel.lineViewModels[0].outcomeViewModels[0].toggleSelection()

        expect(model.currentDisplayState.header, is: TallOddsMatchCardDisplayState.favorite.header)
        #expect(model.currentDisplayState.outcomes.lines[0].outcomes[0].isSelected)
    }

    @Test func `the header is of the card's match, whatever it says itself`() {
        var card = TallOddsMatchCardDisplayState.notFavorite
        expect(TallOddsMatchCardDisplayState.premierLeague.header.id, is: "premier-league")
        card.header.id = "another"
        let model = TallOddsMatchCardViewModel(card, in: environment)
        let header = model.headerViewModel

        header.toggleFavorite()
        model.update { $0.id = "third" }
        header.toggleFavorite()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:mark-favourite isFavourite=true match=barcelona-madrid",
                "betting:mark-favourite isFavourite=false match=third",
            ])
    }

    @Test func `ways to one market and to all of them are those of the card's match`() {
        var card = TallOddsMatchCardDisplayState.premierLeague
        card.marketInfo.market.isInteractive = true
        card.outcomes.lines = [MarketOutcomesLineDisplayState(mode: .seeAll, outcomes: [])]
        let model = TallOddsMatchCardViewModel(card, in: environment)

        model.marketInfoViewModel.marketViewModel.showMarket()
        model.outcomesViewModel.lineViewModels[0].showAllMarkets()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:open-market id=1x2-tr match=premier-league", "betting:open-all-markets match=premier-league",
            ])
    }

    @Test func `the prices are of the card's match, whatever their lines say themselves`() {
        var card = TallOddsMatchCardDisplayState.premierLeague
        card.outcomes.lines[0].matchID = "another"
        let model = TallOddsMatchCardViewModel(card, in: environment)

        model.outcomesViewModel.lineViewModels[0].outcomeViewModels[0].toggleSelection()

        expect(environment.owner.requests.map { ($0.request as? ChooseOutcome)?.match }, is: ["premier-league"])
        #expect(model.currentDisplayState.outcomes.lines[0].outcomes[0].isSelected)
        expect(model.currentDisplayState.outcomes.lines[0].matchID, is: "another")
    }

    @Test func `markets on their way are of the card's match, whose answer is not that of another in its place`() {
        var card = TallOddsMatchCardDisplayState.premierLeague
        card.outcomes = MarketOutcomesMultiLineDisplayState(id: "goals", matchID: "another", phase: .loading)
        let model = TallOddsMatchCardViewModel(card, in: environment)
        let outcomes = model.outcomesViewModel

        environment.wait(.seconds(1))
        model.update { $0.id = "derby" }
        environment.wait(.milliseconds(1499))
        expect(outcomes.currentDisplayState.phase, is: .loading)
        environment.wait(.milliseconds(1))

        expect(outcomes.currentDisplayState.phase, is: .empty(message: nil))
        expect(model.currentDisplayState.outcomes.matchID, is: "another")
        expect(
            environment.owner.requests.map(\.description),
            is: [
                "betting:load-markets group=goals match=premier-league",
                "betting:load-markets group=goals match=derby",
            ])
    }

    @Test func `a state that is put in from outside reaches every part`() {
        let model = TallOddsMatchCardViewModel(.premierLeague, in: environment)
        let stage = stage(model)

        model.replaceState(.live)

        expect(stage.rows, is: self.stage(.init(.live, in: environment)).rows)
        expect(model.scoreViewModel?.currentDisplayState, is: TallOddsMatchCardDisplayState.live.score)
    }

    @Test func `a score comes with the match and goes with it`() {
        let model = TallOddsMatchCardViewModel(.premierLeague, in: environment)
        let stage = stage(model)
        let before = stage.rows

        model.update {
            ($0.header.time, $0.header.isLive) = (.period(MatchPeriod(.firstHalf, minute: 5)), true)
            $0.score = .football
        }
        #expect(stage.rows[3].hasSuffix(" 2"))
        #expect(stage.rows[1].hasSuffix("● LIVE 1st half, 5 min"))
        model.replaceState(.premierLeague)

        expect(stage.rows, is: before)
    }

    @Test func `in a match that ends nobody serves any more`() {
        let model = TallOddsMatchCardViewModel(.liveTennis, in: environment)
        let stage = stage(model, width: 50)
        expect(stage.rows[3], contains: "•")

        var match = LiveMatch.liveTennis.match
        match.apply(.ended)
        model.update { $0.show(match, in: environment) }

        #expect(stage.rows[3].hasSuffix("▐40▌ │  6  3"))
        expect(stage.rows.joined(), lacks: "•")
    }

    @Test func `a goal redraws the score alone`() {
        let model = TallOddsMatchCardViewModel(.liveLines, in: environment)
        let stage = stage(model)
        stage.window.statistics = FrameStatistics()

        model.update { $0.score?.columns[0].home = "3" }

        #expect(stage.rows[3].hasSuffix(" 3"))
        #expect(stage.window.statistics.cellsTouched < 20)
    }

    @Test func `without a model the card shows its shape and no samples`() {
        let view = TallOddsMatchCardView(environment: environment)
        let stage = ComponentHarness(view, width: 40, in: environment)

        #expect(!stage.rows.joined().contains { $0.isLetter || $0.isNumber })
        expect(stage.rows.count, is: 10)
    }

    private func stage(
        _ model: TallOddsMatchCardViewModel, width: Int = 64
    ) -> ComponentHarness<TallOddsMatchCardView> {
        let view = TallOddsMatchCardView(environment: environment)
        view.configure(with: model)
        return ComponentHarness(view, width: width, in: environment)
    }
}
