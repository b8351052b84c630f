/// One line over a match: the competition at the left; favourite, whether it is live, and time at the right.
public final class MatchHeaderView: ComponentView<any MatchHeaderViewModelProtocol, MatchHeaderDisplayState>,
    StandardComponent
{
    public typealias Model = MatchHeaderViewModel

    private lazy var competition = CompetitionLinkView(environment: environment).growing().narrowing(to: 5)
    private lazy var favoriteButton = Button(style: TextStyle(.favorites)).droppable()
    private lazy var timeLabel = Label(foreground: .textSecondary)
    private lazy var liveDot = Label(glyphs.live.string, style: TextStyle(.badge, .highlightSecondary))
    private lazy var liveLabel = Label(
        environment.text(.liveUppercase), style: TextStyle(.badge, .highlightSecondary)
    ).droppable(order: 2).unspoken()
    private lazy var row = StackView(
        [competition, favoriteButton, liveDot, liveLabel, timeLabel], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }

    override public func setupWithTheme() {
        competition.onActivate = { [weak self] in self?.viewModel?.openCompetition() }
        favoriteButton.focusStyle = focusStyle
        favoriteButton.actionTitle = environment.text(.keyFavorite)
        favoriteButton.accessibilityLabel = environment.text(.favorite)
        // Read by the word also where there is no room for that.
        liveDot.accessibilityLabel = environment.text(.liveUppercase)
    }

    override public func render(_ state: MatchHeaderDisplayState) {
        let isFavorite = state.isFavorite ?? false
        competition.render(state)
        favoriteButton.isHidden = state.isFavorite == nil
        favoriteButton.action = viewModel == nil ? nil : { [weak self] in self?.viewModel?.toggleFavorite() }
        favoriteButton.title = (isFavorite ? glyphs.favorite : glyphs.notFavorite).string
        favoriteButton.style = isFavorite ? TextStyle(.favorites, .bold) : TextStyle(.iconSecondary)
        favoriteButton.isSelected = isFavorite
        timeLabel.text = state.time?.words(in: environment, as: .long) ?? ""
        liveDot.isHidden = !state.isLive
        liveLabel.isHidden = !state.isLive
    }
}
