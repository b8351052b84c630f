import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Opening an account, from the first field to the welcome.
@MainActor
final class SignupTests {
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

    private func fill(email: String = "new@goma.example") {
        let texts = ["Ana Silva", email, "912 345 678", "Sup3rsecret"]
        for (field, text) in zip(SignupField.allCases, texts) { form.fieldViewModel(field).updateText(text) }
        if !state.terms.isAccepted { form.termsViewModel.toggleAcceptance() }
    }

    private func reachCode() {
        fill()
        form.submit()
        wait(SignupService.answerTime)
    }

    // MARK: Details

    @Test func `nothing is sent while something is wrong, and the focus goes to the first of it`() {
        fill()
        form.fieldViewModel(.phone).updateText("912")
        form.fieldViewModel(.password).updateText("short")

        form.fieldViewModel(.name).submit()

        #expect(!state.isSending)
        #expect(wishes == [.focus(member: "phone"), .say("2 entries need another look")])
        #expect(state.phone.problem == .told("A phone number has 9 digits"))
    }

    @Test func `without consent alone the focus goes there`() {
        fill()
        form.termsViewModel.toggleAcceptance()

        form.submit()

        #expect(wishes.first == .focus(member: "terms"))
        #expect(state.terms.problem == .told("Accept the terms before you go on"))
    }

    @Test func `a field says what is wrong when it is left, and not while it is empty or typed in`() {
        let email = form.fieldViewModel(.email)

        email.setFocused(true)
        email.setFocused(false)
        #expect(state.email.problem == nil)
        email.setFocused(true)
        email.updateText("ana")
        #expect(state.email.problem == nil)
        email.setFocused(false)
        #expect(state.email.problem == .told("Please enter a valid email address"))
        email.updateText("ana@")

        #expect(state.email.problem == nil)
    }

    @Test func `a phone number takes digits and blanks alone`() {
        let phone = form.fieldViewModel(.phone)

        #expect(phone.allowsChange(to: "912 3"))
        #expect(!phone.allowsChange(to: "912x"))
        phone.updateText("912x")

        #expect(state.phone.text.isEmpty)
    }

    @Test func `a password is shown and masked again; other fields have nothing to show`() {
        form.fieldViewModel(.password).togglePasswordVisibility()
        form.fieldViewModel(.name).togglePasswordVisibility()

        #expect(state.password.isPasswordVisible)
        #expect(!state.name.isPasswordVisible)
    }

    // MARK: Answers

    @Test func `while an answer is waited for nothing is sent twice or changed`() {
        fill()
        form.submit()
        form.submit()
        form.fieldViewModel(.name).updateText("Another Name")

        #expect(state.isSending && state.name.text == "Ana Silva")
        #expect(!form.currentDisplayState.submitButton(environment).isEnabled)
        wait(SignupService.answerTime)

        #expect(state.stage == .code)
        #expect(wishes == [.focus(member: "code")])
    }

    @Test func `an address that has an account is refused where it stands`() {
        fill(email: "ANA@goma.example")
        form.submit()
        wait(SignupService.answerTime)

        #expect(state.stage == .details && !state.isSending)
        #expect(state.email.problem == .told("There is an account with this address already"))
        #expect(wishes == [.focus(member: "email")])
    }

    @Test func `where no answer comes that is said, and the same can be sent again`() {
        fill(email: SignupService.silentEmail)
        form.submit()
        wait(Owner.patience - .milliseconds(1))
        #expect(state.isSending && !state.isUnanswered)
        wait(.milliseconds(1))
        #expect(!state.isSending && state.isUnanswered)
        #expect(form.currentDisplayState.submitButton(environment).title == "Try again")

        form.submit()
        #expect(!state.isUnanswered)
        wait(SignupService.answerTime)

        #expect(state.stage == .code)
    }

    // MARK: Code

    @Test func `the right code opens the account, as soon as it is whole`() {
        reachCode()

        form.codeViewModel.enter("2468")
        #expect(state.isSending)
        wait(SignupService.answerTime)

        #expect(state.stage == .done)
        #expect(form.outcomeViewModel.currentDisplayState.title == "Welcome, Ana")
        #expect(wishes.last == .focus(member: "leave"))
    }

    @Test func `a wrong code is refused, and another can be typed`() {
        reachCode()

        form.codeViewModel.enter("1357")
        wait(SignupService.answerTime)
        #expect(state.code.problem == .refused(.refused) && state.code.pin.isEmpty)
        form.codeViewModel.enter("2468")
        wait(SignupService.answerTime)

        #expect(state.stage == .done)
    }

    @Test func `the code comes in a message, to where the customer wants it, and again when it is asked for`() {
        form.channelViewModel.selectOption(id: SignupChannel.email.rawValue)
        reachCode()
        wait(Signup.messageTime)
        let message = PageNews.say("Message to new@goma.example: your code is 2468")
        #expect(wishes.last == message)
        wishes = []

        form.resendViewModel.resend()
        #expect(state.resend.phase != .sending)
        wait(.seconds(30))
        form.resendViewModel.resend()
        wait(.seconds(1) + Signup.messageTime)

        #expect(wishes == [message])
    }

    @Test func `back from the code are the details as they were, and what was on its way is forgotten`() {
        reachCode()
        form.codeViewModel.enter("2468")

        form.changeDetails()
        wait(.seconds(5))

        #expect(state.stage == .details && !state.isSending)
        #expect(state.password.text == "Sup3rsecret" && state.code.pin.isEmpty)
    }

    @Test func `every part that is named is there`() {
        let models = Signup.partNames.compactMap(form.model(of:))

        #expect(Signup.partNames.count > 5)
        #expect(Set(models.map(ObjectIdentifier.init)).count == Signup.partNames.count)
        #expect(form.model(of: "price") == nil)
    }
}
