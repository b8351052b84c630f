/// The notice below a list of languages: that it is on its way, that it did not come, that there is none, or why the one
/// that was wanted is not spoken.
final class LanguageListFooter: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label(foreground: .textSecondary).growing().wrapping()
    private lazy var line = StackView([spinner, label], spacing: Spacing.xs)
    private lazy var indented = line.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var failureLine = MessageLine()
    lazy var retryLink = TextLink(actionTitle: environment.text(.keyTryAgain), .bold)
    /// The room of what is not said while another language is asked for, so that nothing moves.
    private lazy var room = BlankRow()
    private lazy var column = StackView([indented, failureLine, room, retryLink], axis: .vertical)

    override var content: View { column }

    /// The way to another try stays until its answer has come, so that the focus does.
    func render(_ state: LanguageSelectorDisplayState, isBound: Bool) {
        spinner.turn(while: state.phase == .loading && isBound)
        failureLine.render(failure(of: state).map { .error($0) })
        label.text = failureLine.isHidden ? notice(of: state, isBound: isBound) : ""
        label.alignment = state.phase == .loaded ? .center : .leading
        indented.isHidden = label.text.isEmpty
        retryLink.isHidden = state.phase == .loaded || (state.phase == .loading && !retryLink.isFocused)
        retryLink.render(environment.text(.tryAgain), leadsOn: true, isEnabled: state.phase == .failed)
        room.isHidden = state.failure == nil || state.wishedCode == nil || state.phase != .loaded
        isHidden = column.subviews.allSatisfy(\.isHidden)
    }

    /// That the list is on its way, or that there is nothing on it.
    private func notice(of state: LanguageSelectorDisplayState, isBound: Bool) -> String {
        switch state.phase {
        case .loading: isBound ? environment.text(.loadingLanguages) : ""
        case .loaded: state.languages.isEmpty ? environment.text(.noLanguages) : ""
        case .failed: ""
        }
    }

    /// What has been wanted in vain: the list, or one of its languages.
    private func failure(of state: LanguageSelectorDisplayState) -> String? {
        switch state.phase {
        case .loading: nil
        case .loaded where state.wishedCode != nil: nil
        case .loaded: state.failure?.words(.languageNotChanged, in: environment)
        case .failed: environment.text(.languagesFailed)
        }
    }
}
