import Expectations
import Testing

@testable import TerminalKit

@MainActor
@Suite struct TabControllerTests {
    private let sports = SampleScreen("sports")
    private let casino = SampleScreen("casino")
    private let game = SampleScreen("game")

    private func stage() -> (tabs: TabController, casinoStack: StackController, stage: ScreenStage) {
        let stack = StackController(casino)
        let tabs = TabController([.init("Sports", sports), .init("Casino", stack)])
        return (tabs, stack, ScreenStage(tabs, width: 100))
    }

    private func alt(_ number: Character, _ stage: ScreenStage) {
        stage.window.send(.key(KeyEvent(.character(number), .alt)))
        stage.window.update()
    }

    @Test func `the first tab's screen has the focus, and the row above names all`() {
        let (_, _, stage) = stage()

        #expect(stage.rows[0].contains("Sports") && stage.rows[0].contains("Casino"))
        #expect(stage.focus === sports.knobs[0])
        expect(stage.hints, contains: "mark sports")
        expect(stage.hints, contains: "Alt-2 Casino")
    }

    @Test func `a tab whose screen is not shown is dim from the start, and not only once it has been shown`() {
        let (_, _, stage) = stage()

        expect(stage.rows[0], is: " Sports   Casino")
        expect(stage.window.surface[1, 0].attributes, is: [.bold, .underline])
        expect(stage.window.surface[10, 0].attributes, is: .dim)
    }

    @Test func `each tab keeps its screens and its focus`() {
        let (tabs, stack, stage) = stage()
        stage.press(.down)
        alt("2", stage)
        #expect(stage.focus === casino.knobs[0] && tabs.selectedIndex == 1)
        stack.push(game)
        stage.press(.down)

        alt("1", stage)
        #expect(stage.focus === sports.knobs[1])
        alt("2", stage)

        #expect(stage.focus === game.knobs[1] && stage.window.title == "game")
        stage.press(.escape)
        #expect(stage.focus === casino.knobs[0])
        expect(sports.events, is: ["appear", "disappear", "appear", "disappear"])
    }

    @Test func `a tab is chosen by its control, which keeps the focus`() {
        let (tabs, _, stage) = stage()
        stage.window.send(.key(.backTab))
        stage.window.update()

        stage.press(.enter)

        expect(tabs.selectedIndex, is: 1)
        expect(casino.events, is: ["appear"])
        expect(stage.focus?.isDescendant(of: casino.view), is: false)
    }

    @Test func `a screen that is left from the row of tabs has the focus back where it was before`() {
        let (tabs, _, stage) = stage()
        stage.press(.down)
        alt("2", stage)
        alt("1", stage)
        stage.press(.tab)
        alt("2", stage)
        expect(tabs.selectedIndex, is: 1)
        expect(stage.focus?.isDescendant(of: casino.view), is: false)
        stage.press(.tab, .tab)
        #expect(stage.focus === casino.knobs[0])

        alt("1", stage)

        #expect(stage.focus === sports.knobs[1])
    }

    @Test func `what goes on a stack behind another tab begins there, and leads back to where the focus was`() {
        let (_, stack, stage) = stage()
        alt("2", stage)
        stage.press(.down)
        alt("1", stage)
        stack.push(game)

        alt("2", stage)
        #expect(stage.focus === game.knobs[0])
        stage.press(.escape)

        #expect(stage.focus === casino.knobs[1])
    }

    @Test func `what goes off a stack behind another tab leaves the focus where it was on the screen below`() {
        let (_, stack, stage) = stage()
        alt("2", stage)
        stage.press(.down)
        stack.push(game)
        #expect(stage.focus === game.knobs[0])
        alt("1", stage)
        stack.pop()

        alt("2", stage)

        #expect(stage.focus === casino.knobs[1])
    }

    @Test func `a tab that is chosen under a sheet has the focus in its own place once the sheet is gone`() {
        let (tabs, _, stage) = stage()
        alt("2", stage)
        stage.press(.down)
        alt("1", stage)
        tabs.present(game)

        tabs.select(1)
        #expect(stage.focus === game.knobs[0])
        stage.press(.escape)

        #expect(stage.focus === casino.knobs[1])
    }

    @Test func `a screen that is left under a sheet has the focus back where it was before that`() {
        let (tabs, _, stage) = stage()
        stage.press(.down)
        tabs.present(game)
        tabs.select(1)
        stage.press(.escape)
        #expect(stage.focus === casino.knobs[0])

        alt("1", stage)

        #expect(stage.focus === sports.knobs[1])
    }

    @Test func `there is nothing behind a tab that is not there`() {
        let (tabs, _, stage) = stage()

        tabs.select(7)
        tabs.select(-1)
        tabs.select(0)

        #expect(tabs.selectedIndex == 0 && stage.focus === sports.knobs[0] && sports.events == ["appear"])
    }

    @Test func `a tab that is chosen before any is shown comes first, and the view of the other is not made for it`() {
        let tabs = TabController([.init("Sports", sports), .init("Casino", casino)])

        tabs.select(1)
        let stage = ScreenStage(tabs, width: 100)

        #expect(stage.focus === casino.knobs[0])
        expect(sports.isViewLoaded, is: false)
        expect(sports.events, is: [])
    }

    @Test func `tabs in a sheet go along with a screen of theirs that leaves`() {
        let stage = ScreenStage(game)
        let tabs = TabController([.init("Sports", sports), .init("Casino", casino)])
        game.present(tabs)
        #expect(stage.focus === sports.knobs[0])

        sports.leave()

        #expect(stage.focus === game.knobs[0] && tabs.window == nil && sports.window == nil)
    }
}
