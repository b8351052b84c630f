/// The model of a leagues filter: limits events to one league, and finds leagues by what is typed.
public final class LeaguesFilterViewModel: ViewModel<LeaguesFilterDisplayState>,
    LeaguesFilterViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("toggleCollapse()", toggleCollapse),
        Action("selectFilter(id:)", selectFilter),
        Action("search(for:)", search),
        Action("reset()", reset),
    ]

    public func toggleCollapse() {
        record()
        update { $0.isCollapsed.toggle() }
    }

    public func selectFilter(id: String) {
        record(id)
        update { $0.select(id) }
    }

    public func search(for text: String) {
        record(text)
        update { $0.searchText = text }
    }

    public func reset() {
        record()
        update { $0.reset() }
    }

    /// Puts other leagues in place of those shown; the choice stays with its league, also while that is missing.
    public func updateLeagues(_ leagues: [FilterOption]) { update { $0.leagues = leagues } }
}
