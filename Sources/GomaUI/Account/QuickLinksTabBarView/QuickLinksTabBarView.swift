/// Shortcuts that share the width of a bar, and scroll where it has too little; none of them is ever chosen.
public final class QuickLinksTabBarView: ComponentView<
    any QuickLinksTabBarViewModelProtocol, QuickLinksTabBarDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = QuickLinksTabBarViewModel

    private lazy var bar = StripBarView<QuickLinkItemView>(
        in: environment, spacing: Spacing.none
    ) { [environment] in QuickLinkItemView(in: environment).growing() }
    private lazy var emptyLabel = Label(environment.text(.noQuickLinks), foreground: .textSecondary)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addStrip(bar, emptyLabel: emptyLabel) }

    override public func setupWithTheme() { showsFocusMark = false }

    override public func render(_ state: QuickLinksTabBarDisplayState) {
        bar.isHidden = state.links.isEmpty
        emptyLabel.isHidden = !state.links.isEmpty
        let hasIcons = viewModel == nil || state.links.contains { $0.icon != nil }
        bar.show(state.links, of: StripContents(itemIDs: state.links.map(\.kind.rawValue))) { [weak self] view, link in
            view.onActivate =
                self?.viewModel == nil ? nil : { [weak self] in self?.viewModel?.openQuickLink(link.kind) }
            view.show(link, belowIcon: hasIcons, isAwaited: self?.viewModel == nil)
            view.accessibilityIdentifier = "link-\(link.kind.rawValue)"
        }
    }

    override public func resetInteraction() { bar.reset() }

    public var interfaceState: StripBarState {
        get { bar.interfaceState }
        set { bar.interfaceState = newValue }
    }
}
