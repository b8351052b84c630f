/// The headings of days in lists of what has happened.
@MainActor
extension CalendarMoment {
    /// The day where the customer is: "Today", "Yesterday" or "Friday 18/04/2025".
    /// - Parameter now: tells which day is today; `nil` where each day has its date.
    func dayHeading(now: CalendarMoment?, in environment: ViewEnvironment) -> String {
        let moments = environment.moments
        return switch now.map({ moments.days(from: $0, to: self) }) {
        case 0: environment.text(.dayToday)
        case -1: environment.text(.dayYesterday)
        default: moments.string(self, as: .weekdayAndDate)
        }
    }
}
