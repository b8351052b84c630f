/// A card about a reward: a heading, what the reward is and what it still takes, and the steps as a bar.
public final class ProgressInfoCheckView: ComponentView<
    any ProgressInfoCheckViewModelProtocol, ProgressInfoCheckDisplayState
>, StandardComponent
{
    public typealias Model = ProgressInfoCheckViewModel

    private lazy var markLabel = Label()
    private lazy var headingLabel = Label().growing().narrowing(to: 6).wrapping()
    private lazy var heading = StackView([markLabel, headingLabel], spacing: Spacing.xs)
    private lazy var iconLabel = Label(foreground: .iconSecondary).droppable().unspoken()
    private lazy var titleLabel = Label().wrapping()
    private lazy var subtitleLabel = Label().wrapping()
    private lazy var texts = StackView([titleLabel, subtitleLabel], axis: .vertical).growing().narrowing(to: 12)
    private lazy var message = StackView([iconLabel, texts], spacing: Spacing.sm)
    private lazy var segmentsView = ProgressSegmentsView(environment: environment)
    private lazy var words = StackView([heading, message], axis: .vertical, spacing: Spacing.xs)
    /// Texts and bar begin in one column, as the bar keeps one blank at its sides.
    private lazy var wordsRoom = words.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var column = StackView([wordsRoom, segmentsView], axis: .vertical, spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs, vertical: Spacing.xs) }

    override public func setupWithTheme() {
        background = .level(.card)
        fadesWhenDisabled = true
    }

    override public func render(_ state: ProgressInfoCheckDisplayState) {
        let texts = ProgressRewardTexts(state, in: environment)
        markLabel.text = state.isComplete ? glyphs.success.string : ""
        markLabel.style = TextStyle(.alertSuccess, .bold)
        headingLabel.text = texts.heading
        headingLabel.style = TextStyle(state.isEnabled ? .textPrimary : .textSecondary)
        iconLabel.text = state.icon?.text(in: glyphs) ?? ""
        titleLabel.text = texts.title
        titleLabel.style = TextStyle(.title, state.isEnabled ? .textPrimary : .textSecondary)
        subtitleLabel.text = texts.subtitle
        subtitleLabel.style = TextStyle(.textSecondary)
        segmentsView.bind(to: viewModel?.segmentsViewModel)
        segmentsView.isHidden = viewModel != nil && state.totalCount <= 0
        isEnabled = state.isEnabled
        if viewModel == nil { renderShape() }
    }

    /// It is said that it is out of use, although nobody can go to it.
    override public var accessibilityValue: String? { isEnabled ? super.accessibilityValue : controlWords.unavailable }

    /// What stands in for words before there are any.
    private func renderShape() {
        for (label, columns) in [(headingLabel, 16), (titleLabel, 20), (subtitleLabel, 24)] {
            label.text = glyphs.shape(columns: columns)
            label.style = TextStyle(.textSecondary, .dim)
        }
    }
}
