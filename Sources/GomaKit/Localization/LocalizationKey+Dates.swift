/// Names of days and months, and how a date is put into words. The short form of a name is its first three letters, or as many
/// as tell it from the others.
extension LocalizationKey {
    /// Monday first.
    static let weekdays = [
        Self("monday", english: "Monday"),
        Self("tuesday", english: "Tuesday"),
        Self("wednesday", english: "Wednesday"),
        Self("thursday", english: "Thursday"),
        Self("friday", english: "Friday"),
        Self("saturday", english: "Saturday"),
        Self("sunday", english: "Sunday"),
    ]
    static let months = [
        Self("january", english: "January"),
        Self("february", english: "February"),
        Self("march", english: "March"),
        Self("april", english: "April"),
        Self("may", english: "May"),
        Self("june", english: "June"),
        Self("july", english: "July"),
        Self("august", english: "August"),
        Self("september", english: "September"),
        Self("october", english: "October"),
        Self("november", english: "November"),
        Self("december", english: "December"),
    ]
    /// Names in braces stand for the parts of the date, of which each language takes those that it needs.
    static let dateSentence = Self("dateSentence", english: "{weekday}, {month} {day} at {clock}")
    static let shortDate = Self("shortDate", english: "{day2}/{month2}")
    static let dayAndMonth = Self("dayAndMonth", english: "{day} {monthName}")
    static let dateInWords = Self("dateInWords", english: "{day} {month} {year}")
    static let weekdayAndDate = Self("weekdayAndDate", english: "{weekday} {day2}/{month2}/{year}")
    static let dateAndClock = Self("dateAndClock", english: "{day2}/{month2}/{year}, {clock}")
    /// Behind the time on a clock of twelve hours.
    static let beforeNoon = Self("beforeNoon", english: "AM")
    static let afterNoon = Self("afterNoon", english: "PM")
}
