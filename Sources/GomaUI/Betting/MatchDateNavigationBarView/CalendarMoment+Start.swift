/// The words for the start of a match.
@MainActor
extension CalendarMoment {
    /// The day where the customer is: "Today", "Tomorrow" or "17 June", which is "17/06" where there is little room.
    /// - Parameter now: tells which day is today; `nil` where each day has its date.
    func dayWords(now: CalendarMoment?, in environment: ViewEnvironment, as form: MatchTimeForm) -> String {
        let moments = environment.moments
        return switch now.map({ moments.days(from: $0, to: self) }) {
        case 0: environment.text(.dayToday)
        case 1: environment.text(.dayTomorrow)
        default: moments.string(self, as: form == .long ? .dayAndMonth : .shortDate)
        }
    }
}
