/// A choice in words behind a ring, which is filled where it is the one that holds. The first column is the focus mark's.
public final class SimpleOptionRowView: ComponentView<
    any SimpleOptionRowViewModelProtocol, SimpleOptionRowDisplayState
>, StandardComponent
{
    public typealias Model = SimpleOptionRowViewModel

    private lazy var radioLabel = Label()
    private lazy var titleLabel = Label().growing().narrowing(to: 4).wrapping(upTo: 2)
    private lazy var row = StackView([radioLabel, titleLabel], spacing: Spacing.xs)
    /// Columns of the shape of a title: rows of a list that is not known yet differ in length.
    package var shapeColumns = 14 {
        didSet { if viewModel == nil { titleLabel.text = glyphs.shape(columns: shapeColumns) } }
    }

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override public func render(_ state: SimpleOptionRowDisplayState) {
        let isBlank = viewModel == nil
        let style = TextStyle(.textPrimary, state.isSelected ? .bold : [])
        titleLabel.show(state.title, style, shape: isBlank ? shapeColumns : nil)
        radioLabel.showRing(isChosen: state.isSelected, isShape: isBlank)
        isSelected = state.isSelected
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyChoose) { $0.select() } }
}
