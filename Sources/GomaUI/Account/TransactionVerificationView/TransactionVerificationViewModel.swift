/// The model of a transaction verification: sends the prompt, waits for the customer to confirm it on the phone while
/// the time runs, and sends it once more where that failed.
public final class TransactionVerificationViewModel: ViewModel<TransactionVerificationDisplayState>,
    TransactionVerificationViewModelProtocol, PlacedModel
{
    /// Seconds to confirm, once the prompt is sent again.
    public static let secondsToConfirm = 60

    private var request: AnyObject?
    private var requested: (id: String, phase: VerificationPhase)?
    private let countdown = SecondsCountdown()
    /// The end of a wait that has no limit.
    private var patience: AnyCancellable?

    public var buttonViewModel: (any ButtonViewModelProtocol)? {
        let environment = environment
        return part(named: "button", read: { $0.button(in: environment) }) { place in
            ButtonViewModel(place) { [weak self] in self?.goOn() }
        }
    }

    public var subtitleViewModel: any HighlightedTextViewModelProtocol {
        part(named: "subtitle", read: { [environment] in $0.subtitle(in: environment) }, HighlightedTextViewModel.init)
    }

    /// To what follows a payment that is confirmed, or to another try.
    private func goOn() {
        if currentDisplayState.phase == .confirmed {
            ask(to: LeaveVerification(id: currentDisplayState.id))
        } else {
            update { $0.sendAgain(seconds: Self.secondsToConfirm) }
        }
    }

    override public func keepTime(
        for state: TransactionVerificationDisplayState, after old: TransactionVerificationDisplayState?
    ) {
        // Patience with another payment begins anew.
        if state.id != old?.id { patience = nil }
        keepSeconds(for: state)
        keepPatience(for: state)
        guard requested?.id != state.id || requested?.phase != state.phase else { return }
        requested = (state.id, state.phase)
        switch state.phase {
        case .pushing: request = wait(for: SendPrompt(id: state.id), Owner.patience)
        case _ where state.phase.isWaiting:
            // The limit, which may change meanwhile, ends the wait, or patience where there is none.
            request = wait(for: AwaitConfirmation(id: state.id), .seconds(Seconds.range.upperBound))
        default: request = nil
        }
    }

    private func wait(for request: some ComponentRequest, _ patience: Duration) -> AnyObject {
        ask(to: request, patience: patience) { [weak self] in self?.receive($0.failure) }
    }

    /// A second at a time, for as long as there is a limit.
    private func keepSeconds(for state: TransactionVerificationDisplayState) {
        let seconds = state.phase.isWaiting ? state.secondsLeft : nil
        countdown.keep(seconds, of: state.id, on: environment.scheduler) { [weak self] in
            self?.update { $0.passSecond() }
        }
    }

    /// A confirmation is waited for as long as is usual, where there is no limit.
    private func keepPatience(for state: TransactionVerificationDisplayState) {
        guard state.phase == .prompted, state.secondsLeft == nil else { return patience = nil }
        guard patience == nil else { return }
        patience = environment.scheduler.after(.seconds(Self.secondsToConfirm)) { [weak self] in
            self?.receive(.noAnswer)
        }
    }

    private func receive(_ failure: RequestFailure?) {
        defer {
            if currentDisplayState.phase == .confirmed { ask(to: PaymentConfirmed(id: currentDisplayState.id)) }
        }
        update { state in
            if state.phase == .pushing {
                state.move(to: failure.map(VerificationPhase.notSent) ?? .prompted)
            } else {
                state.move(to: failure.map(VerificationPhase.failed) ?? .confirmed)
            }
        }
    }
}

@MainActor
extension TransactionVerificationDisplayState {
    /// The way to another try, or to what follows, as it follows from the state; `nil` where there is none.
    func button(in environment: ViewEnvironment) -> ButtonDisplayState? {
        if phase == .confirmed { return ButtonDisplayState(id: "continue", title: environment.text(.paymentContinue)) }
        guard canSendAgain else { return nil }
        return ButtonDisplayState(id: "again", title: environment.text(.sendPromptAgain))
    }

    /// What happens now means this, with the phone's number behind it.
    func subtitle(in environment: ViewEnvironment) -> HighlightedTextDisplayState {
        let words = subtitle ?? words(in: environment)
        let number = phase == .pushing || phase == .prompted || subtitle != nil ? phoneNumber ?? "" : ""
        let text =
            number.isEmpty
            ? words : words.isEmpty ? number : environment.text(.wordsAndNumber, ["words": words, "number": number])
        return HighlightedTextDisplayState(
            id: id, text: text,
            passages: number.isEmpty ? [] : [HighlightedTextPassage(words: number)], alignment: .center)
    }

    /// The component's own words for the phase.
    private func words(in environment: ViewEnvironment) -> String {
        switch phase {
        case .pushing: environment.text(.promptSentTo)
        case .prompted: environment.text(.followPrompt)
        case .confirmed: environment.text(.paymentGoesOn)
        case .failed(let failure): failure.words(.paymentDeclined, in: environment)
        case .notSent(let failure): failure.words(.promptNotSent, in: environment)
        case .expired: environment.text(.nobodyConfirmed)
        }
    }
}
