import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// The languages of the menu.
@MainActor
struct ProfileMenuListRulesTests {
    @Test(arguments: [
        (["a", "b", "c"], "a", "b"), (["a", "b", "c"], "b", "c"), (["a", "b", "c"], "c", "a"), (["a"], "a", "a"),
        (["a", "b"], "x", "a"), ([], "x", "x"),
    ])
    func `languages go round`(codes: [String], before: String, after: String) {
        var state = ProfileMenuListDisplayState(
            items: [], language: LanguageChoice(code: before, name: before),
            languages: codes.map { LanguageChoice(code: $0, name: $0) })

        state.wishForNextLanguage()
        expect(state.language.code, is: before)
        expect(state.wished?.code, is: (after == before ? nil : after))
        state.endWish(nil)

        #expect(state.language.code == after && state.wished == nil)
    }

    @Test(
        arguments: [([], .information), (["en"], .information), (["en", "fr"], .navigation), (["fr"], .navigation)]
            as [([String], ActionRowKind)])
    func `the row of the language leads on where there is another, and only tells where there is none`(
        codes: [String], kind: ActionRowKind
    ) {
        let state = ProfileMenuListDisplayState(
            items: [ProfileMenuItem(.changeLanguage), ProfileMenuItem(.helpCenter)], language: .english,
            languages: codes.map { LanguageChoice(code: $0, name: $0) })

        expect(state.rows(in: .simulated()).map(\.kind), is: [kind, .navigation])
    }

    @Test func `a language that has come to be spoken meanwhile was not asked for in vain`() {
        let languages = ["a", "b"].map { LanguageChoice(code: $0, name: $0) }
        var state = ProfileMenuListDisplayState(items: [], language: languages[0], languages: languages)
        state.wishForNextLanguage()

        state.language = languages[1]
        state.endWish(.noAnswer)

        #expect(state.language == languages[1] && state.wished == nil && state.failure == nil)
    }

    @Test func `the next language is spoken after a tenth of a second, or not at all`() {
        expectAnswer(
            after: 100, waiting: "English …", given: "Français", refused: "English refused", silence: "English noAnswer"
        ) {
            environment, server in
            let model = ProfileMenuListViewModel(.standard, in: environment)
            model.environment.owner.script = server
            model.selectItem(id: "changeLanguage")
            model.selectItem(id: "changeLanguage")
            return {
                let value = model.rowViewModels[2].currentDisplayState.value
                return model.currentDisplayState.failure.map { "\(value) \($0)" } ?? value
            }
        }
    }

    @Test func `the focus stays with its row as another comes before it`() {
        let environment = ViewEnvironment.simulated()
        let model = ProfileMenuListViewModel(.minimal, in: environment)
        let view = ProfileMenuListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 40, in: environment)
        stage.window.resize(to: Size(width: 40, height: 20))
        stage.tab()

        model.update { $0.items.insert(ProfileMenuItem(.promotions), at: 0) }
        stage.press(.enter)

        expect(environment.owner.requests.map(\.description), is: ["app:open-page page=notifications"])
    }

    @Test func `logging out takes a second press within five seconds, with nothing else between`() {
        let environment = ViewEnvironment.simulated()
        let model = ProfileMenuListViewModel(.minimal, in: environment)
        var asked: [String] { environment.owner.requests.map(\.description) }

        model.selectItem(id: "logout")
        expect(model.currentDisplayState.asksToLogOut, is: true)
        expectEmpty(asked)
        environment.scheduler.advance(by: .seconds(5))
        #expect(!model.currentDisplayState.asksToLogOut)
        model.selectItem(id: "logout")
        model.selectItem(id: "helpCenter")
        expect(model.currentDisplayState.asksToLogOut, is: false)
        expect(asked, is: ["app:open-page page=helpCenter"])
        model.selectItem(id: "logout")
        expect(asked.count, is: 1)
        environment.scheduler.advance(by: .milliseconds(750))
        model.selectItem(id: "logout")

        expect(asked.last, is: "account:log-out")
        expect(model.currentDisplayState.asksToLogOut, is: false)
    }

    @Test func `a double click and a held key are one press of logging out, which the next one means`() {
        let environment = ViewEnvironment.simulated()
        let model = ProfileMenuListViewModel(.minimal, in: environment)

        model.selectItem(id: "logout")
        for _ in 0..<3 {
            environment.scheduler.advance(by: .milliseconds(749))
            model.selectItem(id: "logout")
        }
        expect(model.currentDisplayState.asksToLogOut, is: true)
        expectEmpty(environment.owner.requests)
        environment.scheduler.advance(by: .milliseconds(750))
        model.selectItem(id: "logout")
        #expect(!model.currentDisplayState.asksToLogOut)
        environment.scheduler.advance(by: .milliseconds(30))
        model.selectItem(id: "logout")

        #expect(!model.currentDisplayState.asksToLogOut)
        expect(environment.owner.requests.map(\.description), is: ["account:log-out"])
    }

    @Test func `with another language it is forgotten why one was not spoken, and what is wanted stays wanted`() {
        let environment = ViewEnvironment.simulated().answering([.refused, .given])
        let languages = ["en", "fr", "pt"].map { LanguageChoice(code: $0, name: $0) }
        let model = ProfileMenuListViewModel(
            ProfileMenuListDisplayState(items: [], language: languages[0], languages: languages), in: environment)
        var state: ProfileMenuListDisplayState { model.currentDisplayState }
        model.update { $0.wishForNextLanguage() }
        environment.scheduler.advance(by: .milliseconds(100))
        expect(state.failure, is: .refused)
        expect(state.language, is: languages[0])

        model.updateLanguage(languages[1])
        #expect(state.failure == nil && state.language == languages[1])
        model.update { $0.wishForNextLanguage() }
        model.updateLanguage(languages[0])
        expect(state.wished, is: languages[2])
        expect(state.language, is: languages[0])
        environment.scheduler.advance(by: .milliseconds(100))

        #expect(state.wished == nil && state.language == languages[2])
        expect(environment.owner.requests.map { ($0.request as? ChangeLanguage)?.code }, is: ["fr", "pt"])
    }

    @Test func `a language that is asked for is said to be, after the one that is spoken`() {
        let environment = ViewEnvironment.simulated()
        let model = ProfileMenuListViewModel(.languageAskedFor, in: environment)
        let view = ProfileMenuListView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 40, in: environment)
        expect(ReadingText.lines(of: stage.view), contains: "› Change language English, Français, asked for")

        model.update { $0.wished = nil }
        stage.window.update()

        expect(ReadingText.lines(of: stage.view), contains: "› Change language English")
    }
}
