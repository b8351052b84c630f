/// A match of the past: both names at the sides of the score, and below them when it was, and in which competition. Where
/// names of its list have no room for that, they stand below each other, each with its own number at the end.
final class StatisticsResultRow: PartView {
    private lazy var homeLabel = Label()
    private lazy var scoreLabel = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var awayLabel = Label()
    private lazy var homeScore = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var awayScore = Label(style: TextStyle(.bigValue, .textPrimary))
    private lazy var competitionLabel = Label(foreground: .textSecondary).droppable()
    private lazy var dateLabel = Label(foreground: .textSecondary)
    private lazy var caption = StackView([competitionLabel, dateLabel], spacing: Spacing.xs)

    private var shown: StatisticsResult?
    /// Columns in which all names of its list are whole, beside each other and below each other.
    var listColumns = (beside: 0, below: 0) {
        didSet { if listColumns != oldValue { setNeedsLayout() } }
    }

    /// Columns below which the names stand below each other.
    private static let leastLine = 36
    private static let widest = 60

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        [homeLabel, homeScore, scoreLabel, awayLabel, awayScore, caption].forEach(addSubview)
    }

    /// Whoever has won stands out by weight. Read aloud, each number has its side's name before it.
    func render(_ result: StatisticsResult) {
        guard result != shown else { return }
        shown = result
        homeLabel.text = result.home
        awayLabel.text = result.away
        homeLabel.style = Self.style(isWinner: result.homeScore > result.awayScore)
        awayLabel.style = Self.style(isWinner: result.awayScore > result.homeScore)
        homeScore.text = environment.money.string(whole: result.homeScore)
        awayScore.text = environment.money.string(whole: result.awayScore)
        scoreLabel.text = "\(homeScore.text) \(glyphs.noValue.string) \(awayScore.text)"
        let date = result.date.map { environment.moments.string($0, as: .date) } ?? ""
        let dot = result.competition.isEmpty || date.isEmpty ? "" : " \(glyphs.separatorDot.string)"
        competitionLabel.text = result.competition + dot
        dateLabel.text = date
        accessibilityLabel = ReadingText.joined([
            "\(result.home) \(homeScore.text)", "\(result.away) \(awayScore.text)", result.competition, date,
        ])
        setNeedsLayout()
    }

    /// Columns in which its own names are whole beside each other.
    var columnsBeside: Int {
        scoreLabel.widthOnOneLine + 2 * (max(homeLabel.widthOnOneLine, awayLabel.widthOnOneLine) + Spacing.xs)
    }

    /// Columns in which its own names are whole below each other.
    var columnsBelow: Int {
        [(homeLabel, homeScore), (awayLabel, awayScore)]
            .map { $0.widthOnOneLine + Spacing.xs + $1.widthOnOneLine }.max() ?? 0
    }

    /// Names below each other have a row below them that sets them apart from the next.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let columns = min(proposal.width, Self.widest)
        let hasCaption = caption.measure(Size(width: columns, height: 1)).height > 0
        guard isBeside(in: proposal.width) else { return Size(width: columns, height: 3) }
        return Size(width: columns, height: hasCaption ? 2 : 1)
    }

    override func layoutSubviews() { isBeside(in: bounds.width) ? layOutBeside() : layOutBelow() }

    /// Where names are cut either way, the room says alone how they stand.
    private func isBeside(in width: Int) -> Bool {
        width >= Self.leastLine && (width >= listColumns.beside || width < listColumns.below)
    }

    private func layOutBeside() {
        let score = scoreLabel.widthOnOneLine
        let side = max(0, (bounds.width - score) / 2)
        let room = max(0, side - Spacing.xs)
        let home = min(room, homeLabel.widthOnOneLine)
        scoreLabel.frame = Rect(x: side, y: 0, width: min(score, bounds.width), height: 1)
        homeLabel.frame = Rect(x: room - home, y: 0, width: home, height: 1)
        let start = side + score + Spacing.xs
        awayLabel.frame = Rect(
            x: start, y: 0, width: min(awayLabel.widthOnOneLine, max(0, bounds.width - start)), height: 1)
        for label in [homeScore, awayScore] { label.frame = .zero }
        placeCaption(y: 1, isCentered: true)
    }

    private func layOutBelow() {
        scoreLabel.frame = .zero
        for (y, name, score) in [(0, homeLabel, homeScore), (1, awayLabel, awayScore)] {
            let number = min(score.widthOnOneLine, bounds.width)
            score.frame = Rect(x: bounds.width - number, y: y, width: number, height: 1)
            name.frame = Rect(x: 0, y: y, width: max(0, bounds.width - number - Spacing.xs), height: 1)
        }
        placeCaption(y: 2, isCentered: false)
    }

    private func placeCaption(y: Int, isCentered: Bool) {
        let size = caption.measure(Size(width: bounds.width, height: 1))
        let x = isCentered ? (bounds.width - size.width) / 2 : 0
        caption.frame = Rect(x: max(0, x), y: y, width: min(size.width, bounds.width), height: size.height)
    }

    private static func style(isWinner: Bool) -> TextStyle {
        isWinner ? TextStyle(.title, .textPrimary) : TextStyle(.textPrimary)
    }
}
