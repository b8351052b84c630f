/// The format of a moment.
public enum MomentFormat: Codable, Hashable, Sendable {
    /// `20:45 Fri 18/04`.
    case timeFirst
    /// `Friday, Apr 18 at 8:45 PM`, in each language as its people write it.
    case sentence
    /// `Apr 18, 2025 - 8:45 PM`, in each language as its people write it.
    case dateAndTime
    /// Letters stand for parts of the moment, as Unicode has them for dates: `y` year, `M` month, `d` day, `E` weekday, `H`
    /// and `h` hour of 24 and of 12, `m` minute, `a` half of the day. Twice a letter is two digits, three times the short
    /// name, four times the long one; what stands in single quotation marks is written as it is: `EEEE, d MMM 'at' HH:mm`.
    case pattern(String)
}
