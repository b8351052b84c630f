import GomaKit
@testable import GomaCatalog
import TerminalKit
import Testing

@MainActor
struct MockServerTests {
    @Test(arguments: [
        ([MockAnswer](), [MockAnswer.given, .given]), ([.refused], [.refused, .refused]),
        ([.refused, .given], [.refused, .given, .given]), ([.given, .silence], [.given, .silence, .silence]),
    ])
    func `answers come in turn, and the last one goes on`(script: [MockAnswer], answers: [MockAnswer]) {
        let server = MockServer(script)

        #expect(answers.map { _ in server.answer() } == answers)
    }

    @Test func `a variant's answers reach its model, and its parts share them`() throws {
        let ticket = try ComponentRegistry.goma.component(named: "TicketBetInfo")
        let state = try #require(ticket.stateIndex(named: "Fails, then succeeds"))

        let one = try #require(model(of: ticket, stateAt: state))
        let part = try #require(one.cashoutAmountViewModel as? CashoutAmountViewModel)

        #expect(one.server === part.server)
        #expect(one.server?.answer() == .refused && part.server?.answer() == .given)
        #expect(try #require(model(of: ticket, stateAt: state)).server?.answer() == .refused)
        #expect(try #require(model(of: ticket, stateAt: 0)).server == nil)
    }

    @Test func `a question that is let go of is not answered`() {
        let environment = ViewEnvironment()
        let model = PillItemViewModel(.football, in: environment)
        model.server = MockServer([.silence])
        for time in [Duration.milliseconds(500), .seconds(2)] {
            let question = model.ask(for: .seconds(1)) { _ in Issue.record("answered") }

            environment.scheduler.advance(by: time)
            withExtendedLifetime(question) {}
        }

        environment.scheduler.advance(by: .seconds(10))
        #expect(environment.scheduler.nextDue == nil)
    }

    private func model(of component: ComponentDescriptor, stateAt index: Int) -> TicketBetInfoViewModel? {
        component.instance(stateAt: index, in: ViewEnvironment()).model as? TicketBetInfoViewModel
    }
}
