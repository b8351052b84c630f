/// The end of a bonus: until when it has to be wagered, or since when it is released or over.
public enum BonusDeadline: Codable, Hashable, Sendable {
    case at(moment: CalendarMoment)
    /// Seconds that are left, counted down.
    case `in`(seconds: Limited<Countdown>)
}
