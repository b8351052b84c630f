/// A picture, a sentence on what is missing, and for guests a button below it.
public final class EmptyStateActionView: ComponentView<
    any EmptyStateActionViewModelProtocol, EmptyStateActionDisplayState
>, StandardComponent
{
    public typealias Model = EmptyStateActionViewModel

    private lazy var pictureLabel = Label().unspoken()
    private lazy var titleLabel = Label(alignment: .center).wrapping()
    private lazy var words = StackView(
        [pictureLabel, titleLabel], axis: .vertical, spacing: Spacing.xs, alignment: .center)
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var column = StackView([words, buttonView], axis: .vertical, spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: EmptyStateActionDisplayState) {
        let isKnown = viewModel != nil
        let shape = glyphs.shape
        pictureLabel.text = isKnown ? state.picture?.text(in: glyphs) ?? "" : shape(2)
        pictureLabel.style =
            isKnown && state.isEnabled ? TextStyle(.highlightPrimary, .bold) : TextStyle(.textSecondary, [.bold, .dim])
        titleLabel.text = isKnown ? state.title : "\(shape(28))\n\(shape(30))"
        titleLabel.accessibilityLabel = isKnown ? Self.paragraphs(of: state.title) : nil
        titleLabel.style = TextStyle(
            isKnown && state.isEnabled ? .textPrimary : .textSecondary, isKnown && state.isEnabled ? [] : .dim)
        buttonView.show(viewModel?.buttonViewModel)
    }

    /// A line for each paragraph: within one, lines are broken only to look well. Blank lines stand between paragraphs.
    private static func paragraphs(of text: String) -> String {
        text.split(separator: "\n\n").map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
            .joined(separator: "\n")
    }
}
