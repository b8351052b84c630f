/// What may be told of a request to cash out.
extension CashoutSubmissionInfoDisplayState {
    /// Tells what has become of it; without a message in the component's words.
    public mutating func tell(_ state: CashoutSubmissionState, message: String? = nil) {
        self.state = state
        self.message = message
        isVisible = true
    }

    /// The customer answers: a success is taken away, and what failed is asked for again.
    public mutating func answer() {
        switch state {
        case .submitting: break
        case .success: isVisible = false
        case .error: tell(.submitting)
        }
    }

    /// The notice, in the language of the moment.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        if let message { return message }
        return switch state {
        case .submitting: environment.text(.cashingOut)
        case .success: environment.text(.cashoutSuccessful)
        case .error(let failure): failure.words(.cashoutFailed, in: environment)
        }
    }

    /// Takes the notice away after a success, tries again after an error.
    @MainActor
    func button(in environment: ViewEnvironment) -> ButtonDisplayState {
        ButtonDisplayState(
            id: "answer", title: environment.text(state == .success ? .ok : .retry), style: .transparent,
            isEnabled: state != .submitting, density: .compact,
            customization: ButtonCustomization(text: .textPrimary))
    }
}
