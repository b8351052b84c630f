import Expectations
import GomaCatalog
import GomaDomain
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaKit
@testable import GomaPages

/// What a league makes up is called in the language of the moment; what a feed or a file calls something stays as it is.
@MainActor
struct MarketWordsTests {
    private let english = ViewEnvironment.simulated()
    private let portuguese = ViewEnvironment.simulated(localization: Localization.portuguese)

    @Test(
        arguments: [
            (.matchResult, "Match result", "Resultado do jogo"), (.winner, "Winner", "Vencedor"),
            (.doubleChance, "Double chance", "Hipótese dupla"), (.drawNoBet, "Draw no bet", "Empate anula aposta"),
            (.bothScore, "Both teams to score", "Ambas as equipas marcam"), (.firstSet, "First set", "Primeiro set"),
            (.total(.goals, MarketLine(quarters: 10)), "Goals over or under 2.5", "Mais ou menos de 2,5 golos"),
            (.total(.runs, MarketLine(quarters: 36)), "Runs over or under 9", "Mais ou menos de 9 corridas"),
            (.total(.points, MarketLine(quarters: 658)), "Points over or under 164.5", "Mais ou menos de 164,5 pontos"),
            (.total(.sets, MarketLine(quarters: 14)), "Sets over or under 3.5", "Mais ou menos de 3,5 sets"),
            (
                .total(.asianGoals, MarketLine(quarters: 11)), "Asian goals over or under 2.75",
                "Total asiático de golos: 2,75"
            ),
            (.handicap(MarketLine(quarters: 6)), "Handicap +1.5", "Handicap +1,5"),
            (.handicap(MarketLine(quarters: 1)), "Handicap +0.25", "Handicap +0,25"),
            (.handicap(MarketLine(quarters: 0)), "Handicap 0", "Handicap 0"),
            (.handicap(MarketLine(quarters: -1)), "Handicap -0.25", "Handicap -0,25"),
            (.named("Corners"), "Corners", "Corners"),
        ] as [(MarketName, String, String)])
    func `a market`(name: MarketName, english: String, portuguese: String) {
        expect(name.words(in: self.english), is: english)
        expect(name.words(in: self.portuguese), is: portuguese)
    }

    @Test(
        arguments: [
            (.draw, "Draw", "Empate"), (.homeOrDraw, "Home or draw", "Casa ou empate"),
            (.homeOrAway, "Home or away", "Casa ou fora"), (.drawOrAway, "Draw or away", "Empate ou fora"),
            (.yes, "Yes", "Sim"), (.no, "No", "Não"), (.over(MarketLine(quarters: 10)), "Over 2.5", "Mais de 2,5"),
            (.under(MarketLine(quarters: 9)), "Under 2.25", "Menos de 2,25"),
            (.handicap("Porto", MarketLine(quarters: -6)), "Porto -1.5", "Porto -1,5"),
            (.handicap("Porto", MarketLine(quarters: 0)), "Porto 0", "Porto 0"),
            (.named("Porto"), "Porto", "Porto"),
        ] as [(OutcomeName, String, String)])
    func `an outcome`(name: OutcomeName, english: String, portuguese: String) {
        expect(name.words(in: self.english), is: english)
        expect(name.words(in: self.portuguese), is: portuguese)
    }

    @Test(
        arguments: [
            (.result, "Result", "Resultado"), (.goals, "Goals", "Golos"), (.asian, "Asian", "Asiáticos"),
            (.runs, "Runs", "Corridas"), (.sets, "Sets", "Sets"), (.points, "Points", "Pontos"),
            (.named("Corners"), "Corners", "Corners"),
        ] as [(MarketGroup, String, String)])
    func `a group of markets`(group: MarketGroup, english: String, portuguese: String) {
        expect(group.words(in: self.english), is: english)
        expect(group.words(in: self.portuguese), is: portuguese)
    }

    // MARK: A change of language

    @Test func `prices, names and groups that are shown already are worded anew`() throws {
        let environment = ViewEnvironment.simulated(localization: LanguageSwitch(Localization.english))
        let page = try PageDescription(
            parsing: """
                sources: {book: {kind: sportsbook, league: {seed: 7, matches: 20, events: 0}}}
                parts: [{component: Button}]
                """, file: "a.yaml")
        let session = try PageSession(page, kit: .goma, registry: .goma, environment: environment)
        let book = try #require(session.sources["book"] as? SportsbookSource).book
        let card = BookCardModel(book, match: "day-1")
        let titled = BookGroupModel(book, match: "day-1", in: .named(["goals25"]), isTitled: true)
        let groups = BookGroupsModel(book, match: "day-1")
        book.chooseGroup("goals", of: "day-1")
        expect(card.currentDisplayState.marketInfo.market.text, is: "Match result")
        expect(card.currentDisplayState.outcomes.lines[0].outcomes[1].title, is: "Draw")
        expect(titled.currentDisplayState.title, is: "Goals over or under 2.5")

        #expect(session.speak("pt"))

        expect(card.currentDisplayState.marketInfo.market.text, is: "Resultado do jogo")
        expect(card.currentDisplayState.outcomes.lines[0].outcomes[1].title, is: "Empate")
        expect(titled.currentDisplayState.title, is: "Mais ou menos de 2,5 golos")
        expect(titled.currentDisplayState.lines[0].outcomes.map(\.title), is: ["Mais de 2,5", "Menos de 2,5"])
        let chosen = groups.currentDisplayState.groups.filter(\.isSelected)
        expect(chosen.map(\.id), is: ["goals"])
        expect(chosen.map(\.title), is: ["Golos"])
    }

    @Test func `of a group that is not there any more all markets are shown`() throws {
        let book = try Sportsbook(
            describing: """
                  - id: m
                    competition: L
                    home: A
                    away: B
                    markets: [{id: a, name: A, group: Corners, outcomes: [{id: x, title: X, odds: 2}]}]
                """, in: english)
        book.chosenGroups["m"] = "Goals"

        expect(book.shownMarkets(of: "m"), is: ["a"])
        expect(book.groupStates(of: "m").map(\.isSelected), is: [true, false])
    }
}
