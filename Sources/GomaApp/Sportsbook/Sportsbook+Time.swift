import Foundation

/// The time in the day of the matches.
extension Sportsbook {
    private static let quarterOfHour: TimeInterval = 900

    /// The last quarter of an hour that there was in the day of the matches, so that what shows it seldom is another; `nil`
    /// where nobody knows which day is today.
    var now: CalendarMoment? {
        guard let opening, let quarters else { return nil }
        let quarter = quarters.rounded(.down) * Self.quarterOfHour
        return CalendarMoment(max(opening, Date(timeIntervalSince1970: quarter)))
    }

    /// Quarters of an hour since 1970 in the day of the matches, with the part that there has been of the last.
    private var quarters: Double? {
        opening.map { $0.addingTimeInterval(customer.elapsed * speed).timeIntervalSince1970 / Self.quarterOfHour }
    }

    /// The day that it is where the customer is.
    private var today: CalendarMoment? { now.map(environment.moments.day) }

    /// Has told anew what calls days by name each time that another one has begun: with a quarter of the clock, wherever
    /// between two of them a run begins.
    func turnDays() {
        guard let quarters, let day = today else { return }
        dayTurn = environment.scheduler.after(time(from: quarters, to: quarters.rounded(.down) + 1)) { [weak self] in
            guard let self else { return }
            if today != day { markDays() }
            turnDays()
        }
    }

    /// How long it takes until ``now`` has come to a later moment; `nil` where nobody knows which day is today.
    func time(to moment: Date) -> Duration? {
        quarters.map { time(from: $0, to: (moment.timeIntervalSince1970 / Self.quarterOfHour).rounded(.up)) }
    }

    private func time(from quarters: Double, to quarter: Double) -> Duration {
        // What is reckoned may be less than a thousandth short of it.
        .seconds(max((quarter - quarters) * Self.quarterOfHour / speed, 0.001))
    }
}
