/// The progress of a game that is being opened, in a line that is blank otherwise.
final class GameStartNoticeView: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label()
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
        Size(width: min(proposal.width, row.measure(proposal).width), height: 1)
    }
}
