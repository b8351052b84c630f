/// Decides which countries and leagues a panel shows, and what choosing a league means.
public protocol CountryLeaguesFilterViewModelProtocol: DisplayStateSource<CountryLeaguesFilterDisplayState>,
    FilterPanelActions
{
    /// Shows the leagues of a country, or hides them.
    func toggleCountry(id: String)
}
