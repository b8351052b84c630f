/// A match and a market in the middle of a card, and below them how the bet has ended.
public final class BetDetailResultSummaryView: ComponentView<
    any BetDetailResultSummaryViewModelProtocol, BetDetailResultSummaryDisplayState
>, StandardComponent
{
    public typealias Model = BetDetailResultSummaryViewModel

    private lazy var matchLabel = Label(style: TextStyle(.title, .textPrimary), alignment: .center).wrapping()
    private lazy var betTypeLabel = Label(foreground: .textPrimary, alignment: .center)
    private lazy var rule = SeparatorRule()
    private lazy var captionLabel = Label(environment.text(.betResult), foreground: .textSecondary)
        .growing().narrowing(to: 3).droppable()
    private lazy var badge = BadgeView()
    private lazy var resultRow = StackView([captionLabel, badge], spacing: Spacing.sm)
    private lazy var column = StackView(inCard: [matchLabel, betTypeLabel, rule, resultRow])

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override public func setupWithTheme() { background = .role(.backgroundTertiary) }

    /// An empty match keeps its line, and a result that is not known the shape of its badge.
    override public func render(_ state: BetDetailResultSummaryDisplayState) {
        matchLabel.text = state.match.isEmpty ? " " : state.match
        betTypeLabel.text = state.betType
        if let result = state.result {
            badge.show(result, in: environment)
        } else {
            let shape = glyphs.shape(columns: 5)
            badge.show(shape, TextStyle(.textSecondary, .dim), on: .role(.backgroundSecondary))
        }
        captionLabel.accessibilityLabel = state.result == nil ? "" : nil
    }
}
