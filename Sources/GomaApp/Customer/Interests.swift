/// What somebody has marked and looked for.
struct Interests: Codable, Hashable, Sendable {
    var favoriteGames: Set<String> = []
    /// The latest first.
    var searches: [String] = []
}
