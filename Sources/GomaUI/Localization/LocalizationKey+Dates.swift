/// Names of days and months, and how a date is put into words.
extension LocalizationKey {
    /// Monday first.
    public static let weekdays = [
        Self("monday", english: "Monday"),
        Self("tuesday", english: "Tuesday"),
        Self("wednesday", english: "Wednesday"),
        Self("thursday", english: "Thursday"),
        Self("friday", english: "Friday"),
        Self("saturday", english: "Saturday"),
        Self("sunday", english: "Sunday"),
    ]
    /// Monday first.
    public static let shortWeekdays = [
        Self("shortMonday", english: "Mon"),
        Self("shortTuesday", english: "Tue"),
        Self("shortWednesday", english: "Wed"),
        Self("shortThursday", english: "Thu"),
        Self("shortFriday", english: "Fri"),
        Self("shortSaturday", english: "Sat"),
        Self("shortSunday", english: "Sun"),
    ]
    public static let shortMonths = [
        Self("shortJanuary", english: "Jan"),
        Self("shortFebruary", english: "Feb"),
        Self("shortMarch", english: "Mar"),
        Self("shortApril", english: "Apr"),
        Self("shortMay", english: "May"),
        Self("shortJune", english: "Jun"),
        Self("shortJuly", english: "Jul"),
        Self("shortAugust", english: "Aug"),
        Self("shortSeptember", english: "Sep"),
        Self("shortOctober", english: "Oct"),
        Self("shortNovember", english: "Nov"),
        Self("shortDecember", english: "Dec"),
    ]
    /// Names in braces stand for the parts of the date; the clock is as the language has it.
    public static let dateSentence = Self("dateSentence", english: "{weekday}, {month} {day} at {clock}")
    /// Behind the time on a clock of twelve hours.
    public static let beforeNoon = Self("beforeNoon", english: "AM")
    public static let afterNoon = Self("afterNoon", english: "PM")
}
