/// Texts that the component brings itself.
extension LocalizationKey {
    static let noSuggestedBets = Self("noSuggestedBets", english: "No suggested bets now")
    static let pageOf = Self("pageOf", english: "Page {page} of {count}")
    static let keyOpenOrClose = Self("keyOpenOrClose", english: "open or close")
    static let keyMatchBefore = Self("keyMatchBefore", english: "match before")
    static let keyMatchAfter = Self("keyMatchAfter", english: "match after")
}
