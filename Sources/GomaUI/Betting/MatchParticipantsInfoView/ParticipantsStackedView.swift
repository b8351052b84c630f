/// Home above away at the left; at the right when the match is played, or what each has, and below how far it has come.
final class ParticipantsStackedView: PartView {
    private lazy var names = TeamNamesView()
    private lazy var upperLabel = Label()
    private lazy var lowerLabel = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var value = StackView([upperLabel, lowerLabel], axis: .vertical, alignment: .trailing)
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

    /// Without columns each side has the overall score on its row. How far the match has come is of both, and has a row of
    /// its own.
    func render(_ state: MatchParticipantsInfoDisplayState, score: (any ScoreViewModelProtocol)?) {
        let onlyColumn = score == nil ? state.matchState.score.map { ScoreColumn($0) } : state.shownScore?.onlyColumn
        names.render(home: state.home, away: state.away, score: onlyColumn)
        moment.render(state.matchState, in: environment)
        switch state.matchState {
        case .preLive:
            (upperLabel.text, lowerLabel.text) = state.matchState.startWords(in: environment)
            upperLabel.style = TextStyle(.textSecondary)
        case .live(let overall, _), .ended(let overall):
            (upperLabel.text, lowerLabel.text) = ("\(overall.home)", "\(overall.away)")
            upperLabel.style = TextStyle(.bigValue, .textPrimary)
        }
        for label in [upperLabel, lowerLabel] { label.accessibilityLabel = onlyColumn == nil ? nil : "" }
        scoreView.isReadWithNames = onlyColumn != nil
        scoreView.show(score)
        value.isHidden = score != nil
        momentRow.isHidden = state.matchState.score == nil
    }
}
