/// What a page says of filters.
struct MatchFiltersOptions: Decodable {
    /// The sportsbook whose matches they let through.
    var of: String
}
