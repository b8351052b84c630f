/// The model of a leagues filter: limits events to one league, and finds leagues by what is typed.
public final class LeaguesFilterViewModel: FilterPanelViewModel<LeaguesFilterDisplayState>,
    LeaguesFilterViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("toggleCollapse()", toggleCollapse),
        Action("selectFilter(id:)", selectFilter),
        Action("search(for:)", search),
        Action("reset()", reset),
    ]
}
