/// A tile with the picture of a sport over its name.
public final class SportTypeSelectorItemView: ComponentView<
    any SportTypeSelectorItemViewModelProtocol, SportTypeSelectorItemDisplayState
>, StandardComponent
{
    public typealias Model = SportTypeSelectorItemViewModel

    private lazy var iconLabel = Label(alignment: .center).unspoken()
    private lazy var selectionMark = Label().droppable().unspoken()
    private lazy var nameLabel = Label().narrowing(to: 2)
    private lazy var nameRow = StackView([selectionMark, nameLabel], spacing: Spacing.xs)
    private lazy var column = StackView([iconLabel, nameRow], axis: .vertical, alignment: .center)

    /// Picture, name and the two rows of the border.
    private static let height = 4

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(column) }

    override public func initConstraints() {
        column.layout {
            $0.horizontal.equal(to: self)
            $0.centerY.equal(to: self)
        }
    }

    override public func render(_ state: SportTypeSelectorItemDisplayState) {
        let text: ColorRole = state.isSelected ? .highlightPrimaryContrast : .textPrimary
        let attributes: TextAttributes = state.isSelected ? .bold : state.isEnabled ? [] : .dim
        iconLabel.text = state.icon?.text(in: glyphs) ?? ""
        iconLabel.style = TextStyle(state.isSelected ? text : .iconSecondary, attributes)
        nameLabel.text = state.name
        nameLabel.style = TextStyle(text, attributes)
        selectionMark.text = state.isSelected ? glyphs.selected.string : ""
        selectionMark.style = TextStyle(text, .bold)
        isSelected = state.isSelected
        isEnabled = state.isEnabled
        let resting = state.isEnabled ? GroundLevel.control.role : .buttonDisablePrimary
        background = .role(state.isSelected ? .highlightPrimary : resting)
        border = state.isEnabled ? .light : .broken
        borderStyle = TextStyle(state.isSelected ? .highlightPrimaryContrast : .separatorLine)
        focusStyle = TextStyle(state.isSelected ? .highlightPrimaryContrast : .highlightPrimary, .bold)
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let wish = nameLabel.widthOnOneLine + 2 * (Spacing.xs + 1)
        return Size(width: proposal.width < View.unbounded ? proposal.width : wish, height: Self.height)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyChoose) { $0.select() } }
}
