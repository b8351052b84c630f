import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPages

/// What every page answers its parts itself.
@MainActor
struct FollowingSourceTests {
    private let environment: ViewEnvironment
    private let session: PageSession
    private let asking: PillItemViewModel

    init() throws {
        var environment = ViewEnvironment.simulated()
        // Nobody else answers.
        environment.owner = Owner()
        self.environment = environment
        session = try PageSession(
            PageDescription(parsing: "parts: [{component: Button}]", file: "a.yaml"), kit: .goma, registry: .goma,
            environment: environment)
        asking = PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: environment)
    }

    private func pass(_ time: Duration) { environment.scheduler.advance(by: time) }

    @Test func `ten more of a list come, and after a second`() {
        var answers: [String] = []
        let question = asking.ask(to: LoadMore(list: "games")) { answers.append("\($0)") }

        pass(.milliseconds(999))
        expectEmpty(answers)
        pass(.milliseconds(1))

        expect(answers, is: ["done(10)"])
        withExtendedLifetime((session, question)) {}
    }

    @Test func `a game that somebody waits for has begun after a second`() {
        var begun: [Bool] = []
        let question = asking.ask(to: PlayGame(id: "a", isPractice: true)) {
            if case .done = $0 { begun.append(true) } else { begun.append(false) }
        }

        pass(.milliseconds(999))
        expectEmpty(begun)
        pass(.milliseconds(1))

        expect(begun, is: [true])
        withExtendedLifetime((session, question)) {}
    }

    @Test func `the languages are those that people speak, and a part that asks for them gets all of them`() throws {
        var answers: [[LanguageChoice]] = []
        let question = asking.ask(to: LoadLanguages()) {
            if case .done(let languages) = $0 { answers.append(languages) }
        }

        pass(.zero)

        let listed = try #require(session.sources["app"]?.member("languages")?.value as? [LanguageChoice])
        expect(answers, is: [listed])
        expect(listed.first, is: LanguageChoice(code: "en", name: "English"))
        expect(listed.map(\.code).filter { ["en", "fr", "pt", "en-XA"].contains($0) }, is: ["en", "fr", "pt"])
        withExtendedLifetime(question) {}
    }
}
