/// A row of the search history: Enter searches for it again, Del or its cross takes it out. It stands on the ground of
/// its list.
public final class RecentSearchView: ComponentView<any RecentSearchViewModelProtocol, RecentSearchDisplayState>,
    StandardComponent
{
    public typealias Model = RecentSearchViewModel

    private lazy var iconLabel = Label(foreground: .iconSecondary).droppable().unspoken()
    private lazy var textLabel = Label().growing().narrowing(to: 4)
    private lazy var crossLabel = Label(foreground: .iconSecondary, .bold).unspoken()
    private lazy var row = StackView([iconLabel, textLabel, crossLabel], spacing: Spacing.xs)
    private lazy var rule = SeparatorRule()
    private lazy var column = StackView([row, rule], axis: .vertical)
    /// Told when the focus has come to the row or gone from it.
    var onFocusChange: (() -> Void)?

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override public func render(_ state: RecentSearchDisplayState) {
        iconLabel.text = Pictogram.search.text(in: glyphs)
        textLabel.show(state.text, TextStyle(.textPrimary), shape: viewModel == nil ? 12 : nil)
        crossLabel.text = viewModel == nil ? "" : glyphs.close.string
        rule.isHidden = !state.showsRule
        column.isHidden = state.isRemoved
        isEnabled = !state.isRemoved
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        column.isHidden ? .zero : super.sizeThatFits(proposal)
    }

    override public var keyBindings: [KeyBinding] {
        [
            KeyBinding(.activate, environment.text(.keySearchAgain)) { [self] in viewModel?.repeatSearch() },
            KeyBinding(.keys([KeyEvent(.delete), KeyEvent(.backspace)]), environment.text(.keyForgetSearch)) {
                [self] in viewModel?.remove()
            },
        ]
    }

    override public func focusChanged() {
        super.focusChanged()
        onFocusChange?()
    }

    /// A click on the cross takes the search out, one elsewhere searches again.
    override public func handle(_ mouse: MouseEvent) -> Bool {
        let cross = crossLabel.convertToWindow(crossLabel.bounds)
        let place = convertToWindow(Rect(origin: mouse.location, size: Size(width: 1, height: 1)))
        guard isEnabled, viewModel != nil, mouse.action == .press(.left),
            place.minX >= cross.minX - Spacing.xs, place.minY == cross.minY
        else { return super.handle(mouse) }
        viewModel?.remove()
        return true
    }
}
