import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Opening an account in more than one go: sent again, gone back, asked for another code.
@MainActor
final class SignupAgainTests {
    private let environment = ViewEnvironment.simulated()
    private let form: Signup
    private var wishes: [PageNews] = []
    private var subscription: Broadcast<PageNews>.Subscription?

    init() {
        form = Signup(in: environment)
        for part in Signup.partNames { _ = form.model(of: part) }
        subscription = form.wishes.subscribe { [weak self] in self?.wishes.append($0) }
    }

    private var state: SignupState { form.currentDisplayState }
    private func wait(_ duration: Duration) { environment.scheduler.advance(by: duration) }

    /// Messages with the code so far.
    private var messages: Int {
        wishes.count { if case .say(let sentence) = $0 { sentence.contains("your code is 2468") } else { false } }
    }

    private func fill(email: String = "new@goma.example") {
        let texts = ["Ana Silva", email, "912 345 678", "Sup3rsecret"]
        for (field, text) in zip(SignupField.allCases, texts) { form.fieldViewModel(field).updateText(text) }
        if !state.terms.isAccepted { form.termsViewModel.toggleAcceptance() }
    }

    private func reachCode() {
        fill()
        form.submit()
        wait(.milliseconds(1200))
    }

    @Test func `details take an answer's time, and not a moment longer`() {
        fill()

        form.submit()
        wait(.milliseconds(1199))
        #expect(state.isSending && state.stage == .details)
        wait(.milliseconds(1))

        #expect(!state.isSending && state.stage == .code)
    }

    @Test func `details that are sent twice are sent once`() {
        fill()

        form.submit()
        wait(.milliseconds(600))
        form.submit()
        wait(.milliseconds(600))

        #expect(state.stage == .code)
        #expect(wishes.count { $0 == .focus(member: "code") } == 1)
    }

    @Test func `an address that is refused twice says so twice, and another is taken`() {
        for _ in 0..<2 {
            fill(email: SignupService.takenEmail)
            #expect(state.email.problem == nil)
            form.submit()
            wait(.seconds(2))
            #expect(state.email.problem == .told("There is an account with this address already"))
        }

        reachCode()

        #expect(state.stage == .code && state.email.problem == nil)
    }

    @Test func `an answer that does not come is waited for five seconds, and sending again forgets that it did not`() {
        fill(email: SignupService.silentEmail)
        form.submit()
        wait(.milliseconds(4999))
        #expect(state.isSending && !state.isUnanswered)
        wait(.milliseconds(1))
        #expect(!state.isSending && state.isUnanswered)

        form.submit()
        #expect(!state.isUnanswered)
        wait(.milliseconds(1200))

        #expect(state.stage == .code && !state.isUnanswered)
    }

    @Test func `the message with the code comes a second after the code was sent, once`() {
        reachCode()
        wait(.milliseconds(999))
        #expect(messages == 0)
        wait(.milliseconds(1))
        #expect(messages == 1)
        wait(.seconds(60))

        #expect(messages == 1)
    }

    @Test func `a code that is asked for again comes again, a second after it was sent`() {
        reachCode()
        wait(.seconds(30))
        #expect(messages == 1 && state.resend.phase == .ready)

        form.resendViewModel.resend()
        wait(.milliseconds(1999))
        #expect(messages == 1)
        wait(.milliseconds(1))

        #expect(messages == 2)
    }

    @Test(arguments: [Duration.zero, .milliseconds(500), .milliseconds(1500)])
    func `no code comes to a customer who has gone back, however far it was on its way`(delay: Duration) {
        reachCode()
        wait(.seconds(30))
        form.resendViewModel.resend()
        wait(delay)

        form.changeDetails()
        wait(.seconds(60))

        #expect(messages == 1 && state.stage == .details)
        #expect(environment.scheduler.nextDue == nil)
    }

    @Test func `a wrong code is typed again, wrong and right`() {
        reachCode()
        for code in ["1111", "1111", "2222"] {
            form.codeViewModel.enter(code)
            #expect(state.isSending)
            wait(.milliseconds(1200))
            #expect(state.code.problem == .refused(.refused) && state.code.pin.isEmpty)
        }

        form.codeViewModel.enter(SignupService.code)
        wait(.milliseconds(1199))
        #expect(state.stage == .code)
        wait(.milliseconds(1))

        #expect(state.stage == .done)
    }

    @Test func `a code that is sent twice is checked once`() {
        reachCode()
        form.codeViewModel.enter("1111")

        form.confirm()
        form.confirm()
        wait(.milliseconds(1200))
        wait(.milliseconds(1200))

        #expect(wishes.count { $0 == .focus(member: "code") } == 2)
    }

    @Test func `going back twice goes back once, and what was typed is still there`() {
        reachCode()
        let details = (state.name.text, state.email.text, state.phone.text, state.password.text)

        form.changeDetails()
        form.changeDetails()
        #expect(wishes.count { $0 == .focus(member: "name") } == 1)
        #expect((state.name.text, state.email.text, state.phone.text, state.password.text) == details)
        form.submit()
        wait(.milliseconds(1200))

        #expect(state.stage == .code && state.resend.phase == .waiting(seconds: 30))
    }

    @Test func `a second code is waited for as long as the first`() {
        reachCode()
        wait(.milliseconds(10_500))
        form.changeDetails()
        form.submit()
        wait(.milliseconds(1200))

        wait(.milliseconds(29_999))
        #expect(state.resend.phase == .waiting(seconds: 1))
        wait(.milliseconds(1))

        #expect(state.resend.phase == .ready)
    }

    @Test func `a form that is gone while it waits is answered by nobody`() {
        weak var gone: Signup?
        do {
            let form = Signup(in: environment)
            let texts = ["Ana Silva", "new@goma.example", "912 345 678", "Sup3rsecret"]
            for (field, text) in zip(SignupField.allCases, texts) { form.fieldViewModel(field).updateText(text) }
            form.termsViewModel.toggleAcceptance()
            form.submit()
            gone = form
            #expect(environment.scheduler.nextDue != nil)
        }

        #expect(gone == nil)
        #expect(environment.scheduler.nextDue == nil)
    }
}
