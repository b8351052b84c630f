/// The filters of a page as pills that scroll sideways, and a pill at the end that opens all of them.
public final class GeneralFilterBarView: ComponentView<
    any GeneralFilterBarViewModelProtocol, GeneralFilterBarDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = GeneralFilterBarViewModel

    private lazy var bar = StripBarView<GeneralFilterItemView>(
        in: environment, spacing: Spacing.xs
    ) { [environment] in GeneralFilterItemView(in: environment) }
    .growing().narrowing(to: 8)
    private lazy var mainPill = MainFilterPillView(environment: environment).narrowing(to: 10)
    private lazy var row = StackView([bar, mainPill], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }

    override public var content: View { row }

    override public var contentInsets: Insets { Insets(right: Spacing.xs) }

    override public func setupWithTheme() {
        background = .level(.page)
        showsFocusMark = false
    }

    override public func render(_ state: GeneralFilterBarDisplayState) {
        let items = items(for: state)
        bar.show(
            items, of: StripContents(id: state.id, itemIDs: state.sports.map(\.id) + state.items.map(\.id)),
            by: viewModel == nil ? nil : items.compactMap(\.identity)
        ) { $0.show($1) }
        mainPill.bind(to: viewModel?.mainFilterViewModel)
    }

    override public func resetInteraction() { bar.reset() }

    /// One for each model that there is; before there are any, blanks stand in.
    private func items(for state: GeneralFilterBarDisplayState) -> [GeneralFilterItem] {
        guard let viewModel else {
            let sports = state.sports.map { _ in GeneralFilterItem.sport(nil) }
            return sports + state.items.map { _ in GeneralFilterItem.option(nil) }
        }
        let sports = viewModel.sportViewModels.map { GeneralFilterItem.sport($0) }
        return sports + viewModel.itemViewModels.map { GeneralFilterItem.option($0) }
    }

    public var interfaceState: StripBarState {
        get { bar.interfaceState }
        set { bar.interfaceState = newValue }
    }
}
