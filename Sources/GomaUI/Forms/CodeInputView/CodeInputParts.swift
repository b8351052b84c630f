/// The states of the parts of a code's entry, as they follow from the whole.
@MainActor
struct CodeInputParts {
    let state: CodeInputDisplayState
    let environment: ViewEnvironment

    var field: BorderedTextFieldDisplayState {
        BorderedTextFieldDisplayState(
            id: "code", title: state.placeholder ?? environment.text(.enterBookingCode), text: state.code,
            isFocused: state.isFieldFocused, problem: fieldError.map(FieldProblem.told),
            isEnabled: state.isEditable, returnKey: .go)
    }

    /// While the code is loaded, the view says so in place of the title.
    var button: ButtonDisplayState {
        let title = state.buttonTitle ?? environment.text(.loadBetslip)
        return ButtonDisplayState(
            id: "load", title: state.phase == .loading ? "" : title, isEnabled: state.canSubmit)
    }

    /// Why this can be no code.
    private var fieldError: String? {
        switch state.problem {
        case .missing: environment.text(.codeMissing)
        case .tooShort: environment.text(.codeTooShort, ["count": "\(state.minimumLength)"])
        case .cut, .filtered, nil: nil
        }
    }

    /// What was done with the code, or was not.
    var message: MessageLine.Message? {
        if case .refused(let failure) = state.phase { return .error(failure.words(.codeNotFound, in: environment)) }
        return switch state.problem {
        case .cut: .warning(environment.text(.codeCut, ["count": "\(state.longestCode)"]))
        case .filtered: .warning(environment.text(.codeFiltered))
        case .missing, .tooShort, nil: nil
        }
    }
}
