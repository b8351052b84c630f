/// A match in a list: header, hairline, teams with their score, the main market and its prices.
public final class TallOddsMatchCardView: ComponentView<
    any TallOddsMatchCardViewModelProtocol, TallOddsMatchCardDisplayState
>, StandardComponent
{
    public typealias Model = TallOddsMatchCardViewModel

    private lazy var headerView = MatchHeaderView(environment: environment)
    private lazy var rule = FadingRule(.center)
    private lazy var names = TeamNamesView()
    private lazy var scoreView = ScoreView(environment: environment)
    private lazy var teams = StackView([names, scoreView], spacing: Spacing.sm)
    private lazy var marketInfoView = MarketInfoLineView(environment: environment)
    private lazy var outcomesView = MarketOutcomesMultiLineView(environment: environment)
    private lazy var marketGap = BlankRow()
    private lazy var parts: [View] = [headerView, rule, teams, marketGap, marketInfoView, outcomesView]
    private lazy var body = View()
    private lazy var topRow = BlankRow().droppable(order: 9)
    private lazy var column = StackView([topRow, body], axis: .vertical)

    /// Whether a blank row stands between the teams and the market: where the card is the only one in view.
    package var setsMarketApart = false {
        didSet { marketGap.isHidden = !setsMarketApart }
    }

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupSubviews() {
        parts.forEach(body.addSubview)
        marketGap.isHidden = !setsMarketApart
    }

    /// The first column is the focus mark's. Texts and prices begin in the third; what answers to a press itself has its
    /// own focus mark before its text.
    override public func initConstraints() {
        var above = body.topAnchor
        for part in parts {
            let keepsMark = part === headerView || part === marketInfoView
            part.layout {
                $0.top.equal(to: above)
                $0.leading.equal(to: body, offsetBy: keepsMark ? Spacing.xs : Spacing.sm)
                $0.trailing.equal(to: body, offsetBy: -Spacing.sm)
            }
            above = part.bottomAnchor
        }
    }

    override public func render(_ state: TallOddsMatchCardDisplayState) {
        headerView.bind(to: viewModel?.headerViewModel)
        names.render(home: state.home, away: state.away, score: state.score?.onlyColumn)
        scoreView.show(viewModel?.scoreViewModel)
        scoreView.isReadWithNames = state.score?.onlyColumn != nil
        marketInfoView.bind(to: viewModel?.marketInfoViewModel)
        outcomesView.bind(to: viewModel?.outcomesViewModel)
        renderGround(state.ground)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenMatch) { $0.openMatch() } }

    /// A card without a ground of its own stands on the page, and needs no room inside its edges. Below, the last half row of
    /// the prices' own is room enough.
    private func renderGround(_ ground: MatchCardGround) {
        topRow.isHidden = ground == .clear
        switch ground {
        case .card: (background, rule.ground) = (.role(.backgroundCards), .backgroundCards)
        case .clear: (background, rule.ground) = (nil, .backgroundPrimary)
        case .custom(let role): (background, rule.ground) = (.role(role), role)
        }
    }
}
