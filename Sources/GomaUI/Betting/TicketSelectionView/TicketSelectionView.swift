/// One selection of a placed bet, as a card: where and when, who plays, what was picked, and what has become of it.
public final class TicketSelectionView: ComponentView<
    any TicketSelectionViewModelProtocol, TicketSelectionDisplayState
>, StandardComponent
{
    public typealias Model = TicketSelectionViewModel

    private lazy var top = TicketTopLineView(in: environment)
    private lazy var names = TeamNamesView()
    private lazy var homeScore = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var awayScore = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var scores = StackView([homeScore, awayScore], axis: .vertical, alignment: .trailing).unspoken()
    private lazy var teams = StackView([names, scores], spacing: Spacing.sm)
    private lazy var rule = SeparatorRule(.separatorLineSecondary)
    private lazy var marketLabel = Label(style: TextStyle(.textSecondary)).growing().narrowing(to: 6)
    private lazy var oddsCaption = Label(foreground: .textSecondary).droppable().unspoken()
    private lazy var market = StackView([marketLabel, oddsCaption], spacing: Spacing.sm)
    private lazy var selectionLabel = Label(style: TextStyle(.rowTitle, .textPrimary)).growing().narrowing(to: 6)
    private lazy var oddsLabel = Label(style: TextStyle(.oddsValue, .textPrimary))
    private lazy var selection = StackView([selectionLabel, oddsLabel], spacing: Spacing.sm)
    private lazy var column = StackView(inCard: [top, teams, rule, market, selection])

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override public func setupWithTheme() { background = .role(.backgroundSecondary) }

    override public func render(_ state: TicketSelectionDisplayState) {
        top.render(state, tag: viewModel?.tagViewModel)
        names.render(home: state.home, away: state.away, score: state.score.map { ScoreColumn($0) })
        homeScore.text = state.score.map { "\($0.home)" } ?? ""
        awayScore.text = state.score.map { "\($0.away)" } ?? ""
        marketLabel.text = state.market
        oddsCaption.text = viewModel == nil ? "" : environment.text(.oddsCaption)
        selectionLabel.text = state.selection
        let odds = environment.price(state.odds, isBlank: viewModel == nil)
        oddsLabel.text = odds.text
        oddsLabel.accessibilityLabel = viewModel == nil ? nil : "\(oddsCaption.text) \(odds.words ?? odds.text)"
    }

    override public func resetInteraction() { top.startAnew() }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenMatch) { $0.openMatch() } }
}
