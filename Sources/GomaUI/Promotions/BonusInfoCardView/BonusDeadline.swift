/// The moment until which a bonus has to be wagered, or since which it is released.
public enum BonusDeadline: Codable, Hashable, Sendable {
    case at(moment: CalendarMoment)
    /// Seconds that are left, counted down.
    case `in`(seconds: Limited<Countdown>)
}
