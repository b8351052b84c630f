/// Texts on how far a match has come.
extension LocalizationKey {
    static let halfTime = Self("halfTime", english: "Half Time")
    static let extraTime = Self("extraTime", english: "Extra Time")
    static let overtime = Self("overtime", english: "Overtime")
    static let pausePart = Self("pausePart", english: "Break")
    static let setPart = Self("setPart", english: "{ordinal} Set")
    static let quarterPart = Self("quarterPart", english: "{ordinal} Quarter")
    static let periodPart = Self("periodPart", english: "{ordinal} Period")
    static let inningPart = Self("inningPart", english: "{ordinal} Inning")
    static let ordinalFirst = Self("ordinalFirst", english: "1st")
    static let ordinalSecond = Self("ordinalSecond", english: "2nd")
    static let ordinalThird = Self("ordinalThird", english: "3rd")
    static let ordinalLater = Self("ordinalLater", english: "{number}th")
    static let penalties = Self("penalties", english: "Penalties")
    static let periodAndMinute = Self("periodAndMinute", english: "{period}, {minute} Min")
    static let periodAndMinuteShort = Self("periodAndMinuteShort", english: "{period} {minute}'")
    package static let firstHalf = Self("firstHalf", english: "1st Half")
    package static let secondHalf = Self("secondHalf", english: "2nd Half")
    package static let fullTime = Self("fullTime", english: "Full time")
    /// Where there is little room.
    static let halfTimeShort = Self("halfTimeShort", english: "HT")
}
