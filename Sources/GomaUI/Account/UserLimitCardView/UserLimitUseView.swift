/// The use of a limit: a bar, and below it what is used and what is left, or how far beyond it is.
final class UserLimitUseView: PartView {
    private lazy var bar = ProgressBar().growing().unspoken()
    private lazy var usedLabel = Label(style: TextStyle(.caption, .textSecondary)).droppable()
    private lazy var leftLabel = Label(alignment: .trailing).growing().wrapping(upTo: 2)
    private lazy var words = StackView([usedLabel, leftLabel], spacing: Spacing.sm)
    private lazy var column = StackView([bar, words], axis: .vertical)

    override var content: View { column }

    /// Fainter once the limit is gone.
    func render(_ state: UserLimitCardDisplayState, isFaint: Bool) {
        isHidden = state.use == nil
        guard let use = state.use else { return }
        let (role, mark) = look(of: use)
        bar.fraction = state.usedShare
        bar.style = TextStyle(role, isFaint ? .dim : .bold)
        bar.trackStyle = TextStyle(.separatorLineSecondary)
        let used = Money(state.used ?? 0, state.limit.currency)
        usedLabel.text = environment.text(.limitUsed, ["amount": environment.money.string(used)])
        leftLabel.show(words(for: use, environment.money.string(state.distance)), after: mark)
        leftLabel.style = TextStyle(use == .within ? .textPrimary : role, isFaint ? .dim : .bold)
    }

    private func words(for use: LimitUse, _ amount: String) -> String {
        switch use {
        case .within: environment.text(.limitLeft, ["amount": amount])
        case .near: environment.text(.limitNear, ["amount": amount])
        case .reached: environment.text(.limitReached)
        case .over: environment.text(.limitOver, ["amount": amount])
        }
    }

    /// The role of a use, and what says without colour what the words say.
    private func look(of use: LimitUse) -> (role: ColorRole, mark: String) {
        switch use {
        case .within: (.highlightTertiary, "")
        case .near: (.alertWarning, glyphs.warning.string)
        case .reached, .over: (.alertError, glyphs.error.string)
        }
    }
}
