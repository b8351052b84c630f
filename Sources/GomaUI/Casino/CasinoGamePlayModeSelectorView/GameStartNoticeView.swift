/// The progress of a game that is being opened, in a line that is blank otherwise; why it did not open takes as many
/// lines as that needs.
final class GameStartNoticeView: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label(foreground: .textSecondary)
    private lazy var failureLine = MessageLine(margin: Spacing.none)
    private lazy var row = StackView([spinner, label, failureLine], spacing: Spacing.xs)

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        addSubview(row)
        row.layout {
            $0.centerX.equal(to: self)
            $0.top.equal(to: self)
        }
    }

    func render(_ state: CasinoGamePlayModeSelectorDisplayState) {
        spinner.turn(while: state.start.isStarting)
        label.isHidden = !state.start.isStarting
        label.text = environment.text(.startingGame, ["game": state.name])
        failureLine.render(failure(of: state))
    }

    private func failure(of state: CasinoGamePlayModeSelectorDisplayState) -> MessageLine.Message? {
        guard case .failed(let failure) = state.start else { return nil }
        let general: LocalizationKey = state.access == .unavailable ? .gameUnknown : .gameDidNotStart
        return .error(failure.words(general, in: environment))
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = row.measure(proposal)
        return Size(width: min(proposal.width, size.width), height: max(1, size.height))
    }
}
