/// What may be told of a request to cash out.
extension CashoutSubmissionInfoDisplayState {
    /// Tells what has become of it.
    public mutating func tell(_ state: CashoutSubmissionState) {
        self.state = state
        isVisible = true
    }

    /// The customer answers: a success is taken away, and what failed is asked for again.
    public mutating func answer() {
        switch state {
        case .submitting, .retrying: break
        case .success: isVisible = false
        case .error: tell(.retrying)
        }
    }

    /// The notice, in the language of the moment.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        let amount: KeyValuePairs = ["amount": environment.money.string(amount)]
        return switch state {
        case .submitting: environment.text(.cashingOutAmount, amount)
        case .retrying: environment.text(.retryingCashout, amount)
        case .success: environment.text(.cashedOutAmount, amount)
        case .error(.refused): environment.text(.cashoutOfAmountFailed, amount)
        case .error(let failure): failure.words(.cashoutFailed, in: environment)
        }
    }

    /// Takes the notice away after a success, tries again after an error.
    @MainActor
    func button(in environment: ViewEnvironment) -> ButtonDisplayState {
        ButtonDisplayState(
            id: "answer", title: environment.text(state == .success ? .ok : .retry), style: .transparent,
            isEnabled: !state.isOnItsWay, density: .compact, customization: ButtonCustomization(text: .textPrimary))
    }
}
