/// The format of a moment.
public enum MomentFormat: Codable, Hashable, Sendable {
    /// `20:45 Fri 18/04`, with the weekday in the language; the order is the same in each.
    case timeFirst
    /// `Friday, Apr 18 at 8:45 PM`, in each language as its people write it.
    case sentence
    /// `Apr 18, 2025 - 8:45 PM`, in each language as its people write it.
    case dateAndTime
    /// `20:45`, in each language the same.
    case clock
    /// `18/04`, in each language as its people write it.
    case shortDate
    /// `18 April`, in each language as its people write it.
    case dayAndMonth
    /// `18 Apr 2025`, in each language as its people write it.
    case date
    /// `Friday 18/04/2025`, in each language as its people write it.
    case weekdayAndDate
    /// `Fri 18/04 - 20:45`, in each language as its people write it.
    case weekdayAndClock
    /// `18/04/2025, 20:45`, in each language as its people write it.
    case dateAndClock
    /// Letters stand for parts of the moment, as Unicode has them for dates: `y` year, `M` month, `d` day, `E` weekday, `H`
    /// and `h` hour of 24 and of 12, `m` minute, `a` half of the day. Twice a letter is two digits, three times the short
    /// name, four times the long one; what stands in single quotation marks is written as it is: `EEEE, d MMM 'at' HH:mm`.
    case pattern(String)
}
