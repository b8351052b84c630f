import Foundation

/// A tournament as a page's file holds it.
struct TournamentEntry: Decodable {
    let id: String
    let title: String
    /// When it begins, and when it is over, of UTC.
    let starts: MomentText
    let ends: MomentText
    /// What the first has, the second, and so on.
    let prizes: [Limited<Prize>]
    /// How many others take part.
    let rivals: Limited<Rivals>?
    /// About how many points the best of them has at the end.
    let best: Limited<Points>?
    let seed: UInt64?

    enum Prize: NumberRange { static let range = 1...100_000 }
    enum Rivals: NumberRange { static let range = 0...999 }
    enum Points: NumberRange { static let range = 0...1_000_000 }

    var tournament: Tournament {
        let start = starts.moment?.date ?? .distantPast
        return Tournament(
            id: id, starts: start, ends: ends.moment?.date ?? start, prizes: prizes.map { Amount($0.number) },
            rivals: rivals?.number ?? 39, best: best?.number ?? 60, seed: seed ?? 0)
    }
}
