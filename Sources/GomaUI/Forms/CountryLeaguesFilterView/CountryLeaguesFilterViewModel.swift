/// The model of a country leagues filter: countries open and close each by itself, and one league is chosen overall.
public final class CountryLeaguesFilterViewModel: FilterPanelViewModel<CountryLeaguesFilterDisplayState>,
    CountryLeaguesFilterViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("toggleCollapse()", toggleCollapse),
        Action("toggleCountry(id:)", toggleCountry),
        Action("selectFilter(id:)", selectFilter),
        Action("search(for:)", search),
        Action("reset()", reset),
    ]

    public func toggleCountry(id: String) { act(id) { $0.toggleCountry(id) } }
}
