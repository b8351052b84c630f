/// Sports to choose from, in a grid of tiles that scrolls.
public final class SportTypeSelectorView: ComponentView<
    any SportTypeSelectorViewModelProtocol, SportTypeSelectorDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = SportTypeSelectorViewModel

    private lazy var titleLabel = Label(environment.text(.selectSport), style: TextStyle(.title, .textPrimary))
        .growing().narrowing(to: 6)
    private lazy var cancelLink = TextLink(actionTitle: environment.text(.keyCancel))
    private lazy var bar = StackView([titleLabel, cancelLink])
    private lazy var barLine = bar.embedded()
    private lazy var barGap = Label(" ")
    private lazy var grid = TileGrid<SportTypeSelectorItemView>(in: environment)
    private lazy var scroll = ScrollView(grid)
    private lazy var scrollRoom = scroll.embedded(insetBy: Insets(right: Spacing.xs)).growing()
    private lazy var emptyLabel = Label(
        environment.text(.noOptions), foreground: .textSecondary, alignment: .center
    ).wrapping()
    private lazy var emptyRoom = emptyLabel.embedded(insetBy: Insets(right: Spacing.xs))
    private lazy var column = StackView(
        [Label(" "), barLine, barGap, scrollRoom, emptyRoom, Label(" ")], axis: .vertical)

    /// Rows of tiles that are wanted at most; more sports than have room in them scroll.
    private static let mostRows = 20

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    /// The way out brings its own column along, so that it ends where the tiles do.
    override public var contentInsets: Insets { Insets(left: Spacing.sm, right: Spacing.xs) }

    override public func setupWithTheme() {
        background = .level(.card)
        scroll.barStyle = TextStyle(.scroll)
        cancelLink.onActivate = { [weak self] in self?.viewModel?.cancel() }
    }

    override public func render(_ state: SportTypeSelectorDisplayState) {
        barLine.isHidden = !state.isScreen
        barGap.isHidden = !state.isScreen
        cancelLink.render(environment.text(.cancel), leadsOn: state.isScreen, isEnabled: state.isScreen)
        grid.tileViews.bind(to: viewModel?.sportViewModels, blanks: state.sports.count)
        scrollRoom.isHidden = state.sports.isEmpty
        emptyRoom.isHidden = !state.sports.isEmpty
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let wish = super.sizeThatFits(proposal)
        let room = Size(width: max(1, wish.width - 2 * Spacing.sm), height: View.unbounded)
        let excess = scrollRoom.isHidden ? 0 : max(0, scroll.measure(room).height - Self.mostRows)
        return Size(width: wish.width, height: wish.height - excess)
    }

    override public func resetInteraction() { scroll.contentOffset = 0 }

    /// Rows of the grid above those in view.
    public var interfaceState: Int {
        get { scroll.contentOffset }
        set { scroll.contentOffset = newValue }
    }
}
