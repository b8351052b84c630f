/// Texts that the component brings itself.
extension LocalizationKey {
    public static let noSuggestedBets = Self("noSuggestedBets", english: "No suggested bets now")
    public static let pageOf = Self("pageOf", english: "Page {page} of {count}")
    public static let keyOpenOrClose = Self("keyOpenOrClose", english: "open or close")
    public static let keyMatchBefore = Self("keyMatchBefore", english: "match before")
    public static let keyMatchAfter = Self("keyMatchAfter", english: "match after")
}
