import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements

/// The games of a section, in a row.
@MainActor
struct GameShelfTests {
    @Test func `a shelf shows the first two dozen games of a category, however many it is given`() {
        let environment = ViewEnvironment.simulated()
        let games = (0..<40).map { CasinoGameCardDisplayState(id: "\($0)", name: "Game \($0)") }
        let view = CasinoCategorySectionView(environment: environment)

        view.configure(
            with: CasinoCategorySectionViewModel(
                CasinoCategorySectionDisplayState(id: "slots", bar: .blank, games: games), in: environment))

        expect(view.tree.count(where: { $0 is CasinoGameCardView }), is: 24)
    }

    @Test func `the way to all of a category ends where what is below it does`() throws {
        let environment = ViewEnvironment.simulated()
        let view = CasinoCategorySectionView(environment: environment)
        view.configure(with: CasinoCategorySectionViewModel(.failed, in: environment))

        let surface = ComponentHarness(view, width: 80, in: environment).surface

        let end = try #require(surface.firstPlace(of: environment.glyphs.selectedPillRight.string))
        let y = try #require(surface.firstPlace(of: "Try again")).y
        let columns = (0..<80).filter { surface[$0, y] != surface[0, y] }
        expect(end.y, is: 0)
        expect(columns.last, is: end.x)
    }

    @Test func `games stand two columns apart on every shelf, be they tiles, cards or lines`() {
        let environment = ViewEnvironment.simulated()
        let tiles = CasinoGameImageGridSectionView(environment: environment)
        tiles.configure(with: CasinoGameImageGridSectionViewModel(.liteGames, in: environment))
        let cards = CasinoCategorySectionView(environment: environment)
        cards.configure(with: CasinoCategorySectionViewModel(.newGames, in: environment))
        let lines = RecentlyPlayedGamesView(environment: environment)
        let games = (0..<2).map { CasinoGameSearchedDisplayState(id: "\($0)", name: "Game \($0)") }
        lines.configure(
            with: RecentlyPlayedGamesViewModel(
                RecentlyPlayedGamesDisplayState(id: "recent", games: games), in: environment))

        func gap<Game: View>(_ section: some BindableView, between kind: Game.Type) -> Int? {
            let stage = ComponentHarness(section, width: 80, in: environment)
            let places = stage.view.tree.filter { $0 is Game }.map { $0.convertToWindow($0.bounds) }
            guard let first = places.first else { return nil }
            return places.first { $0.minX > first.minX }.map { $0.minX - first.maxX }
        }
        expect(gap(tiles, between: LoadedPictureView.self), is: Spacing.sm)
        expect(gap(cards, between: CasinoGameCardView.self), is: Spacing.sm)
        expect(gap(lines, between: RecentlyPlayedGameView.self), is: Spacing.sm)
    }

    @Test func `shapes of games lead on to nothing, and games do`() {
        let environment = ViewEnvironment.simulated()
        let games = (0..<8).map { CasinoGameSearchedDisplayState(id: "\($0)", name: "Game \($0)") }
        let model = RecentlyPlayedGamesViewModel(
            RecentlyPlayedGamesDisplayState(id: "recent", games: games, phase: .loading), in: environment)
        let view = RecentlyPlayedGamesView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 48, in: environment)
        let mark = environment.glyphs.moreRight.string

        #expect(!stage.rows.contains { $0.contains(mark) })
        model.update { $0.phase = .games }
        #expect(stage.rows.contains { $0.contains(mark) })
    }

    @Test func `the game with the focus is in view still once others have come before it`() {
        let environment = ViewEnvironment.simulated()
        let games = (0..<8).map { CasinoGameCardDisplayState(id: "\($0)", name: "Game \($0)") }
        let model = CasinoCategorySectionViewModel(
            CasinoCategorySectionDisplayState(id: "slots", bar: .blank, games: games), in: environment)
        let view = CasinoCategorySectionView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 80, in: environment)
        let cards = view.tree.compactMap { $0 as? CasinoGameCardView }
        stage.window.moveFocus(to: cards[2])

        model.update { $0.games.insert(CasinoGameCardDisplayState(id: "new", name: "New"), at: 0) }
        stage.advance(by: .zero)
        stage.advance(by: .seconds(1))

        #expect(stage.window.focusedView === cards[2])
        #expect(stage.rows.contains { $0.contains("Game 2") })
    }

    @Test(arguments: [(2, 0), (1, 1), (7, 0)])
    func `the focus goes along with its game into the other row or column as another comes before it in a grid`(
        focused: Int, place: Int
    ) {
        let environment = ViewEnvironment.simulated()
        var games = (0..<8).map { CasinoGameImageDisplayState(id: "\($0)", name: "Game \($0)") }
        let model = CasinoGameImageGridSectionViewModel(
            CasinoGameImageGridSectionDisplayState(
                id: "slots", bar: .blank, pairs: CasinoGameImagePairDisplayState.pairs(of: games)), in: environment)
        let view = CasinoGameImageGridSectionView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 80, in: environment)
        let tiles = view.tree.compactMap { $0 as? CasinoGameImageView }
        stage.window.moveFocus(to: tiles[focused])

        games.insert(CasinoGameImageDisplayState(id: "new", name: "New"), at: place)
        model.update { $0.pairs = CasinoGameImagePairDisplayState.pairs(of: games) }
        stage.advance(by: .zero)
        stage.advance(by: .seconds(1))

        let tile = stage.window.focusedView as? CasinoGameImageView
        expect(tile?.viewModel?.currentDisplayState.id, is: "\(focused)")
        #expect(stage.rows.contains { $0.contains("Game \(focused)") })
    }

    @Test(arguments: [30, 120])
    func `the focus stays where games are tried for again, and goes on to the first of them once they come`(
        width: Int
    ) {
        let environment = ViewEnvironment.simulated()
        environment.owner.script = AnswerScript([.refused, .given])
        let games = (0..<8).map { CasinoGameCardDisplayState(id: "\($0)", name: "Game \($0)") }
        let model = CasinoCategorySectionViewModel(
            CasinoCategorySectionDisplayState(id: "slots", bar: .blank, games: games, phase: .failed(.refused)),
            in: environment)
        let view = CasinoCategorySectionView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: width, in: environment)
        stage.window.resize(to: Size(width: width, height: 40))
        stage.window.update()
        let notice = view.focusableViews.first { $0 is NoticeView }
        stage.window.moveFocus(to: notice)

        stage.press(.enter)
        #expect(stage.window.focusedView is ItemStripView)
        stage.advance(by: .milliseconds(1500))
        #expect(model.currentDisplayState.phase == .failed(.refused) && stage.window.focusedView === notice)
        stage.advance(by: .seconds(1))
        stage.press(.enter)
        stage.advance(by: .milliseconds(1500))

        let first = view.tree.first { $0 is CasinoGameCardView }
        expect(model.currentDisplayState.phase, is: .games)
        #expect(first != nil && stage.window.focusedView === first)
    }

    @Test func `shapes of games that nobody has asked for again are no place to stop at`() {
        let environment = ViewEnvironment.simulated()
        let view = CasinoCategorySectionView(environment: environment)
        view.configure(
            with: CasinoCategorySectionViewModel(
                CasinoCategorySectionDisplayState(id: "slots", bar: .blank, games: [], phase: .loading),
                in: environment))

        let stage = ComponentHarness(view, width: 120, in: environment)

        #expect(!stage.view.focusableViews.contains { $0 is ItemStripView })
    }

    @Test func `that games are on their way is read once, and each game once they have come`() {
        let environment = ViewEnvironment.simulated()
        let pairs = [
            CasinoGameImagePairDisplayState(
                id: "pair", top: CasinoGameImageDisplayState(id: "a", name: "Aviator"),
                bottom: CasinoGameImageDisplayState(id: "b", name: "Big Bass"))
        ]
        let model = CasinoGameImageGridSectionViewModel(
            CasinoGameImageGridSectionDisplayState(id: "slots", bar: .blank, pairs: [], phase: .loading),
            in: environment)
        let view = CasinoGameImageGridSectionView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 80, in: environment)
        func read() -> [String] {
            stage.window.update()
            return ReadingText.lines(of: stage.view)
        }

        expect(read().count { $0.hasSuffix("Loading") }, is: 1)
        model.update { ($0.pairs, $0.phase) = (pairs, .games) }
        expect(Array(read().suffix(2)), is: ["› Aviator", "› Big Bass"])
        model.update { ($0.pairs, $0.phase) = ([], .loading) }
        expect(read().count { $0.hasSuffix("Loading") }, is: 1)
    }

    @Test func `another section of the same category begins at its start`() {
        let environment = ViewEnvironment.simulated()
        let games = (0..<8).map { CasinoGameCardDisplayState(id: "\($0)", name: "Game \($0)") }
        let section = CasinoCategorySectionDisplayState(id: "slots", bar: .blank, games: games)
        let view = CasinoCategorySectionView(environment: environment)
        view.configure(with: CasinoCategorySectionViewModel(section, in: environment))
        view.interfaceState = StripBarState(scrollOffset: 12, selectedID: nil)
        expect(view.interfaceState.scrollOffset, is: 12)

        view.configure(with: CasinoCategorySectionViewModel(section, in: environment))

        expect(view.interfaceState.scrollOffset, is: 0)
    }
}
