/// Texts that several components for offers bring themselves.
extension LocalizationKey {
    static let keyOpenPromotion = Self("keyOpenPromotion", english: "open the promotion")
    static let noPromotions = Self("noPromotions", english: "No promotions now")
}
