import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp

/// The services of an app: when they answer, and what becomes of it while something goes wrong.
@MainActor
struct AppServiceTests {
    private let environment = ViewEnvironment.simulated()
    private let service: AppService
    private let heard = Heard()

    /// What has been done, and what has been answered.
    private final class Heard {
        var done: [String] = []
        var answers: [Result<String, AppRefusal>] = []
    }

    init() { service = AppService(currency: "EUR", in: environment) }

    private func ask(_ name: String, taking time: Duration = AppService.answerTime) {
        service.answer(after: time) { [heard] () throws(AppRefusal) -> String in
            heard.done.append(name)
            return name
        } then: { [heard] answer in
            heard.answers.append(answer)
        }
    }

    private func pass(_ time: Duration) { environment.scheduler.advance(by: time) }

    @Test func `while answers are slow, one that takes longer still takes as long, and none gets in another's way`() {
        service.toggle(.slow)
        ask("long", taking: .seconds(5))
        ask("short")

        pass(.milliseconds(2999))
        expectEmpty(heard.answers)
        pass(.milliseconds(1))
        expect(heard.answers, is: [.success("short")])
        pass(.milliseconds(1999))
        expect(heard.answers, is: [.success("short")])
        pass(.milliseconds(1))

        expect(heard.answers, is: [.success("short"), .success("long")])
    }

    @Test func `what is refused is not done, though it was on its way before, and is given again afterwards`() {
        ask("a")
        service.toggle(.refusals)
        pass(.seconds(1))
        expect(heard.answers, is: [.failure(.notNow)])
        expectEmpty(heard.done)

        service.toggle(.refusals)
        ask("b")
        pass(.seconds(1))

        expect(heard.answers, is: [.failure(.notNow), .success("b")])
        expect(heard.done, is: ["b"])
    }

    @Test func `what was asked before the silence is answered, and what is asked in it never is`() {
        ask("a")
        service.toggle(.silence)
        ask("b")
        pass(.seconds(10))
        expect(heard.answers, is: [.success("a")])
        expect(heard.done, is: ["a"])

        service.toggle(.silence)
        ask("c")
        pass(.seconds(10))

        expect(heard.answers, is: [.success("a"), .success("c")])
        expect(heard.done, is: ["a", "c"])
    }

    @Test func `who follows is told of each trouble once it has been switched, on and off`() {
        var told: [Set<Trouble>] = []
        let follower = service.changes.subscribe { [service] in told.append(service.troubles) }

        for trouble in [Trouble.slow, .silence, .slow] { service.toggle(trouble) }

        let expected: [Set<Trouble>] = [[.slow], [.slow, .silence], [.silence]]
        expect(told, is: expected)
        withExtendedLifetime(follower) {}
    }
}
