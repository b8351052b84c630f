/// What a page can say of a day of a made-up league, whose matches come behind those that the page lists.
struct LeagueOptions: Decodable {
    /// What everything in it follows from: the same number brings the same day.
    var seed: Limited<Seed>
    var matches: Limited<Matches>?
    /// Changes of the whole day, about.
    var events: Limited<Events>?
    /// How many times as fast as the clock it goes.
    var speed: Limited<Speed>?

    /// The numbers that days are told apart by.
    enum Seed: NumberRange {
        static let range = 0...999_999_999
    }

    /// Matches of a day.
    enum Matches: NumberRange {
        static let range = League.matchCounts
    }

    /// Changes of a day.
    enum Events: NumberRange {
        static let range = League.eventCounts
    }

    /// How fast it goes.
    enum Speed: NumberRange {
        static let range = 0.1...1000.0
    }

    /// When a day begins of which the page does not say it.
    static let opening = CalendarMoment(year: 2026, month: 6, day: 13, hour: 12, minute: 0)

    /// The day, as it begins at a moment.
    func league(opening: CalendarMoment) -> League {
        League(
            seed: UInt64(seed.number), matchCount: matches?.number ?? 500, eventCount: events?.number ?? 2_000_000,
            opening: opening.date)
    }
}
