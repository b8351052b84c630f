/// Until when a bonus has to be wagered, or since when it is released.
public enum BonusDeadline: Codable, Hashable, Sendable {
    case at(moment: CalendarMoment)
    /// Seconds that are left, counted down.
    case `in`(seconds: Limited<Countdown>)
}
