/// A match of a book, as pages show it: which it is, and what of it texts can name.
struct BookMatch: Encodable {
    let book: Sportsbook
    let id: String
    private let home: String
    private let away: String
    private let competition: String
    private let country: String

    private enum CodingKeys: CodingKey { case id, home, away, competition, country }

    init(_ match: Match, in book: Sportsbook) {
        self.book = book
        id = match.id
        home = match.home
        away = match.away
        competition = match.competition
        country = match.country
    }
}
