import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaAccount
@testable import GomaCatalog
@testable import GomaElements

/// How a payment is confirmed on the phone, step by step and in time.
@MainActor
struct TransactionVerificationTimeTests {
    private let environment = ViewEnvironment.simulated()

    @Test func `a prompt comes to the phone after three seconds, and is confirmed three later`() {
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "", phase: .pushing), in: environment)
        let phase = { "\(model.currentDisplayState.phase)" }

        expect(environment.around(.seconds(3), phase), is: ["pushing", "prompted"])
        expect(environment.around(.seconds(3), phase), is: ["prompted", "confirmed"])
        #expect(environment.isAtRest)
    }

    @Test(arguments: [
        ([ScriptedAnswer.refused], 3, "notSent(GomaKit.RequestFailure.refused)"),
        ([.silence], 5, "notSent(GomaKit.RequestFailure.noAnswer)"),
    ])
    func `a prompt that does not come to the phone is told`(answers: [ScriptedAnswer], seconds: Int, phase: String) {
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "", phase: .failed(.refused)), in: environment)
        model.environment.owner.script = AnswerScript(answers)
        model.buttonViewModel?.press()

        let seen = environment.around(.seconds(seconds)) { "\(model.currentDisplayState.phase)" }

        expect(seen, is: ["pushing", phase])
        expect(environment.isAtRest, is: true)
    }

    @Test(arguments: [
        (VerificationPhase.pushing, "The prompt could not be sent to your phone"),
        (.prompted, "The payment was declined on your phone"),
    ])
    func `only who has been asked is said to have declined`(phase: VerificationPhase, words: String) {
        environment.owner.script = AnswerScript([.refused])
        let view = TransactionVerificationView(environment: environment)
        view.configure(
            with: TransactionVerificationViewModel(
                TransactionVerificationDisplayState(id: "", phase: phase), in: environment))
        let stage = ComponentHarness(view, width: 60, in: environment)

        stage.advance(by: .seconds(3))

        expect(ReadingText.lines(of: stage.view), contains: words)
    }

    @Test func `a payment that is not confirmed in time expires with its last second, and begins anew with sixty`() {
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "", phase: .prompted, secondsLeft: 2), in: environment)
        model.environment.owner.script = AnswerScript([.silence, .given])
        let state = { (model.currentDisplayState.phase == .expired, model.currentDisplayState.secondsLeft) }

        let first = environment.around(.seconds(2), state)
        #expect(first[0] == (false, 1))
        #expect(first[1] == (true, nil))
        #expect(environment.isAtRest)
        model.buttonViewModel?.press()

        expect(model.currentDisplayState.phase, is: .pushing)
        expect(model.currentDisplayState.secondsLeft, is: 60)
        let second = environment.around(.seconds(1), state)
        #expect(second[0] == (false, 60))
        #expect(second[1] == (false, 59))
    }

    @Test(arguments: [VerificationPhase.confirmed, .failed(.refused), .notSent(.refused), .expired])
    func `no time is left to confirm once nothing is awaited, whatever time the state has`(phase: VerificationPhase) {
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "", phase: .prompted, secondsLeft: 30), in: environment)
        let view = TransactionVerificationView(environment: environment)
        view.configure(with: model)
        let stage = ComponentHarness(view, width: 48, in: environment)
        #expect(stage.rows.contains { $0.contains("0:30 left") })

        model.update { $0.phase = phase }
        stage.advance(by: .zero)

        #expect(!stage.rows.contains { $0.contains("left") })
    }

    @Test func `a payment without a limit waits for its answer alone`() {
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "", phase: .prompted), in: environment)

        environment.wait(.milliseconds(2999))
        #expect(model.currentDisplayState.phase == .prompted && model.currentDisplayState.secondsLeft == nil)
        environment.wait(.milliseconds(1))

        expect(model.currentDisplayState.phase, is: .confirmed)
        expect(environment.isAtRest, is: true)
    }

    @Test(arguments: [(Int?.none, 60, "failed(GomaKit.RequestFailure.noAnswer)"), (90, 90, "expired")])
    func `a payment that nobody confirms is over with its time, and after a minute where it has no limit`(
        limit: Int?, seconds: Int, phase: String
    ) {
        environment.owner.script = AnswerScript([.silence])
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "", phase: .prompted, secondsLeft: limit), in: environment)

        let seen = environment.around(.seconds(seconds)) { "\(model.currentDisplayState.phase)" }

        expect(seen, is: ["prompted", phase])
        expect(environment.isAtRest, is: true)
    }

    @Test(arguments: [
        (Int?.some(10), Int?.some(20), 20, "expired"), (nil, 90, 90, "expired"),
        (90, nil, 60, "failed(GomaKit.RequestFailure.noAnswer)"),
    ])
    func `a limit that comes, goes or changes meanwhile is the one that holds`(
        limit: Int?, later: Int?, seconds: Int, phase: String
    ) {
        environment.owner.script = AnswerScript([.silence])
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "", phase: .prompted, secondsLeft: limit), in: environment)
        environment.wait(.seconds(5))

        model.update { $0.secondsLeft = later }

        let seen = environment.around(.seconds(seconds)) { "\(model.currentDisplayState.phase)" }
        expect(seen, is: ["prompted", phase])
        expect(environment.isAtRest, is: true)
    }

    @Test func `the first second of another payment is a whole one`() {
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "p-1", phase: .prompted, secondsLeft: 45), in: environment)
        environment.wait(.milliseconds(600))

        model.update { $0 = TransactionVerificationDisplayState(id: "p-2", phase: .prompted, secondsLeft: 60) }

        let seen = environment.around(.seconds(1)) { model.currentDisplayState.secondsLeft }
        expect(seen, is: [60, 59])
    }

    @Test(arguments: [
        (Localization.english, "PIN: 9 of 10 digits entered"), (.french, "Code PIN, chiffres saisis\u{a0}: 9 sur 10"),
    ])
    func `of a long PIN all digits are told, though no more than eight are drawn`(
        language: Localization, words: String
    ) {
        let environment = ViewEnvironment.simulated(localization: language)
        let view = TransactionVerificationView(environment: environment)
        view.configure(
            with: TransactionVerificationViewModel(
                TransactionVerificationDisplayState(
                    id: "", phase: .prompted, picture: .pin(entered: 9, count: 10)), in: environment))
        let stage = ComponentHarness(view, width: 60, in: environment)

        expect(ReadingText.lines(of: stage.view), contains: words)
    }

    @Test(arguments: [(9, 7), (10, 8)])
    func `of a long PIN the last box is filled with the last digit`(entered: Int, boxes: Int) {
        let view = TransactionVerificationView(environment: environment)
        view.configure(
            with: TransactionVerificationViewModel(
                TransactionVerificationDisplayState(
                    id: "", phase: .prompted, picture: .pin(entered: Limited(entered), count: 10)), in: environment))

        let stage = ComponentHarness(view, width: 60, in: environment)

        expect(stage.rows.joined().count { $0 == "•" }, is: boxes)
    }

    @Test func `the owner is told once of a payment that is confirmed, and then that the customer goes on`() {
        let model = TransactionVerificationViewModel(
            TransactionVerificationDisplayState(id: "p-1", phase: .pushing), in: environment)

        environment.wait(.seconds(6))
        model.buttonViewModel?.press()

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "account:send-prompt id=p-1", "account:await-confirmation id=p-1", "account:payment-confirmed id=p-1",
                "account:leave-verification id=p-1",
            ])
    }
}
