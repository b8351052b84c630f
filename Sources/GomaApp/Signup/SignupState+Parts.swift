import GomaUI

/// What the parts of the page show that the customer does not type.
@MainActor
extension SignupState {
    /// The form before anything has been typed.
    init(in environment: ViewEnvironment) {
        func field(
            _ field: SignupField, _ content: BorderedTextFieldContent, prefix: String? = nil, length: Int? = nil,
            characters: String? = nil
        ) -> BorderedTextFieldDisplayState {
            BorderedTextFieldDisplayState(
                id: field.rawValue, title: environment.text(field.title), prefix: prefix, content: content,
                isSecure: content == .password, isRequired: true, returnKey: .send, maximumLength: length,
                allowedCharacters: characters)
        }
        self.init(
            name: field(.name, .name), email: field(.email, .email),
            phone: field(.phone, .phone, prefix: Self.phonePrefix, length: 11, characters: "0123456789 "),
            password: field(.password, .password),
            channel: SelectOptionsDisplayState(
                id: "channel", title: environment.text(.signupChannel),
                options: SignupChannel.allCases.map {
                    SimpleOptionRowDisplayState(
                        id: $0.rawValue, title: environment.text($0.title), isSelected: $0 == .phone)
                }),
            terms: TermsAcceptanceDisplayState(
                id: "terms", text: environment.text(.signupTerms),
                documents: [
                    "terms": environment.text(.signupTermsName), "privacy": environment.text(.signupPrivacyName),
                ]))
    }

    func navigationBar(_ environment: ViewEnvironment) -> SimpleNavigationBarDisplayState {
        SimpleNavigationBarDisplayState(
            title: environment.text(.signupTitle), back: stage == .done ? .hidden : .mark)
    }

    var steps: ProgressSegmentsDisplayState {
        let index = SignupStage.allCases.firstIndex(of: stage) ?? 0
        return ProgressSegmentsDisplayState(filledCount: index + 1, totalCount: SignupStage.allCases.count)
    }

    /// The button that sends the details.
    func submitButton(_ environment: ViewEnvironment) -> ButtonDisplayState {
        let title: LocalizationKey = isSending ? .signupSending : isUnanswered ? .tryAgain : .signupSubmit
        return ButtonDisplayState(id: "submit", title: environment.text(title), isEnabled: !isSending)
    }

    /// The button that sends the code.
    func confirmButton(_ environment: ViewEnvironment) -> ButtonDisplayState {
        let title: LocalizationKey = isSending ? .signupChecking : isUnanswered ? .tryAgain : .signupConfirm
        return ButtonDisplayState(
            id: "confirm", title: environment.text(title), isEnabled: code.isComplete && !isSending)
    }

    /// The way back to the details.
    func changeButton(_ environment: ViewEnvironment) -> ButtonDisplayState {
        ButtonDisplayState(
            id: "change", title: environment.text(.signupChange), style: .transparent, isEnabled: !isSending)
    }

    func leaveButton(_ environment: ViewEnvironment) -> ButtonDisplayState {
        ButtonDisplayState(id: "leave", title: environment.text(.signupLeave))
    }

    /// Where the code went.
    func sentence(_ environment: ViewEnvironment) -> HighlightedTextDisplayState {
        HighlightedTextDisplayState(
            id: "sent", text: environment.text(.signupCodeSent, ["address": codeAddress]),
            passages: [HighlightedTextPassage(words: codeAddress)])
    }

    /// What is said where no answer has come.
    func failure(_ environment: ViewEnvironment) -> HighlightedTextDisplayState {
        let words = environment.text(.signupNoAnswer)
        return HighlightedTextDisplayState(
            id: "failure", text: words, passages: [HighlightedTextPassage(words: words, color: .alertError)])
    }

    /// The end of it.
    func outcome(_ environment: ViewEnvironment) -> StatusInfoDisplayState {
        StatusInfoDisplayState(
            id: "done", kind: .success, title: environment.text(.signupWelcome, ["name": firstName]),
            message: environment.text(.signupOpened, ["email": email.text]))
    }
}
