/// The words of a banner on its match: when and where, then both sides with their scores.
final class MatchBannerTextView: PartView {
    private lazy var live = LiveMark()
    private lazy var timeLabel = Label(style: TextStyle(.rowTitle, .textPrimary))
    private lazy var dot = Label(style: TextStyle(.caption, .textSecondary))
    private lazy var leagueLabel = Label(style: TextStyle(.caption, .textSecondary)).narrowing(to: 6)
    /// The league goes with the dot before it: one without the other says nothing.
    private lazy var place = StackView([dot, leagueLabel], spacing: Spacing.xs).narrowing(to: 8).droppable(order: 2)
    private lazy var header = StackView(live.members + [timeLabel, place], spacing: Spacing.xs)
    private lazy var homeLabel = Label(style: TextStyle(.title, .textPrimary)).growing().narrowing(to: 4)
    private lazy var homeScore = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var homeRow = StackView([homeLabel, homeScore], spacing: Spacing.sm)
    private lazy var awayLabel = Label(style: TextStyle(.title, .textPrimary)).growing().narrowing(to: 4)
    private lazy var awayScore = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var awayRow = StackView([awayLabel, awayScore], spacing: Spacing.sm)

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        [header, homeRow, awayRow].forEach(addSubview)
        grows = true
    }

    func render(_ state: MatchBannerDisplayState) {
        live.render(isLive: state.isLive, in: environment)
        let time = time(of: state)
        timeLabel.text = time
        dot.text = time.isEmpty || state.league.isEmpty ? "" : glyphs.separatorDot.string
        leagueLabel.text = state.league
        homeLabel.text = state.home
        awayLabel.text = state.away
        let hasScore = state.homeScore != nil && state.awayScore != nil
        homeScore.text = hasScore ? state.homeScore.map(String.init) ?? "" : ""
        awayScore.text = hasScore ? state.awayScore.map(String.init) ?? "" : ""
        let score = hasScore ? ScoreColumn(homeScore.text, awayScore.text) : nil
        homeRow.accessibilityLabel = score?.words(home: state.home, away: state.away)
        awayRow.accessibilityLabel = hasScore ? "" : nil
    }

    /// How far the match has come, or when it begins; a match that is on has begun, whatever is known of it.
    private func time(of state: MatchBannerDisplayState) -> String {
        if let time = state.matchTime { return time.words(in: environment, as: .long) }
        guard !state.isLive else { return "" }
        return state.start?.startWords(now: state.now, in: environment, as: state.format) ?? ""
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 5) }

    /// A blank row sets the names apart, and one below them the prices.
    override func layoutSubviews() {
        for (y, row) in [(0, header), (2, homeRow), (3, awayRow)] {
            row.frame = Rect(x: 0, y: y, width: bounds.width, height: 1)
        }
    }
}
