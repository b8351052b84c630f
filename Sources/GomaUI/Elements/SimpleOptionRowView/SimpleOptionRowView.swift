/// A choice in words behind a ring, which is filled where it is the one that holds. The first column is the focus mark's.
public final class SimpleOptionRowView: ComponentView<
    any SimpleOptionRowViewModelProtocol, SimpleOptionRowDisplayState
>, StandardComponent
{
    public typealias Model = SimpleOptionRowViewModel

    private lazy var radioLabel = Label()
    private lazy var titleLabel = Label().growing().narrowing(to: 4).wrapping(upTo: Self.mostRows)
    private lazy var row = StackView([radioLabel, titleLabel], spacing: Spacing.xs)

    /// Rows of a title; what is beyond is cut.
    private static let mostRows = 2
    /// Letters that a title of unknown length stands in for.
    private static let placeholderLength = 14

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override public func render(_ state: SimpleOptionRowDisplayState) {
        let isBlank = viewModel == nil
        titleLabel.text =
            isBlank ? glyphs.shape(columns: Self.placeholderLength) : state.title
        titleLabel.style =
            isBlank ? TextStyle(.textSecondary, .dim) : TextStyle(.textPrimary, state.isSelected ? .bold : [])
        radioLabel.showRing(isChosen: state.isSelected, isShape: isBlank)
        isSelected = state.isSelected
    }

    override public var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, environment.text(.keyChoose)) { [self] in viewModel?.select() }]
    }
}
