extension LocalizationKey {
    static let noSuggestedBets = Self("noSuggestedBets", english: "No suggested bets now")
    package static let pageOf = Self("pageOf", english: "Page {page} of {count}")
    static let keyMatchBefore = Self("keyMatchBefore", english: "match before")
    static let keyMatchAfter = Self("keyMatchAfter", english: "match after")
}
