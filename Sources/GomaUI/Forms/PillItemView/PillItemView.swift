/// One filter in a row of filters.
public final class PillItemView: ComponentView<any PillItemViewModelProtocol, PillItemDisplayState>, StandardComponent {
    public typealias Model = PillItemViewModel

    private lazy var iconLabel = Label().droppable().unspoken()
    private lazy var titleLabel = Label().narrowing(to: 6)
    private lazy var trailingLabel = Label()
    private lazy var pill = PillBox([iconLabel, titleLabel, trailingLabel], padding: Spacing.xs)
    private lazy var room = PillRoom(pill)
    private var opensMore = false

    override public var content: View { room }

    override public func render(_ state: PillItemDisplayState) {
        iconLabel.text = state.icon?.text(in: glyphs) ?? ""
        titleLabel.text = viewModel == nil ? glyphs.shape(columns: 5) : state.title
        trailingLabel.text = trailingText(state.kind)
        trailingLabel.accessibilityLabel = state.kind == .expansible ? "" : nil
        opensMore = state.kind == .expansible && !state.isReadOnly
        isSelected = state.isSelected
        isEnabled = !state.isReadOnly
        isReadOnly = state.isReadOnly
        renderColors(state)
        if viewModel == nil { titleLabel.style = TextStyle(.textSecondary, .dim) }
    }

    /// What a press brings goes before the pill, so that it is closed whenever it is read.
    override public var accessibilityValue: String? {
        ReadingText.joined([opensMore ? controlWords.collapsed : nil, super.accessibilityValue])
    }

    override public var keyBindings: [KeyBinding] { pressing(.keySelect) { $0.toggleSelection() } }

    /// A read-only pill has a fainter ground; one that is selected keeps it, and its words stand out.
    private func renderColors(_ state: PillItemDisplayState) {
        let style = state.isSelected ? state.customization.selected : state.customization.unselected
        let isFilled = state.isSelected && !state.isReadOnly
        let isAccented = state.isSelected && state.isReadOnly
        let text = isAccented ? state.customization.unselected.text : style.text
        let ground = state.isReadOnly ? state.customization.unselected.ground : style.ground
        let edge = state.isReadOnly || ground != nil ? nil : style.border
        titleLabel.style = TextStyle(text, isAccented ? [.bold, .underline] : state.isReadOnly ? [] : .bold)
        trailingLabel.style = TextStyle(isFilled ? text : .textSecondary)
        iconLabel.style = TextStyle(isFilled ? text : state.tintsIcon ? .highlightPrimary : .iconSecondary)
        pill.look = PillBox.Look(
            ground: ground.map { .role($0) } ?? restingGround(edge),
            ends: state.isReadOnly ? .faint : isFilled ? .chosen : .resting, edge: edge.map { TextStyle($0) })
    }

    /// Where a line would be in the colour of a role, there is a tint of it: a row has no room for a line around it.
    private func restingGround(_ edge: ColorRole?) -> ColorReference {
        edge.map { .blend($0, share: Self.tint, on: GroundLevel.control.role) } ?? .level(.control)
    }

    private static let tint = 0.25

    private func trailingText(_ kind: PillItemKind) -> String {
        switch kind {
        case .informative: ""
        case .expansible: glyphs.expanded.string
        case .countable(let count): count > 0 ? environment.money.string(whole: count.number) : ""
        }
    }
}
