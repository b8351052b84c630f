/// The pill that opens all filters of a page, with a badge that counts those in force.
public final class MainFilterPillView: ComponentView<
    any MainFilterPillViewModelProtocol, MainFilterPillDisplayState
>, StandardComponent
{
    public typealias Model = MainFilterPillViewModel

    private lazy var pill = FilterPill()

    override public var content: View { pill }

    override public func render(_ state: MainFilterPillDisplayState) {
        pill.show(
            icon: icon(state.icon), title: state.title ?? environment.text(.filter), count: state.activeCount,
            mark: state.showsArrow ? glyphs.moreRight : nil, isShape: viewModel == nil)
        pill.spokenCount = spokenCount(state.activeCount)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenFilters) { $0.openFilters() } }

    private func icon(_ icon: MainFilterIcon) -> String? {
        switch icon {
        case .none: nil
        case .standard: glyphs[.allFilters].string
        case .picture(let picture): picture.text(in: glyphs)
        }
    }

    private func spokenCount(_ count: Int) -> String? {
        count > 0 ? environment.counted(count, .oneActiveFilter, .activeFilters) : nil
    }
}
