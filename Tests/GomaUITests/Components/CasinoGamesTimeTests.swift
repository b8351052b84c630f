import Expectations
import GomaPictures
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// How long the games of a category, and those played last, take to come.
@MainActor
struct CasinoGamesTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: ["section", "grid", "recent"])
    func `games come after 1.5 seconds`(kind: String) {
        expectAnswer(
            after: 1500, waiting: "loading", given: "games", refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let failed = CasinoGamesPhase.failed(.refused)
            switch kind {
            case "section":
                let model = CasinoCategorySectionViewModel(
                    CasinoCategorySectionDisplayState(id: "", bar: .blank, games: [], phase: failed), in: environment)
                model.environment.owner.script = server
                model.reload()
                return { "\(model.currentDisplayState.phase)" }
            case "grid":
                let model = CasinoGameImageGridSectionViewModel(
                    CasinoGameImageGridSectionDisplayState(id: "", bar: .blank, pairs: [], phase: failed),
                    in: environment)
                model.environment.owner.script = server
                model.reload()
                return { "\(model.currentDisplayState.phase)" }
            default:
                let model = RecentlyPlayedGamesViewModel(
                    RecentlyPlayedGamesDisplayState(id: "", title: "", games: [], phase: failed), in: environment)
                model.environment.owner.script = server
                model.reload()
                return { "\(model.currentDisplayState.phase)" }
            }
        }
    }

    @Test func `a game that is played while those before are asked for shows, whatever is answered`() {
        environment.owner.script = AnswerScript([.refused])
        let model = RecentlyPlayedGamesViewModel(
            RecentlyPlayedGamesDisplayState(id: "recent", title: "", games: []), in: environment)

        model.reload()
        model.play(CasinoGameSearchedDisplayState(id: "reef", name: "Reef"))
        environment.wait(.seconds(10))

        expect(model.currentDisplayState.phase, is: .games)
        expect(environment.isAtRest, is: true)
    }

    @Test func `what is answered about the games of one section says nothing of another's`() {
        let model = CasinoCategorySectionViewModel(
            CasinoCategorySectionDisplayState(id: "slots", bar: .blank, games: []), in: environment)

        model.reload()
        model.replaceState(CasinoCategorySectionDisplayState(id: "live", bar: .blank, games: [], phase: .loading))
        environment.wait(.seconds(10))

        expect(model.currentDisplayState.phase, is: .loading)
        expect(environment.isAtRest, is: true)
    }

    @Test func `games are asked for once while they are on their way, and again once they have not come`() {
        environment.owner.script = AnswerScript([.refused])
        let model = CasinoCategorySectionViewModel(
            CasinoCategorySectionDisplayState(id: "slots", bar: .blank, games: []), in: environment)

        model.reload()
        model.reload()
        environment.wait(.seconds(10))
        expect(environment.owner.requests.map(\.description), is: ["casino:load-games section=slots"])
        model.reload()

        expect(environment.owner.requests.count, is: 2)
        expect(model.currentDisplayState.phase, is: .loading)
    }

    @Test func `a category leads to all of its games, unless it has none`() {
        for count in [nil, 0, 3] as [Int?] {
            CasinoCategoryBarViewModel(
                CasinoCategoryBarDisplayState(id: "\(count ?? -1)", title: "", gameCount: count), in: environment
            ).openCategory()
        }

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "casino:open-category id=-1", "casino:open-category id=3",
            ])
    }

    @Test func `a game that has not come leads nowhere, and to itself once it has`() {
        let card = CasinoGameCardViewModel(
            CasinoGameCardDisplayState(id: "reef", name: "", isLoading: true), in: environment)
        let row = CasinoGameSearchedViewModel(
            CasinoGameSearchedDisplayState(id: "mines", name: "", isLoading: true), in: environment)
        card.openGame()
        row.openGame()
        expectEmpty(environment.owner.requests)

        card.update { $0.isLoading = false }
        row.update { $0.isLoading = false }
        card.openGame()
        row.openGame()

        expect(environment.owner.requests.map { ($0.request as? OpenGame)?.id }, is: ["reef", "mines"])
    }
}
