/// How far a match has come, as a page's file holds it.
struct LiveEntry: Decodable {
    let period: String
    /// `nil` in a break.
    let minute: Int?
    let home: Int
    let away: Int

    private enum Key: CodingKey { case period, minute, home, away }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func count(_ key: Key) throws -> Int? { try values.decodeIfPresent(Limited<Count>.self, forKey: key)?.number }
        period = try values.text(.period)
        minute = try count(.minute)
        home = try count(.home) ?? 0
        away = try count(.away) ?? 0
    }

    private enum Count: NumberRange { static let range = 0...999 }
}
