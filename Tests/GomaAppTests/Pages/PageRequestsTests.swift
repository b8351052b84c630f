import Expectations
import GomaTestSupport
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaGallery
@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What a component asks of its owner is done by its page, or answered in words that can be read.
@MainActor
struct PageRequestsTests {
    @Test func `a page takes the theme that a part asks for`() throws {
        let stage = try PageHarness("betslip")

        stage.presenter.session.environment.ask(to: ChangeTheme(theme: "goma-light"))

        expect(stage.services.themes.current.name, is: "goma-light")
        expect(stage.events.last, is: "select theme: Goma Light")
    }

    @Test func `an identity with a slash in it leads to the page of that identity`() throws {
        let stage = try PageHarness(
            describing: """
                parts: [{component: Button}]
                on: {app:press: {go: "item/${id}"}}
                routes: {"item/{id}": {title: "${id}", parts: [{component: Button}]}}
                """, width: 80, height: 20)

        stage.presenter.session.environment.ask(to: PressButton(id: "50%/a"))
        stage.wait(.zero)

        expect(stage.presenter.address.parameters, is: ["id": "50%/a"])
        expect(stage.presenter.screen?.title, is: "50%/a")
    }

    @Test func `a theme that the page has not is not chosen, and the part says so`() throws {
        let stage = try PageHarness(
            describing: "parts: [{component: ThemeSwitcher, state: Dark}]", width: 80, height: 20)
        let switcher = try #require(
            stage.window.topController?.view.tree.lazy.compactMap { $0 as? ThemeSwitcherView }.first)
        let model = try #require(switcher.viewModel as? ThemeSwitcherViewModel)

        model.themeNames[.light] = "nowhere"
        try stage.click("Light")
        stage.wait(.zero)
        expect(stage.text, contains: "The theme could not be changed")
        expect(stage.status, contains: "nowhere")
        expect(model.currentDisplayState.selected, is: .dark)
        try stage.click("System")
        stage.wait(.zero)

        expect(model.currentDisplayState, is: ThemeSwitcherDisplayState(selected: .system))
    }

    @Test func `a page does what is asked for or says that it cannot, until something else is done`() throws {
        for asking in AskingKey.all {
            let stage = try PageHarness(
                describing: """
                    title: Page
                    parts:
                      - {component: \(asking.component.name), state: "\(asking.component.states[asking.state].name)"}
                    """, width: 200, height: 60)
            for _ in 0...asking.part { stage.press(.tab) }

            stage.press(asking.key)
            stage.wait(.seconds(1))

            let words =
                switch asking.asked.request {
                case let request as CopyText: "copied \"\(request.text)\""
                default: "nothing on this page can \(asking.asked.words)"
                }
            let leaves = asking.asked.request is GoBack || asking.asked.request is CloseSheet
            let isAnswered = leaves ? stage.hasQuit : stage.status.contains(words)
            #expect(isAnswered, "\(asking.component.name): \(asking.asked); \(stage.status)")
        }
    }

    @Test func `a code on a page that would run a command is copied as a line, and the status line says so`() throws {
        let page = #"parts: [{component: CopyableCode, with: {code: "SAVE20\e[201~\ntouch PWNED\n"}}]"#
        let stage = try PageHarness(describing: page, width: 100, height: 20)
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)

        stage.press(.tab, .enter)

        expect(clipboard.texts, is: ["SAVE20[201~ touch PWNED"])
        expect(stage.status, contains: #"copied "SAVE20[201~ touch PWNED"; 3 control characters were left out"#)
    }

    @Test func `what a part asks to be copied is copied, and the status line says so`() throws {
        let stage = try PageHarness("betslip")
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)

        stage.presenter.session.environment.ask(to: CopyText("ABCD1E2"))
        stage.window.update()

        expect(clipboard.texts, is: ["ABCD1E2"])
        expect(stage.status, contains: "copied \"ABCD1E2\"")
    }
}
