/// Home above away at the left; at the right when the match is played, or how it stands.
final class ParticipantsStackedView: PartView {
    private lazy var names = TeamNamesView()
    private lazy var dateLabel = Label(foreground: .textSecondary)
    private lazy var valueLabel = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var valueMoment = MatchMomentView()
    private lazy var value = StackView(
        [dateLabel, valueLabel, valueMoment], axis: .vertical, alignment: .trailing)
    private lazy var scoreView = ScoreView(environment: environment)
    private lazy var row = StackView([names, value, scoreView], spacing: Spacing.sm)
    private lazy var moment = MatchMomentView()
    private lazy var momentRow = View()
    private lazy var column = StackView([row, momentRow], axis: .vertical)

    override var content: View { column }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        momentRow.addSubview(moment)
        moment.layout {
            $0.trailing.equal(to: momentRow)
            $0.top.equal(to: momentRow)
        }
    }

    /// With columns the moment stands below them; without, what is known stands on the two rows of the names.
    func render(_ state: MatchParticipantsInfoDisplayState, score: (any ScoreViewModelProtocol)?) {
        let onlyColumn = score == nil ? state.matchState.score.map { ScoreColumn($0) } : state.shownScore?.onlyColumn
        names.render(home: state.home, away: state.away, score: onlyColumn)
        moment.render(state.matchState, in: environment)
        valueMoment.render(state.matchState, in: environment)
        switch state.matchState {
        case .preLive: (dateLabel.text, valueLabel.text) = state.matchState.startWords(in: environment)
        case .live, .ended: (dateLabel.text, valueLabel.text) = ("", state.matchState.scoreWords(in: glyphs))
        }
        valueLabel.accessibilityLabel = onlyColumn == nil ? nil : ""
        scoreView.isReadWithNames = onlyColumn != nil
        scoreView.show(score)
        value.isHidden = score != nil
        momentRow.isHidden = score == nil
    }
}
