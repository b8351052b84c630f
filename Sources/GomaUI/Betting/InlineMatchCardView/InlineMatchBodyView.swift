/// The teams with their score, and the prices beside them, or below where that would leave no room for the names.
///
/// How wide the prices are hangs on the card alone, so that they stand in columns from card to card.
final class InlineMatchBodyView: View {
    private let teams: View
    private let outcomes: View

    /// Columns of the prices, and of the card from which on they have them.
    private static let arrangements = [(card: 80, outcomes: 40), (card: 66, outcomes: 35)]
    /// Columns from which on texts keep clear of the edge.
    private static let leastWithInset = 8

    init(teams: View, outcomes: View) {
        self.teams = teams
        self.outcomes = outcomes
        super.init()
        [teams, outcomes].forEach(addSubview)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let frames = frames(in: proposal.width)
        return Size(width: proposal.width, height: max(frames.teams.maxY, frames.outcomes.maxY))
    }

    override func layoutSubviews() { (teams.frame, outcomes.frame) = frames(in: bounds.width) }

    private func frames(in width: Int) -> (teams: Rect, outcomes: Rect) {
        let inset = width >= Self.leastWithInset ? Spacing.sm : Spacing.none
        let prices = Self.arrangements.first { width >= $0.card }?.outcomes
        let offer = Size(width: prices ?? width - 2 * inset, height: View.unbounded)
        let height = outcomes.measure(offer).height
        let teamsWidth = prices.map { width - $0 - 3 * inset } ?? width - 2 * inset
        let teamsHeight = teams.measure(Size(width: teamsWidth, height: View.unbounded)).height
        let place = prices.map { Point(x: width - $0 - inset, y: 0) } ?? Point(x: inset, y: teamsHeight)
        return (
            Rect(x: inset, y: 0, width: teamsWidth, height: teamsHeight),
            Rect(x: place.x, y: place.y, width: offer.width, height: height)
        )
    }
}
