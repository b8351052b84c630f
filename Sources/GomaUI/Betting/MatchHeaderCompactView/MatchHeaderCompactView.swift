/// The head of a match's page: teams with their score, and the path to the league.
public final class MatchHeaderCompactView: ComponentView<
    any MatchHeaderCompactViewModelProtocol, MatchHeaderCompactDisplayState
>, StandardComponent
{
    public typealias Model = MatchHeaderCompactViewModel

    private lazy var ground = GradientView(from: .gameHeader, to: .backgroundGradient2)
    private lazy var names = TeamNamesView(.gameHeaderTextPrimary)
    private lazy var scoreView = ScoreView(environment: environment)
    private lazy var teams = StackView([names, scoreView], spacing: Spacing.sm)
    private lazy var path = CompetitionPathView(in: environment)
    private lazy var bottomRow = BlankRow()

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        embed(ground)
        [teams, path, bottomRow].forEach(addSubview)
    }

    override public func initConstraints() {
        teams.layout {
            $0.top.equal(to: self, offsetBy: Spacing.xs)
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
        }
        path.layout {
            $0.top.equal(to: teams.bottomAnchor)
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
            $0.height.equal(to: 1)
        }
        bottomRow.layout {
            $0.top.equal(to: path.bottomAnchor)
            $0.horizontal.equal(to: self)
        }
    }

    override public func setupWithTheme() {
        path.onOpenCountry = { [weak self] in self?.viewModel?.openCountry() }
        path.onOpenLeague = { [weak self] in self?.viewModel?.openLeague() }
    }

    override public func render(_ state: MatchHeaderCompactDisplayState) {
        names.render(home: state.home, away: state.away, score: state.score?.onlyColumn)
        scoreView.show(viewModel?.scoreViewModel)
        scoreView.isReadWithNames = state.score?.onlyColumn != nil
        path.render(state)
    }
}
