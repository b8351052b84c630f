import GomaPages
import GomaUI
import TerminalKit

/// The form that opens an account: the details, the code that proves them, and the end. Nothing is sent before every field
/// is right; the focus goes to the first that is not.
final class Signup: ViewModel<SignupState> {
    /// Told what the page is to do.
    let wishes = Broadcast<PageNews>()
    private let service: SignupService
    /// What has been sent and is not answered yet.
    private var request: AnyCancellable?
    /// The message with the code, on its way.
    private var message: AnyCancellable?

    /// How long the message with the code is on its way.
    static let messageTime = Duration.seconds(1)

    /// The parts that a page can show beside the fields.
    private enum Part: String, CaseIterable {
        case title, steps, channel, terms, submit, failure, sent, code, resend, confirm, change, done, leave
    }

    init(in environment: ViewEnvironment) {
        service = SignupService(on: environment.scheduler)
        super.init(StatePlace(SignupState(in: environment), in: environment))
    }

    // MARK: What the customer does

    /// Sends the details, or says what is wrong with them.
    func submit() {
        guard currentDisplayState.takesDetails else { return }
        update { state in state.sayProblems { text($0) } }
        guard !sayWrongParts() else { return }
        update {
            $0.isSending = true
            $0.isUnanswered = false
        }
        request = service.openAccount(email: currentDisplayState.email.text) { [weak self] in self?.receive($0) }
    }

    /// Sends the code, once it is whole.
    func confirm() {
        let state = currentDisplayState
        guard state.stage == .code, state.code.isComplete, !state.isSending else { return }
        update {
            $0.isSending = true
            $0.isUnanswered = false
        }
        request = service.check(state.code.pin) { [weak self] in self?.receiveCheck($0) }
    }

    /// Goes back from the code to the details, which are as they were.
    func changeDetails() {
        guard currentDisplayState.stage == .code else { return }
        (request, message) = (nil, nil)
        update {
            $0.stage = .details
            $0.isSending = false
            $0.code.clear()
            $0.resend.phase = .ready
        }
        wishes.tell(.focus(member: SignupField.name.rawValue))
    }

    /// - Returns: whether there is anything wrong.
    private func sayWrongParts() -> Bool {
        let wrong = currentDisplayState.wrongFields
        let lacksConsent = !currentDisplayState.terms.isAccepted
        guard let first = wrong.first?.rawValue ?? (lacksConsent ? Part.terms.rawValue : nil) else { return false }
        let count = wrong.count + (lacksConsent ? 1 : 0)
        let key: LocalizationKey = count == 1 ? .signupOneWrong : .signupManyWrong
        wishes.tell(.focus(member: first))
        wishes.tell(.say(environment.text(key, ["count": String(count)])))
        return true
    }

    // MARK: What is answered

    private func receive(_ answer: SignupService.Answer) {
        request = nil
        update { state in
            state.isSending = false
            switch answer {
            case .accepted:
                state.stage = .code
                state.code.clear()
                state.resend.codeWasSent()
            case .refused: state.email.problem = .told(text(.signupEmailTaken))
            case .silence: state.isUnanswered = true
            }
        }
        switch answer {
        case .accepted:
            wishes.tell(.focus(member: Part.code.rawValue))
            sendMessage()
        case .refused: wishes.tell(.focus(member: SignupField.email.rawValue))
        case .silence: wishes.tell(.focus(member: Part.submit.rawValue))
        }
    }

    private func receiveCheck(_ answer: SignupService.Answer) {
        request = nil
        update { state in
            state.isSending = false
            switch answer {
            case .accepted: state.stage = .done
            case .refused:
                state.code.clear()
                state.code.problem = .refused(.refused)
            case .silence: state.isUnanswered = true
            }
        }
        wishes.tell(.focus(member: answer == .accepted ? Part.leave.rawValue : Part.code.rawValue))
    }

    /// The message with the code comes, as it would on a phone beside the terminal.
    private func sendMessage() {
        message = environment.scheduler.after(Self.messageTime) { [weak self] in
            guard let self else { return }
            let values: KeyValuePairs = ["address": currentDisplayState.codeAddress, "code": SignupService.code]
            wishes.tell(.say(environment.text(.signupMessage, values)))
        }
    }

    override func keepTime(for state: SignupState, after old: SignupState?) {
        guard case .sending? = old?.resend.phase, case .waiting = state.resend.phase else { return }
        sendMessage()
    }

    private func text(_ key: LocalizationKey) -> String {
        environment.text(key, ["digits": String(SignupState.phoneDigits)])
    }

    // MARK: Page

    /// What a page can show of it, in the order in which messages list it.
    static let partNames = SignupField.allCases.map(\.rawValue) + Part.allCases.map(\.rawValue)

    /// Calls `body` after anything has changed, for as long as the result is kept.
    func follow(_ body: @escaping () -> Void) -> AnyObject { displayStatePublisher.dropFirst().sink { _ in body() } }

    /// The model of a part; `nil` for one that is not among ``partNames``.
    func model(of part: String) -> AnyObject? {
        if let field = SignupField(rawValue: part) { return fieldViewModel(field) }
        return Part(rawValue: part).map { part in
            switch part {
            case .title: titleViewModel
            case .steps: stepsViewModel
            case .channel: channelViewModel
            case .terms: termsViewModel
            case .submit: button(part, SignupState.submitButton) { $0.submit() }
            case .failure: sentence(part, SignupState.failure)
            case .sent: sentence(part, SignupState.sentence)
            case .code: codeViewModel
            case .resend: resendViewModel
            case .confirm: button(part, SignupState.confirmButton) { $0.confirm() }
            case .change: button(part, SignupState.changeButton) { $0.changeDetails() }
            case .done: outcomeViewModel
            case .leave: button(part, SignupState.leaveButton) { $0.ask(to: GoBack()) }
            }
        }
    }

    // MARK: Parts

    func fieldViewModel(_ field: SignupField) -> any BorderedTextFieldViewModelProtocol {
        part(field.place) {
            SignupFieldModel($0) { [weak self] in
                self?.currentDisplayState.takesDetails ?? false
            } problem: { [weak self] in
                self.flatMap { form in form.currentDisplayState.problem(with: field).map { form.text($0) } }
            } onSubmit: { [weak self] in
                self?.submit()
            }
        }
    }

    var titleViewModel: any SimpleNavigationBarViewModelProtocol {
        part(named: "title", read: { [environment] in $0.navigationBar(environment) }) {
            SimpleNavigationBarViewModel($0)
        }
    }
    var stepsViewModel: any ProgressSegmentsViewModelProtocol {
        part(named: "steps", read: { $0.steps }) { ProgressSegmentsViewModel($0) }
    }
    var channelViewModel: any SelectOptionsViewModelProtocol { part(\.channel, SelectOptionsViewModel.init) }
    var termsViewModel: any TermsAcceptanceViewModelProtocol { part(\.terms, TermsAcceptanceViewModel.init) }
    var codeViewModel: any PinDigitEntryViewModelProtocol {
        part(\.code) { (place) -> PinDigitEntryViewModel in
            let model = PinDigitEntryViewModel(place)
            model.onComplete = { [weak self] _ in self?.confirm() }
            return model
        }
    }
    var resendViewModel: any ResendCodeViewModelProtocol { part(\.resend, ResendCodeViewModel.init) }
    var outcomeViewModel: any StatusInfoViewModelProtocol {
        part(named: "done", read: { [environment] in $0.outcome(environment) }) { StatusInfoViewModel($0) }
    }

    private func sentence(
        _ part: Part, _ read: @escaping (SignupState) -> (ViewEnvironment) -> HighlightedTextDisplayState
    ) -> any HighlightedTextViewModelProtocol {
        self.part(named: part.rawValue, read: { [environment] in read($0)(environment) }) {
            HighlightedTextViewModel($0)
        }
    }

    private func button(
        _ part: Part, _ read: @escaping (SignupState) -> (ViewEnvironment) -> ButtonDisplayState,
        onPress: @escaping (Signup) -> Void
    ) -> any ButtonViewModelProtocol {
        self.part(named: part.rawValue, read: { [environment] in read($0)(environment) }) {
            ButtonViewModel($0) { [weak self] in self.map(onPress) }
        }
    }
}
