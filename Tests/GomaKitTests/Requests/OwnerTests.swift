import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaKit

/// Who hears of a request, who takes it, and what becomes of it.
@MainActor
struct OwnerTests {
    private let environment = ViewEnvironment()

    private func model(in environment: ViewEnvironment) -> PillItemViewModel {
        PillItemViewModel(PillItemDisplayState(id: "a", title: "A"), in: environment)
    }

    /// An environment whose owner stands below another one's.
    private func below(_ environment: ViewEnvironment) -> ViewEnvironment {
        var part = environment
        part.owner = Owner(under: environment.owner)
        return part
    }

    // MARK: Hearing

    @Test func `requests are kept in order with their sender, here and above, and told to those who listen`() {
        var heard: [String] = []
        let subscription = environment.owner.subscribe { heard.append($0.description) }
        defer { withExtendedLifetime(subscription) {} }
        environment.scheduler.advance(by: .seconds(2))

        let part = below(environment)
        model(in: part).ask(to: GoBack())
        part.ask(to: OpenMatch(id: "m1"), from: "InlineMatchCard", at: "cards[2]")

        expect(environment.owner.requests.map(\.description), is: ["app:go-back", "betting:open-match id=m1"])
        expect(heard, is: environment.owner.requests.map(\.description))
        expect(environment.owner.requests.map(\.component), is: ["PillItem", "InlineMatchCard"])
        expect(environment.owner.requests.map(\.path), is: ["", "cards[2]"])
        #expect(environment.owner.requests.allSatisfy { $0.time.offset == .seconds(2) && !$0.isAwaited })
        expect(part.owner.requests.count, is: 2)
    }

    @Test func `the oldest requests go first`() {
        for amount in 0...Owner.capacity { environment.ask(to: AddToStake(amount: amount)) }

        expect(environment.owner.requests.count, is: Owner.capacity)
        expect(environment.owner.requests.first?.description, is: "betting:add-to-stake amount=1")
    }

    @Test func `a button that belongs to a form asks the form, and one that stands alone asks its owner`() {
        var presses = 0
        let own = ButtonViewModel(StatePlace(ButtonDisplayState(id: "own", title: "Own"), in: environment)) {
            presses += 1
        }
        let alone = ButtonViewModel(ButtonDisplayState(id: "alone", title: "Alone"), in: environment)

        own.press()
        expectEmpty(environment.owner.requests)
        alone.press()

        expect(presses, is: 1)
        expect(environment.owner.requests.map(\.description), is: ["app:press id=alone"])
    }

    // MARK: Taking

    @Test func `a request goes up until somebody takes it, the latest to begin first`() {
        let part = below(environment)
        var asked: [String] = []
        func take(_ owner: Owner, _ name: String, _ reply: RequestReply<Void>) -> Owner.Taking {
            owner.take(OpenGame.self) { question in
                asked.append("\(name) \(question.request.id)")
                return reply
            }
        }
        let takings = [
            take(environment.owner, "page", .done), take(part.owner, "old part", .declined),
            take(part.owner, "part", .declined),
        ]

        part.ask(to: OpenGame(id: "g1"))
        part.ask(to: OpenMatch(id: "m1"))

        expect(asked, is: ["part g1", "old part g1", "page g1"])
        withExtendedLifetime(takings) {}
    }

    @Test func `who takes a request keeps it from those above, and who has let go takes none`() {
        let part = below(environment)
        var asked: [String] = []
        let page = environment.owner.take(GoBack.self) { _ in
            asked.append("page")
            return .done
        }
        var taking: Owner.Taking? = part.owner.take(GoBack.self) { _ in
            asked.append("part")
            return .done
        }

        part.ask(to: GoBack())
        taking = nil
        part.ask(to: GoBack())

        #expect(asked == ["part", "page"] && taking == nil)
        withExtendedLifetime(page) {}
    }

    @Test func `what took requests is kept no longer than until another begins, once it was let go of`() {
        final class Kept {}
        weak var kept: Kept?
        do {
            let object = Kept()
            kept = object
            let taking = environment.owner.take(GoBack.self) { _ in
                withExtendedLifetime(object) {}
                return .done
            }
            withExtendedLifetime(taking) {}
        }

        let other = environment.owner.take(OpenGame.self) { _ in .done }

        #expect(kept == nil)
        withExtendedLifetime(other) {}
    }

    // MARK: Answers

    /// What a question is answered with, and milliseconds after which, in an environment.
    private func answer(in environment: ViewEnvironment) -> (time: Int, answer: String)? {
        var answer: String?
        let question = model(in: environment).ask(to: LoadMore(list: "games")) { answer = "\($0)" }
        expect(answer, is: nil, "answered before the asking has returned")
        defer { withExtendedLifetime(question) {} }
        for elapsed in 0...10_000 {
            environment.scheduler.advance(by: .milliseconds(elapsed == 0 ? 0 : 1))
            if let answer { return (elapsed, answer) }
        }
        return nil
    }

    @Test func `what nobody takes is refused where it is waited for`() throws {
        let answer = try #require(self.answer(in: environment))

        #expect(answer == (0, "refused(reason: nil)"))
    }

    @Test(arguments: [
        (RequestReply<Int>.done(7), 0, "done(7)"),
        (.refused(reason: "closed"), 0, #"refused(reason: Optional("closed"))"#),
        (.later, 5000, "silence"), (.declined, 0, "refused(reason: nil)"),
    ])
    func `an answer is what the owner says, and none is waited for five seconds`(
        reply: RequestReply<Int>, time: Int, answer: String
    ) throws {
        let taking = environment.owner.take(LoadMore.self) { _ in reply }

        let found = try #require(self.answer(in: environment))

        #expect(found == (time, answer))
        withExtendedLifetime(taking) {}
    }

    @Test func `of several answers the first counts, and nobody hears of one that comes too late`() {
        var question: Question<LoadMore>?
        let taking = environment.owner.take(LoadMore.self) {
            question = $0
            return .later
        }
        var answers: [String] = []
        let first = model(in: environment).ask(to: LoadMore(list: "games")) { answers.append("\($0)") }
        question?.answer(.done(1))
        question?.answer(.done(2))
        _ = model(in: environment).ask(to: LoadMore(list: "games")) { answers.append("\($0)") }
        question?.answer(.done(3))
        environment.scheduler.advance(by: .seconds(60))

        #expect(answers == ["done(1)"] && environment.scheduler.nextDue == nil)
        withExtendedLifetime((taking, first)) {}
    }

    @Test func `an answer comes after the while that it takes, and not at all where another came before it`() {
        var question: Question<LoadMore>?
        let taking = environment.owner.take(LoadMore.self) {
            question = $0
            return .later
        }
        var answers: [String] = []
        let first = model(in: environment).ask(to: LoadMore(list: "games")) { answers.append("\($0)") }
        question?.answer(after: .seconds(2), .done(1))
        environment.scheduler.advance(by: .milliseconds(1999))
        expectEmpty(answers)
        environment.scheduler.advance(by: .milliseconds(1))
        #expect(answers == ["done(1)"] && environment.scheduler.nextDue == nil)

        let second = model(in: environment).ask(to: LoadMore(list: "games")) { answers.append("\($0)") }
        question?.answer(after: .seconds(2), .done(2))
        question?.answer(.refused())

        #expect(answers == ["done(1)", "refused(reason: nil)"] && environment.scheduler.nextDue == nil)
        withExtendedLifetime((taking, first, second)) {}
    }

    @Test(arguments: [(1, 3), (3, 1)])
    func `of two answers that take a while the earlier comes, whichever was given first`(first: Int, second: Int) {
        var question: Question<LoadMore>?
        let taking = environment.owner.take(LoadMore.self) {
            question = $0
            return .later
        }
        var answers: [String] = []
        let wait = model(in: environment).ask(to: LoadMore(list: "games")) { answers.append("\($0)") }

        for seconds in [first, second] { question?.answer(after: .seconds(seconds), .done(seconds)) }
        environment.scheduler.advance(by: .seconds(4))

        #expect(answers == ["done(1)"] && environment.scheduler.nextDue == nil)
        withExtendedLifetime((taking, wait)) {}
    }

    @Test func `what is to come in a while leaves nothing to wait for once all is answered`() {
        var question: Question<LoadMore>?
        let taking = environment.owner.take(LoadMore.self) {
            question = $0
            return .later
        }
        var answers: [String] = []
        let wait = model(in: environment).ask(to: LoadMore(list: "games")) { answers.append("\($0)") }

        question?.answer(.done(1))
        question?.answer(after: .seconds(2), .done(2))

        #expect(answers == ["done(1)"] && environment.scheduler.nextDue == nil)
        withExtendedLifetime((taking, wait)) {}
    }

    @Test func `who follows a question hears whether it was done, after whoever asked`() {
        var told: [String] = []
        environment.owner.script = AnswerScript([.given, .refused])
        let taking = environment.owner.take { question in
            question.whenAnswered { told.append("\(question.asked) \($0)") }
            return false
        }

        let questions = (1...2).map { number in
            model(in: environment).ask(to: RemoveLimit(id: "\(number)")) { _ in told.append("asked") }
        }
        environment.scheduler.advance(by: .seconds(5))

        expect(
            told,
            is: [
                "asked", "account:remove-limit id=1 true", "asked", "account:remove-limit id=2 false",
            ])
        withExtendedLifetime((taking, questions)) {}
    }

    @Test func `who follows a question whose answer is on its way hears of it too`() {
        var told: [String] = []
        let taking = environment.owner.take(LoadMore.self) { question in
            question.answer(.done(1))
            question.whenAnswered { told.append("followed \($0)") }
            return .later
        }

        let wait = model(in: environment).ask(to: LoadMore(list: "games")) { told.append("\($0)") }
        environment.scheduler.advance(by: .zero)

        expect(told, is: ["done(1)", "followed true"])
        withExtendedLifetime((taking, wait)) {}
    }

    @Test(arguments: [(RequestAnswer<Int>.done(1), true), (.refused(), false)])
    func `who follows a question that has been answered hears so at once, though nobody waits any more`(
        answer: RequestAnswer<Int>, isDone: Bool
    ) throws {
        var asked: Question<LoadMore>?
        let taking = environment.owner.take(LoadMore.self) {
            asked = $0
            return .later
        }
        var told: [Bool] = []
        let wait = model(in: environment).ask(to: LoadMore(list: "games")) { _ in }
        let question = try #require(asked)

        withExtendedLifetime(wait) { question.answer(answer) }
        question.whenAnswered { told.append($0) }

        expect(told, is: [isDone])
        withExtendedLifetime(taking) {}
    }
}
