import TerminalKit

/// One line over a match: the competition at the left; favourite, time and whether it is live at the right.
public final class MatchHeaderView: ComponentView<any MatchHeaderViewModelProtocol, MatchHeaderDisplayState> {
    private lazy var competition = CompetitionLinkView(environment: environment)
    private lazy var favoriteButton = Button(style: TextStyle(.favorites))
    private lazy var timeLabel = Label(foreground: .highlightTertiary)
    private lazy var liveDot = Label(style: TextStyle(.badge, .highlightSecondary))
    private lazy var liveLabel = Label(style: TextStyle(.badge, .highlightSecondary))
    private lazy var row = StackView(
        [competition, favoriteButton, timeLabel, liveDot, liveLabel], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(row) }

    override public func initConstraints() {
        row.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
    }

    override public func setupWithTheme() {
        competition.grows = true
        competition.minimumWidth = 5
        competition.onActivate = { [weak self] in self?.viewModel?.openCompetition() }
        favoriteButton.dropOrder = 1
        favoriteButton.focusStyle = focusStyle
        favoriteButton.actionTitle = "add to or remove from the favourites"
        favoriteButton.action = { [weak self] in self?.viewModel?.toggleFavorite() }
        favoriteButton.accessibilityLabel = environment.text(.favorite)
        liveDot.text = glyphs.live.string
        liveLabel.text = environment.text(.liveUppercase)
        liveLabel.dropOrder = 2
    }

    override public func render(_ state: MatchHeaderDisplayState) {
        let isFavorite = state.isFavorite ?? false
        competition.render(state)
        favoriteButton.isHidden = state.isFavorite == nil
        favoriteButton.title = (isFavorite ? glyphs.favorite : glyphs.notFavorite).string
        favoriteButton.style = isFavorite ? TextStyle(.favorites, .bold) : TextStyle(.iconSecondary)
        favoriteButton.isSelected = isFavorite
        timeLabel.text = state.time
        liveDot.isHidden = !state.isLive
        liveLabel.isHidden = !state.isLive
    }
}
