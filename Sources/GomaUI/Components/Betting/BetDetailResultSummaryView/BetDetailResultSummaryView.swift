import TerminalKit

/// A match and a market in the middle of a card, and below them how the bet has ended.
public final class BetDetailResultSummaryView: ComponentView<
    any BetDetailResultSummaryViewModelProtocol, BetDetailResultSummaryDisplayState
>
{
    private lazy var matchLabel = Label(style: TextStyle(.title, .textPrimary), alignment: .center).wrapping()
    private lazy var betTypeLabel = Label(foreground: .textPrimary, alignment: .center)
    private lazy var rule = SeparatorRule()
    private lazy var captionLabel = Label(environment.text(.betResult), foreground: .textSecondary)
        .growing().narrowing(to: 3).droppable()
    private lazy var badge = BadgeView()
    private lazy var resultRow = StackView([captionLabel, badge], spacing: Spacing.sm)
    private lazy var lines: [View] = [matchLabel, betTypeLabel, rule, resultRow]

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        background = .role(.backgroundTertiary)
        groundShape = .round
        lines.forEach(addSubview)
    }

    override public func initConstraints() {
        var above = topAnchor
        for line in lines {
            line.layout {
                $0.horizontal.equal(to: self, insetBy: Spacing.sm)
                $0.top.equal(to: above)
                if line === betTypeLabel || line === resultRow { $0.height.equal(to: 1) }
            }
            above = line.bottomAnchor
        }
    }

    override public func setupWithTheme() { badge.padding = Spacing.xs }

    /// An empty match keeps its line.
    override public func render(_ state: BetDetailResultSummaryDisplayState) {
        matchLabel.text = state.match.isEmpty ? " " : state.match
        betTypeLabel.text = state.betType
        if let result = state.result {
            badge.show(result, in: environment)
        } else {
            badge.show("", TextStyle(.textSecondary), on: .role(.backgroundSecondary))
        }
    }
}
