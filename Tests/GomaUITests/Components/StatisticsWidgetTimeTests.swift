import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// When the statistics of a page are asked for, and when they come.
@MainActor
struct StatisticsWidgetTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test(arguments: [true, false])
    func `statistics come after 1.2 seconds, for the first time and anew`(isFirst: Bool) {
        expectAnswer(
            after: 1200, waiting: isFirst ? "loading" : "refreshing", given: "loaded",
            refused: "failed(GomaKit.RequestFailure.refused)",
            silence: "failed(GomaKit.RequestFailure.noAnswer)"
        ) { environment, server in
            let model = StatisticsWidgetViewModel(
                StatisticsWidgetDisplayState(
                    id: "",
                    tabs: [
                        StatisticsTab(
                            id: "form", title: "", phase: isFirst ? .failed(.refused) : .loaded,
                            content: .form([]))
                    ]), in: environment)
            model.environment.owner.script = server
            isFirst ? model.tryAgain() : model.refresh()
            return { "\(model.currentDisplayState.tabs[0].phase)" }
        }
    }

    @Test func `statistics are asked for once their page has been in view for a tenth of a second`() {
        let tabs = ["a", "b", "c"].map {
            StatisticsTab(id: $0, title: $0, phase: .notLoaded, content: .form([]))
        }
        let model = StatisticsWidgetViewModel(
            StatisticsWidgetDisplayState(id: "", tabs: tabs), in: environment)
        let phases = { model.currentDisplayState.tabs.map { "\($0.phase)" } }
        environment.wait(.milliseconds(99))

        model.showTab(1)
        environment.wait(.milliseconds(99))
        model.showTab(2)

        expect(
            environment.around(.milliseconds(100), phases),
            is: [["notLoaded", "notLoaded", "notLoaded"], ["notLoaded", "notLoaded", "loading"]])
        expect(environment.around(.milliseconds(1200), phases)[1], is: ["notLoaded", "notLoaded", "loaded"])
        model.showTab(1)
        environment.wait(.milliseconds(1300))
        model.showTab(2)
        environment.wait(.seconds(5))

        expect(phases(), is: ["notLoaded", "loaded", "loaded"])
        expect(environment.isAtRest, is: true)
    }

    @Test func `a page in view is asked for in its time, whatever else changes meanwhile`() {
        let tabs = ["a", "b"].map { StatisticsTab(id: $0, title: $0) }
        let model = StatisticsWidgetViewModel(StatisticsWidgetDisplayState(id: "", tabs: tabs), in: environment)
        let phase = { "\(model.currentDisplayState.tabs[0].phase)" }
        environment.wait(.milliseconds(60))

        model.update { $0.tabs[1].title = "c" }

        expect(environment.around(.milliseconds(40), phase), is: ["notLoaded", "loading"])
    }

    @Test(arguments: [("two", "form"), ("one", "table")])
    func `a page that comes in the place of another before that is asked for has a time of its own`(
        widget: String, page: String
    ) {
        func shown(_ widget: String, _ page: String) -> StatisticsWidgetDisplayState {
            StatisticsWidgetDisplayState(id: widget, tabs: [StatisticsTab(id: page, title: "")])
        }
        let model = StatisticsWidgetViewModel(shown("one", "form"), in: environment)
        let phase = { "\(model.currentDisplayState.tabs[0].phase)" }
        environment.wait(.milliseconds(60))

        model.replaceState(shown(widget, page))

        expect(environment.around(.milliseconds(40), phase), is: ["notLoaded", "notLoaded"])
        expect(environment.around(.milliseconds(60), phase), is: ["notLoaded", "loading"])
        expect(environment.owner.requests.map { ($0.request as? LoadStatistics)?.widget }, is: [widget])
    }

    @Test(arguments: [StatisticsWidgetDisplayState.tennis, .columns, .noData, .longNames, .headToHead])
    func `a page that is refreshed in the gallery shows the same match`(state: StatisticsWidgetDisplayState) {
        let model = StatisticsWidgetViewModel(state, in: environment)

        model.refresh()
        expect(model.currentDisplayState.tabs[0].phase, is: .refreshing)
        environment.wait(.seconds(2))

        expect(model.currentDisplayState, is: state)
    }

    @Test func `pages that are turned while one loads each come in their own time`() {
        let tabs = ["a", "b"].map { StatisticsTab(id: $0, title: $0, phase: .notLoaded, content: .form([])) }
        let model = StatisticsWidgetViewModel(StatisticsWidgetDisplayState(id: "", tabs: tabs), in: environment)
        environment.wait(.milliseconds(600))

        model.showTab(1)
        environment.wait(.milliseconds(700))
        expect(model.currentDisplayState.tabs.map { "\($0.phase)" }, is: ["loaded", "loading"])
        environment.wait(.milliseconds(600))

        expect(model.currentDisplayState.tabs.map { "\($0.phase)" }, is: ["loaded", "loaded"])
    }

    @Test func `the focus stays where a page is tried for again, and goes to its tab once it has come`() throws {
        environment.owner.script = AnswerScript([.refused, .given])
        let model = StatisticsWidgetViewModel(.failed, in: environment)
        let (stage, link) = try stage(model)

        stage.press(.enter)
        stage.press(.enter)
        #expect(model.currentDisplayState.shownTab?.phase == .loading && stage.window.focusedView === link)
        stage.advance(by: .milliseconds(1200))
        #expect(model.currentDisplayState.shownTab?.phase == .failed(.refused) && stage.window.focusedView === link)
        stage.press(.enter)
        stage.advance(by: .milliseconds(1200))

        expect(model.currentDisplayState.shownTab?.phase, is: .loaded)
        expect((stage.window.focusedView as? Control)?.isSelected, is: true)
        expect(stage.calls, is: ["StatisticsWidget.tryAgain()", "StatisticsWidget.tryAgain()"])
    }

    @Test func `no place of another try is kept on a page that is turned to`() throws {
        let tabs = [StatisticsPhase.failed(.refused), .notLoaded].map {
            StatisticsTab(id: "\($0)", title: "\($0)", phase: $0)
        }
        let model = StatisticsWidgetViewModel(StatisticsWidgetDisplayState(id: "", tabs: tabs), in: environment)
        let (stage, link) = try stage(model)

        model.showTab(1)
        stage.advance(by: .zero)

        expect(link.isHidden, is: true)
        expect((stage.window.focusedView as? Control)?.isSelected, is: true)
    }

    /// A widget with a page that did not come, and the focus where it can be tried for again.
    private func stage(
        _ model: StatisticsWidgetViewModel
    ) throws -> (stage: ComponentHarness<StatisticsWidgetView>, link: TextLink) {
        let view = StatisticsWidgetView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 56, in: environment)
        stage.window.resize(to: Size(width: 56, height: 40))
        stage.window.update()
        let link = try #require(view.focusableViews.compactMap { $0 as? TextLink }.first)
        stage.window.moveFocus(to: link)
        return (stage, link)
    }

    @Test func `what comes of one match is not shown for another that loads the same page in its place`() {
        func loading(_ id: String) -> StatisticsWidgetDisplayState {
            StatisticsWidgetDisplayState(id: id, tabs: [StatisticsTab(id: "form", title: "", phase: .loading)])
        }
        let model = StatisticsWidgetViewModel(loading("one"), in: environment)

        environment.wait(.milliseconds(600))
        model.replaceState(loading("two"))
        environment.wait(.milliseconds(1100))
        expect(model.currentDisplayState, is: loading("two"))
        environment.wait(.milliseconds(100))

        expect(model.currentDisplayState.tabs[0].phase, is: .loaded)
        expect(environment.owner.requests.map { ($0.request as? LoadStatistics)?.widget }, is: ["one", "two"])
    }

    @Test func `charts that are not given anew stay, and that is said below them until they have come`() {
        environment.owner.script = AnswerScript([.refused, .given])
        let model = StatisticsWidgetViewModel(.teamStats, in: environment)
        let view = StatisticsWidgetView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 56, in: environment)
        stage.window.resize(to: Size(width: 56, height: 40))
        func isRead(_ words: String) -> Bool { ReadingText.lines(of: stage.view).contains { $0.contains(words) } }

        model.refresh()
        stage.advance(by: .milliseconds(1200))
        expect(model.currentDisplayState.shownTab?.phase, is: .failed(.refused))
        expect(isRead("Possession"), is: true)
        expect(isRead("Statistics could not be loaded"), is: true)
        expect(isRead("Refresh"), is: true)
        expect(isRead("Try again"), is: false)
        model.refresh()
        stage.advance(by: .milliseconds(1200))

        expect(model.currentDisplayState, is: .teamStats)
        expect(isRead("Possession"), is: true)
        expect(isRead("Statistics could not be loaded"), is: false)
    }
}
