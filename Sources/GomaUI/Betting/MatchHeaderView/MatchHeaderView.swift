/// One line over a match: the competition at the left; favourite, whether it is live, and time at the right.
public final class MatchHeaderView: ComponentView<any MatchHeaderViewModelProtocol, MatchHeaderDisplayState>,
    StandardComponent
{
    public typealias Model = MatchHeaderViewModel

    private lazy var competition = CompetitionLinkView(environment: environment).growing().narrowing(to: 5)
    private lazy var favoriteButton = Button(style: TextStyle(.favorites)).droppable()
    private lazy var timeLabel = Label(foreground: .textSecondary)
    private lazy var live = LiveMark()
    private lazy var row = StackView([competition, favoriteButton] + live.members + [timeLabel], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }

    override public func setupWithTheme() {
        competition.onActivate = { [weak self] in self?.viewModel?.openCompetition() }
        favoriteButton.focusStyle = focusStyle
        favoriteButton.actionTitle = environment.text(.keyFavorite)
        favoriteButton.accessibilityLabel = environment.text(.favorite)
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
        live.render(isLive: state.isLive, in: environment)
    }
}
