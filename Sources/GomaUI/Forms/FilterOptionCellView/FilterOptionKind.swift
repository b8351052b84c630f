/// The subject of a filter.
public enum FilterOptionKind: String, CaseIterable, Codable, Hashable, Sendable {
    case sport
    /// The order of what is let through.
    case sortBy
    case league

    /// What it is called when it is read aloud.
    var title: LocalizationKey {
        switch self {
        case .sport: .filterSport
        case .sortBy: .filterSortBy
        case .league: .filterLeague
        }
    }
}
