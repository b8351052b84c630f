import GomaCatalog
import TerminalKit
import Testing

@testable import GomaKit

/// When what is asked for is answered, given, refused or not at all.
@MainActor
struct MockRequestTests {
    private let environment = ViewEnvironment()

    /// Milliseconds after which a question is answered that takes so many to be.
    private func answer(after time: Int, _ answers: [MockAnswer]) -> (time: Int, answer: MockAnswer)? {
        let model = PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: environment)
        if !answers.isEmpty { model.server = MockServer(answers) }
        var answer: MockAnswer?
        let question = model.ask(for: .milliseconds(time)) { answer = $0 }
        for elapsed in 0...10_000 {
            if let answer { return (elapsed - 1, answer) }
            environment.scheduler.advance(by: .milliseconds(elapsed == 0 ? 0 : 1))
        }
        withExtendedLifetime(question) {}
        return nil
    }

    @Test(arguments: [0, 1, 1500, 4999, 5000, 6000])
    func `what is given or refused comes at its time`(time: Int) throws {
        for (answers, expected) in [([], .given), ([.given], .given), ([.refused], .refused)]
            as [([MockAnswer], MockAnswer)]
        {
            let found = try #require(answer(after: time, answers))

            #expect(found.time == time && found.answer == expected)
        }
    }

    @Test(arguments: [(0, 5000), (1, 5000), (1500, 5000), (4999, 5000), (5000, 5000), (6000, 6000)])
    func `what is not answered is waited for five seconds, or as long as its answer would take`(
        time: Int, patience: Int
    ) throws {
        let found = try #require(answer(after: time, [.silence]))

        #expect(found.time == patience && found.answer == .silence)
    }

    @Test func `a question takes its answer when it comes, in the order in which answers are due`() {
        let model = PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: environment)
        model.server = MockServer([.refused, .given])
        var told: [String] = []
        let slow = model.ask(for: .seconds(2)) { told.append("slow \($0)") }
        let quick = model.ask(for: .seconds(1)) { told.append("quick \($0)") }

        environment.scheduler.advance(by: .seconds(2))

        #expect(told == ["quick refused", "slow given"])
        withExtendedLifetime((slow, quick)) {}
    }

    @Test func `a question is answered once`() {
        let model = PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: environment)
        var count = 0
        let question = model.ask(for: .seconds(1)) { _ in count += 1 }

        environment.scheduler.advance(by: .seconds(60))

        #expect(count == 1 && environment.scheduler.nextDue == nil)
        withExtendedLifetime(question) {}
    }
}
