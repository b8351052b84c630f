/// The model of a sort filter: one option at a time, in place of the one before.
public final class SortFilterViewModel: ViewModel<SortFilterDisplayState>, SortFilterViewModelProtocol,
    ActingModel
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

    /// Puts other options in place of those shown; the choice stays with its option, also while that is missing.
    public func updateOptions(_ options: [FilterOption]) { update { $0.options = options } }
}
