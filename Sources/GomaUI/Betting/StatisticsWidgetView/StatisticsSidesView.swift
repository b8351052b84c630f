/// The names of two, each beside the colour that its numbers are drawn in.
final class StatisticsSidesView: View {
    private lazy var homeKey = Label(foreground: .statsHome).unspoken()
    private lazy var homeLabel = Label(style: TextStyle(.title, .textPrimary)).narrowing(to: 4)
    private lazy var awayLabel = Label(style: TextStyle(.title, .textPrimary)).narrowing(to: 4)
    private lazy var awayKey = Label(foreground: .statsAway).unspoken()
    private lazy var home = StackView([homeKey, homeLabel], spacing: Spacing.xs)
    private lazy var away = StackView([awayLabel, awayKey], spacing: Spacing.xs)
    /// Names are cut only where one alone is too long.
    private lazy var pair = SideBySideView(home, away, least: .max)

    override init() {
        super.init()
        embed(pair)
    }

    func render(_ sides: StatisticsSides) {
        homeLabel.text = sides.home
        awayLabel.text = sides.away
        homeKey.text = glyphs[.chartKey].string
        awayKey.text = glyphs[.chartKey].string
    }
}
