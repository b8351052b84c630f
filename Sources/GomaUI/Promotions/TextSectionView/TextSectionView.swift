/// A heading over a paragraph, each in a weight and a colour of its own.
public final class TextSectionView: ComponentView<any TextSectionViewModelProtocol, TextSectionDisplayState>,
    StandardComponent
{
    public typealias Model = TextSectionViewModel

    private lazy var titleLabel = Label().wrapping()
    private lazy var textLabel = Label().wrapping()
    private lazy var column = StackView([titleLabel, textLabel], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: TextSectionDisplayState) {
        let isBlank = viewModel == nil
        titleLabel.showBlock(
            isBlank ? nil : state.title, Self.style(state.titleColor, state.titleEmphasis), shape: [5, 7])
        textLabel.showBlock(
            isBlank ? nil : state.text, Self.style(state.textColor, state.textEmphasis), shape: [8, 4, 6])
        let hasBoth = !state.title.isEmpty && !state.text.isEmpty
        column.spacing = hasBoth ? min(max(state.spacing, 0), 3) : 0
    }

    private static func style(_ color: ColorRole, _ emphasis: TextSectionEmphasis) -> TextStyle {
        switch emphasis {
        case .strong: TextStyle(.title, color)
        case .regular: TextStyle(.body, color)
        case .faint: TextStyle(color, .dim)
        }
    }
}
