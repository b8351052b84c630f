/// The states of the parts of a code's entry, as they follow from the whole.
@MainActor
extension CodeInputDisplayState {
    func field(in environment: ViewEnvironment) -> BorderedTextFieldDisplayState {
        BorderedTextFieldDisplayState(
            id: "code", title: placeholder ?? environment.text(.enterBookingCode), text: code,
            isFocused: isFieldFocused, problem: fieldError(in: environment).map(FieldProblem.told),
            isEnabled: isEditable, returnKey: .go)
    }

    /// While the code is loaded, the view says so in place of the title.
    func button(in environment: ViewEnvironment) -> ButtonDisplayState {
        let title = buttonTitle ?? environment.text(.loadBetslip)
        return ButtonDisplayState(id: "load", title: phase == .loading ? "" : title, isEnabled: canSubmit)
    }

    /// Why this can be no code.
    private func fieldError(in environment: ViewEnvironment) -> String? {
        switch problem {
        case .missing: environment.text(.codeMissing)
        case .tooShort: environment.text(.codeTooShort, ["count": "\(minimumLength)"])
        case .cut, .filtered, nil: nil
        }
    }

    /// What was done with the code, or was not.
    func message(in environment: ViewEnvironment) -> MessageLine.Message? {
        if case .refused(let failure) = phase { return .error(failure.words(.codeNotFound, in: environment)) }
        return switch problem {
        case .cut: .warning(environment.text(.codeCut, ["count": "\(longestCode)"]))
        case .filtered: .warning(environment.text(.codeFiltered))
        case .missing, .tooShort, nil: nil
        }
    }
}
