/// A match in as few rows as it can be told: header, teams with their score, and one low row of prices.
public final class InlineMatchCardView: ComponentView<
    any InlineMatchCardViewModelProtocol, InlineMatchCardDisplayState
>, StandardComponent
{
    public typealias Model = InlineMatchCardViewModel

    private lazy var headerView = CompactMatchHeaderView(environment: environment)
    private lazy var names = TeamNamesView()
    private lazy var scoreView = InlineScoreView(environment: environment)
    private lazy var detailedScoreView = ScoreView(environment: environment)
    private lazy var teams = StackView([names, scoreView, detailedScoreView], spacing: Spacing.xs)
    private lazy var outcomesView = CompactOutcomesLineView(environment: environment)
    private lazy var body = InlineMatchBodyView(teams: teams, outcomes: outcomesView)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [headerView, body].forEach(addSubview) }

    override public func initConstraints() {
        headerView.layout {
            $0.top.equal(to: self, offsetBy: Spacing.xs)
            $0.horizontal.equal(to: self, insetBy: Spacing.sm)
        }
        body.layout {
            $0.top.equal(to: headerView.bottomAnchor)
            $0.horizontal.equal(to: self)
        }
    }

    override public func setupWithTheme() { background = .role(.backgroundCards) }

    override public func render(_ state: InlineMatchCardDisplayState) {
        headerView.bind(to: viewModel?.headerViewModel)
        let score = state.detailedScore?.onlyColumn ?? state.shownScore?.onlyColumn
        names.render(home: state.home, away: state.away, score: score)
        scoreView.show(viewModel?.scoreViewModel)
        detailedScoreView.show(viewModel?.detailedScoreViewModel)
        scoreView.isReadWithNames = score != nil
        detailedScoreView.isReadWithNames = score != nil
        outcomesView.bind(to: viewModel?.outcomesViewModel)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenMatch) { $0.openMatch() } }
}
