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
        let isBlank = viewModel == nil
        let role: ColorRole = state.isEnabled ? .textPrimary : .textSecondary
        markLabel.text = state.isComplete ? glyphs.success.string : ""
        markLabel.style = TextStyle(.alertSuccess, .bold)
        headingLabel.show(texts.heading, TextStyle(role), shape: isBlank ? 16 : nil)
        iconLabel.text = state.icon?.text(in: glyphs) ?? ""
        titleLabel.show(texts.title, TextStyle(.title, role), shape: isBlank ? 20 : nil)
        subtitleLabel.show(texts.subtitle, TextStyle(.textSecondary), shape: isBlank ? 24 : nil)
        segmentsView.bind(to: viewModel?.segmentsViewModel)
        segmentsView.isHidden = !isBlank && state.totalCount <= 0
        isEnabled = state.isEnabled
    }

    /// It is said that it is out of use, although nobody can go to it.
    override public var accessibilityValue: String? { isEnabled ? super.accessibilityValue : controlWords.unavailable }
}
