/// The model of a main filter pill: has the owner open all filters.
public final class MainFilterPillViewModel: ViewModel<MainFilterPillDisplayState>,
    MainFilterPillViewModelProtocol, ActingModel
{
    public static let actions = [Action("openFilters()", openFilters)]

    public func openFilters() { act(asking: OpenFilters()) }
}
