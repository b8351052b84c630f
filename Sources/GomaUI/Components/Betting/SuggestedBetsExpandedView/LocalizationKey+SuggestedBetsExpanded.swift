/// Texts that the component brings itself.
extension LocalizationKey {
    public static let noSuggestedBets = Self("noSuggestedBets", english: "No suggested bets now")
    public static let pageOf = Self("pageOf", english: "Page {page} of {count}")
}
