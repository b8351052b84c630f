/// What may be told of a request to cash out.
@MainActor
extension CashoutSubmissionInfoDisplayState {
    /// Tells what has become of it, and offers the answer to that; without a message in general words.
    public mutating func tell(
        _ state: CashoutSubmissionState, message: String? = nil, in environment: ViewEnvironment
    ) {
        self.state = state
        self.message = message ?? environment.text(Self.words(for: state))
        isVisible = true
        button.title = environment.text(state == .success ? .ok : .retry)
        button.isEnabled = state != .submitting
    }

    /// The customer answers: a success is taken away, and what failed is asked for again.
    public mutating func answer(in environment: ViewEnvironment) {
        switch state {
        case .submitting: break
        case .success: isVisible = false
        case .error: tell(.submitting, in: environment)
        }
    }

    private static func words(for state: CashoutSubmissionState) -> LocalizationKey {
        switch state {
        case .submitting: .cashingOut
        case .success: .cashoutSuccessful
        case .error: .cashoutFailed
        }
    }
}
