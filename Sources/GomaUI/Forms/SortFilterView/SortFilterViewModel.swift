/// The model of a sort filter: one option at a time, in place of the one before.
public final class SortFilterViewModel: FilterPanelViewModel<SortFilterDisplayState>, SortFilterViewModelProtocol,
    ActingModel
{
    public static let actions = [
        Action("toggleCollapse()", toggleCollapse),
        Action("selectFilter(id:)", selectFilter),
        Action("search(for:)", search),
        Action("reset()", reset),
    ]
}
