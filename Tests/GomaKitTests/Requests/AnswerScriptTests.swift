import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaKit

/// A script in the place of the services that components ask.
@MainActor
struct AnswerScriptTests {
    private let environment = ViewEnvironment()

    private func model(in environment: ViewEnvironment) -> PillItemViewModel {
        PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: environment)
    }

    private func answers(to count: Int, by script: [ScriptedAnswer]) -> [String] {
        let environment = environment.answering(script)
        var answers: [String] = []
        for _ in 0..<count {
            let question = model(in: environment).ask(to: LoadMore(list: "games")) { answers.append("\($0)") }
            environment.scheduler.advance(by: .seconds(5))
            withExtendedLifetime(question) {}
        }
        return answers
    }

    @Test(arguments: [
        ([ScriptedAnswer](), ["done(10)", "done(10)"]),
        ([.refused], ["refused(reason: nil)", "refused(reason: nil)"]),
        ([.refused, .given], ["refused(reason: nil)", "done(10)", "done(10)"]),
        ([.given, .silence], ["done(10)", "silence", "silence"]),
    ])
    func `answers come in turn, and the last one goes on`(script: [ScriptedAnswer], expected: [String]) {
        expect(answers(to: expected.count, by: script), is: expected)
    }

    @Test func `an answer comes at its request's own time, in the order in which answers are due`() {
        let environment = environment.answering([.refused, .given])
        var told: [String] = []
        let slow = model(in: environment).ask(to: SendPrompt(id: "one")) { told.append("slow \($0.failure == nil)") }
        let quick = model(in: environment).ask(to: ResendCode(code: "sign-up")) {
            told.append("quick \($0.failure == nil)")
        }

        environment.scheduler.advance(by: .milliseconds(999))
        expectEmpty(told)
        environment.scheduler.advance(by: .milliseconds(1))
        expect(told, is: ["quick false"])
        environment.scheduler.advance(by: .seconds(2))

        #expect(told == ["quick false", "slow true"] && environment.scheduler.nextDue == nil)
        withExtendedLifetime((slow, quick)) {}
    }

    @Test func `a script leaves to owners above it what they take`() {
        let taking = environment.owner.take(LoadMore.self) { _ in .done(3) }

        expect(answers(to: 1, by: [.silence]), is: ["done(3)"])
        withExtendedLifetime(taking) {}
    }

    @Test func `a variant's answers reach its model, and its parts share them`() throws {
        let ticket = try ComponentRegistry.goma.component(named: "TicketBetInfo")
        let state = try #require(ticket.stateIndex(named: "Fails, then succeeds"))
        let model = try #require(
            ticket.instance(stateAt: state, in: environment).model as? TicketBetInfoViewModel)
        let part = try #require(model.cashoutAmountViewModel as? CashoutAmountViewModel)
        var told: [Bool] = []

        let questions = [
            model.ask(to: RemoveLimit(id: "a")) { told.append($0.failure == nil) },
            part.ask(to: RemoveLimit(id: "b")) { told.append($0.failure == nil) },
        ]
        environment.scheduler.advance(by: .seconds(2))

        expect(told, is: [false, true])
        withExtendedLifetime(questions) {}
    }

    @Test func `what a script has no answer to is refused, a second after it was asked`() {
        let environment = environment.answering([.given])
        var answers: [String] = []
        let question = model(in: environment).ask(to: CountSeats()) { answers.append("\($0)") }

        environment.scheduler.advance(by: .milliseconds(999))
        expectEmpty(answers)
        environment.scheduler.advance(by: .milliseconds(1))

        #expect(answers == ["refused(reason: nil)"] && environment.scheduler.nextDue == nil)
        withExtendedLifetime(question) {}
    }

    @Test func `the nearest script answers, and one above where there is none nearer`() {
        let outer = environment.answering([.given])
        var between = outer
        between.owner = Owner(under: outer.owner)
        var told: [Bool] = []

        let questions = [outer.answering([.refused]), between].map { place in
            model(in: place).ask(to: RemoveLimit(id: "a")) { told.append($0.failure == nil) }
        }
        environment.scheduler.advance(by: .seconds(2))

        expect(told, is: [false, true])
        withExtendedLifetime(questions) {}
    }

    @Test func `a question that is let go of is not answered`() {
        let environment = environment.answering([.silence])
        for time in [Duration.milliseconds(500), .seconds(2)] {
            let question = model(in: environment).ask(to: LoadMore(list: "games")) { _ in Issue.record("answered") }
            environment.scheduler.advance(by: time)
            withExtendedLifetime(question) {}
        }

        environment.scheduler.advance(by: .seconds(10))
        expect(environment.scheduler.nextDue, is: nil)
    }
}

/// A request that is answered with a number, which no script knows.
private struct CountSeats: ComponentRequest {
    typealias Reply = Int

    static let name = "test:count-seats"
    var words: String { "count the seats" }
}
