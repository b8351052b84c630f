/// Texts on how far a match has come.
extension LocalizationKey {
    static let halfTime = Self("halfTime", english: "Half time")
    static let extraTime = Self("extraTime", english: "Extra time")
    static let overtime = Self("overtime", english: "Overtime")
    static let pausePart = Self("pausePart", english: "Break")
    static let setPart = Self("setPart", english: "{ordinal} set")
    static let quarterPart = Self("quarterPart", english: "{ordinal} quarter")
    static let periodPart = Self("periodPart", english: "{ordinal} period")
    static let inningPart = Self("inningPart", english: "{ordinal} inning")
    static let ordinalFirst = Self("ordinalFirst", english: "1st")
    static let ordinalSecond = Self("ordinalSecond", english: "2nd")
    static let ordinalThird = Self("ordinalThird", english: "3rd")
    static let ordinalLater = Self("ordinalLater", english: "{number}th")
    /// Of numbers beyond twenty, as the two below; where a language counts them as others, they are the same as those.
    static let ordinalEndingInOne = Self("ordinalEndingInOne", english: "{number}st")
    static let ordinalEndingInTwo = Self("ordinalEndingInTwo", english: "{number}nd")
    static let ordinalEndingInThree = Self("ordinalEndingInThree", english: "{number}rd")
    static let penalties = Self("penalties", english: "Penalties")
    static let periodAndMinute = Self("periodAndMinute", english: "{period}, {minute} min")
    static let periodAndMinuteShort = Self("periodAndMinuteShort", english: "{period} {minute}'")
    package static let firstHalf = Self("firstHalf", english: "1st half")
    package static let secondHalf = Self("secondHalf", english: "2nd half")
    /// Where there is little room.
    static let halfTimeShort = Self("halfTimeShort", english: "HT")
}
