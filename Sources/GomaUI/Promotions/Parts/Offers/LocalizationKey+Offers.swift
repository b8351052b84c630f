/// Texts that several components for offers bring themselves.
extension LocalizationKey {
    package static let keyOpenPromotion = Self("keyOpenPromotion", english: "open the promotion")
    /// While an offer that was asked for has not been answered.
    static let offerAsked = Self("offerAsked", english: "One moment…")
    static let offerClaimed = Self("offerClaimed", english: "Claimed")
    static let offerTaken = Self("offerTaken", english: "Done")
    static let offerRefused = Self("offerRefused", english: "Not to be had now")
    static let bonusTerms = Self("bonusTerms", english: "Terms and conditions")
    package static let noPromotions = Self("noPromotions", english: "No promotions now")
}
