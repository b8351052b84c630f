/// What a page can say of filters.
struct MatchFiltersOptions: Decodable {
    /// The sportsbook whose matches they let through.
    var of: String
    /// The matches that there are to filter; all of them unless said.
    var only: MatchGroup?
}
