/// A title in a box, with a mark at its end for where it leads.
public final class NavigationActionView: ComponentView<
    any NavigationActionViewModelProtocol, NavigationActionDisplayState
>, StandardComponent
{
    public typealias Model = NavigationActionViewModel

    private lazy var titleLabel = Label().growing().narrowing(to: 4)
    private lazy var markLabel = Label().unspoken()
    private lazy var row = StackView([titleLabel, markLabel], spacing: Spacing.sm)

    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: NavigationActionDisplayState) {
        isEnabled = state.isEnabled
        border = state.isEnabled ? .light : .broken
        background = state.isEnabled ? .level(.control) : .role(.buttonDisablePrimary)
        titleLabel.text = state.title
        titleLabel.style = TextStyle(
            state.isEnabled ? .textPrimary : .textDisablePrimary,
            state.isEnabled ? TextRole.rowTitle.attributes : .dim)
        markLabel.text = state.mark.text(in: glyphs)
        markLabel.style = TextStyle(
            state.isEnabled ? .iconPrimary : .textDisablePrimary, state.isEnabled ? .bold : .dim)
    }

    /// A row inside a border, no wider than leaves the mark near enough to its title.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, 60), height: 3)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyGoThere) { $0.navigate() } }
}
