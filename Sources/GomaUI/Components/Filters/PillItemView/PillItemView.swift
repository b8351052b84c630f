import TerminalKit

/// One filter in a row of filters.
public final class PillItemView: ComponentView<any PillItemViewModelProtocol, PillItemDisplayState> {
    private lazy var leftCap = Label()
    private lazy var iconLabel = Label().droppable()
    private lazy var titleLabel = Label().narrowing(to: 6)
    private lazy var trailingLabel = Label()
    private lazy var rightCap = Label()
    private lazy var words = StackView([iconLabel, titleLabel, trailingLabel], spacing: Spacing.xs)
    /// What the ends stand at; the ends are drawn in its colour on what lies below.
    private lazy var fill = View().growing().narrowing(to: 1)
    private lazy var row = StackView([leftCap, fill, rightCap])

    override public var content: View { row }

    override public func setupSubviews() { fill.embed(words, insetBy: Insets(horizontal: Spacing.xs)) }

    override public func render(_ state: PillItemDisplayState) {
        iconLabel.text = state.icon?.text(in: glyphs) ?? ""
        titleLabel.text = state.title
        trailingLabel.text = trailingText(state.kind)
        isSelected = state.isSelected
        isEnabled = !state.isReadOnly
        renderCaps(state)
        renderColors(state)
    }

    override public var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, environment.text(.keySelect)) { [self] in viewModel?.toggleSelection() }]
    }

    private func renderCaps(_ state: PillItemDisplayState) {
        let caps =
            switch (state.isReadOnly, state.isSelected) {
            case (true, _): (glyphs.readOnlyPill, glyphs.readOnlyPill)
            case (false, true): (glyphs.selectedPillLeft, glyphs.selectedPillRight)
            case (false, false): (glyphs.pillLeft, glyphs.pillRight)
            }
        leftCap.text = caps.0.string
        rightCap.text = caps.1.string
    }

    /// A read-only pill that is selected keeps a quiet ground and says so by its accent.
    private func renderColors(_ state: PillItemDisplayState) {
        let style = state.isSelected ? state.customization.selected : state.customization.unselected
        let isFilled = state.isSelected && !state.isReadOnly
        let isAccented = state.isSelected && state.isReadOnly
        let text = ColorRole(isAccented ? style.ground ?? style.text : style.text)
        let ground = (state.isReadOnly ? state.customization.unselected.ground : style.ground).map { ColorRole($0) }
        fill.background = ground.map { .role($0) }
        titleLabel.style = TextStyle(text, isAccented ? [.bold, .underline] : state.isReadOnly ? [] : .bold)
        trailingLabel.style = TextStyle(isFilled ? text : .textSecondary)
        iconLabel.style = state.tintsIcon ? trailingLabel.style : TextStyle(isFilled ? text : .iconSecondary)
        let border = state.isReadOnly ? nil : style.border
        let cap = border.map { ColorRole($0) } ?? (isFilled ? ground : nil) ?? .separatorLineSecondary
        leftCap.style = TextStyle(cap)
        rightCap.style = TextStyle(cap)
    }

    private func trailingText(_ kind: PillItemKind) -> String {
        switch kind {
        case .informative: ""
        case .expansible: glyphs.expanded.string
        case .countable(let count): count > 0 ? String(count) : ""
        }
    }
}
