/// Texts that several components for offers bring themselves.
extension LocalizationKey {
    package static let keyOpenPromotion = Self("keyOpenPromotion", english: "open the promotion")
    package static let noPromotions = Self("noPromotions", english: "No promotions now")
}
