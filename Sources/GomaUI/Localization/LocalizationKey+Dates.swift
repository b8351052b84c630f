/// Names of days and months, and how a date is put into words. The first three letters of a name are its short form.
extension LocalizationKey {
    /// Monday first.
    public static let weekdays = [
        Self("monday", english: "Monday", portuguese: "Segunda-feira"),
        Self("tuesday", english: "Tuesday", portuguese: "Terça-feira"),
        Self("wednesday", english: "Wednesday", portuguese: "Quarta-feira"),
        Self("thursday", english: "Thursday", portuguese: "Quinta-feira"),
        Self("friday", english: "Friday", portuguese: "Sexta-feira"),
        Self("saturday", english: "Saturday", portuguese: "Sábado"),
        Self("sunday", english: "Sunday", portuguese: "Domingo"),
    ]
    public static let months = [
        Self("january", english: "January", portuguese: "janeiro"),
        Self("february", english: "February", portuguese: "fevereiro"),
        Self("march", english: "March", portuguese: "março"),
        Self("april", english: "April", portuguese: "abril"),
        Self("may", english: "May", portuguese: "maio"),
        Self("june", english: "June", portuguese: "junho"),
        Self("july", english: "July", portuguese: "julho"),
        Self("august", english: "August", portuguese: "agosto"),
        Self("september", english: "September", portuguese: "setembro"),
        Self("october", english: "October", portuguese: "outubro"),
        Self("november", english: "November", portuguese: "novembro"),
        Self("december", english: "December", portuguese: "dezembro"),
    ]
    /// Names in braces stand for the parts of the date.
    public static let dateSentence = Self(
        "dateSentence",
        english: "{weekday}, {month} {day} at {clock12}",
        portuguese: "{weekday}, {day} {month} às {clock}")
    public static let dateAndTime = Self(
        "dateAndTime",
        english: "{month} {day2}, {year} - {clock12}",
        portuguese: "{day} {month} {year} - {clock}")
}
