/// The progress of a game that is being opened, in a line that is blank otherwise; why it did not open takes as many
/// lines as that needs.
final class GameStartNoticeView: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label(alignment: .center)
    private lazy var row = StackView([spinner, label], spacing: Spacing.xs)

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
        label.maximumLines = state.start.isStarting ? 1 : 0
        switch state.start {
        case .choosing: label.show("", after: "")
        case .starting:
            label.show(environment.text(.startingGame, ["game": state.name]), after: "")
            label.style = TextStyle(.textSecondary)
        case .failed(let failure):
            let general: LocalizationKey = state.access == .unavailable ? .gameUnknown : .gameDidNotStart
            label.show(failure.words(general, in: environment), after: glyphs.error.string)
            label.style = TextStyle(.alertError, .bold)
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = row.measure(proposal)
        return Size(width: min(proposal.width, size.width), height: max(1, size.height))
    }
}
